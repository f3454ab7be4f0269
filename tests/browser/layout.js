// What is wrong with how a page lies: text that is cut or too small, and what covers what. Gives lines of words.
// Whatever lies outside of what is scrolled, or wholly outside of what clips it, is not looked at: it is not seen.
// Under a window nothing is; and what lies over the board for a while may cover it.
(() => {
  const SLACK = 2;
  const LEAST_TEXT = 11.9;
  // How high letters are, as a share of the size of their font.
  const LETTERS = 0.75;
  // What can be chosen rises a little under the pointer.
  const LEAN = 5;
  // Cards in a fan cover one another, a spell lies on its breach, and figures that rise go by.
  const APART = '.hand, .played, .spells, .pop, [popover], .unseen, .skip';
  const COVERED = '.ae-ring';
  const ACTS = 'button, a[href], input, select';
  // Each is laid by itself, over the rest: a drawer, notices, what people say, tips and hints, the end of a game.
  const OVER = '.drawer, .place, .heard, .notes, .veil';
  // A line may end after these, in the middle of a word.
  const HYPHENS = /[-–—/\u00ad]/;

  /** The window on top, or the drawer where it lies over all, or the page. */
  const top = () => [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal')).at(-1)
    ?? (innerWidth > 900 ? null : document.querySelector('.drawer')) ?? document.body;
  const together = (one, other) => one.closest(OVER) === other.closest(OVER);

  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const some = (one) => one.right - one.left > SLACK && one.bottom - one.top > SLACK;
  const around = (all) => all.reduce((one, other) => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }));
  const call = (one) => {
    const words = (one.textContent.trim() || one.ariaLabel || '').replace(/\s+/g, ' ').slice(0, 40);
    const owner = one.closest('[class]');
    return `"${words}" (${[owner?.tagName.toLowerCase(), ...(owner?.classList ?? [])].filter((name) => !/^s[\w-]*$/.test(name) || !/\d|-/.test(name)).slice(0, 3).join('.')})`;
  };
  const clips = (style, side) => /hidden|clip/.test(style[`overflow${side}`]);
  const scrolls = (style, side) => /auto|scroll/.test(style[`overflow${side}`]);

  /** What of a box is seen through all that clips or scrolls it, and whether what clips (and cannot be scrolled) cuts it. */
  function seen(element, whole) {
    let left = whole;
    let isCut = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const rect = one.getBoundingClientRect();
      for (const [side, from, to] of [['X', 'left', 'right'], ['Y', 'top', 'bottom']]) {
        if (!clips(style, side) && !scrolls(style, side)) continue;
        const inside = { ...left, [from]: Math.max(left[from], rect[from]), [to]: Math.min(left[to], rect[to]) };
        if (!some(inside)) return { left: inside, isCut: false };
        const lost = left[to] - left[from] - (inside[to] - inside[from]);
        if (lost > SLACK && clips(style, side)) isCut = true;
        left = inside;
      }
      if (style.position === 'fixed') break;
    }
    const page = cut(left, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const below = page.bottom < left.bottom - SLACK && !document.querySelector('#main');
    const beyond = some(page) && (page.right < left.right - SLACK || below || page.left > left.left + SLACK);
    return { left: page, isCut: isCut || beyond };
  }

  function texts() {
    const found = [];
    for (const one of top().querySelectorAll('*')) {
      if (one.closest('svg, .unseen, .skip, script, style') || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      if (!words.length) continue;
      const range = document.createRange();
      const lines = words.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(box);
      }).filter((line) => line.right - line.left > 1);
      if (!lines.length) continue;
      // The air above and below the letters may meet that of the next line, and may be cut.
      const size = parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
      const tight = lines.map((line) => {
        const air = Math.max(0, (line.bottom - line.top - LETTERS * size) / 2);
        return { ...line, top: line.top + air, bottom: line.bottom - air };
      });
      const { left, isCut } = seen(one, around(tight));
      if (!some(left)) continue;
      found.push({ one, words, lines: tight.map((line) => cut(line, left)).filter(some), size, isCut });
    }
    return found;
  }

  /** The words of a text that begin on one line and end on another. */
  function broken({ words, size }) {
    const range = document.createRange();
    return words.flatMap((node) => [...node.data.matchAll(/\S+/g)].filter(([word]) => !HYPHENS.test(word)).filter(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > size / 2;
    }).map(([word]) => word));
  }

  /** What is wrong with a window as such: it fits, and it is full of what it holds. */
  function* frame(dialog) {
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) yield 'the window leaves the page';
    if (dialog.scrollWidth > dialog.clientWidth + SLACK) yield 'the window is scrolled sideways';
    const inside = dialog.firstElementChild.getBoundingClientRect();
    const lost = [inside.left - left, right - inside.right - (dialog.offsetWidth - dialog.clientWidth), inside.top + dialog.scrollTop - top, bottom - inside.bottom];
    if (lost.some((one) => one > 2 * SLACK)) yield `the window is empty in parts: ${lost.map(Math.round)}`;
  }

  function wrongs() {
    const told = new Set();
    const words = texts();
    const under = top();
    if (under.matches('dialog')) for (const wrong of frame(under)) told.add(wrong);
    for (const text of words) {
      for (const word of broken(text)) told.add(`broken word: "${word}" in ${call(text.one)}`);
      const act = text.one.closest('button, a.button');
      const { left, top, right, bottom } = act?.getBoundingClientRect() ?? {};
      if (act && !act.closest(APART) && text.lines.some((line) => line.left < left - SLACK || line.top < top - SLACK || line.right > right + SLACK || line.bottom > bottom + SLACK)) told.add(`leaves its button: ${call(text.one)}`);
    }
    for (const { one, lines, size, isCut } of words) {
      if (isCut && !one.closest(APART)) told.add(`cut: ${call(one)}`);
      if (one.closest('.table > header') && !one.closest('dialog') && new Set(lines.map((line) => Math.round(line.top / size))).size > 1) told.add(`broken: ${call(one)}`);
      if (size < LEAST_TEXT) told.add(`small, ${size.toFixed(1)} px: ${call(one)}`);
    }
    const calm = words.filter(({ one }) => !one.closest(APART));
    calm.forEach((first, n) => calm.slice(n + 1).forEach((second) => {
      if (first.one.contains(second.one) || second.one.contains(first.one) || !together(first.one, second.one)) return;
      if (first.lines.some((one) => second.lines.some((other) => some(cut(one, other))))) told.add(`overlap: ${call(first.one)} and ${call(second.one)}`);
    }));
    const acts = [...under.querySelectorAll(ACTS)]
      .filter((one) => !one.closest(APART) && !one.matches(COVERED) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({ one, left: seen(one, box(one.getBoundingClientRect())).left }))
      .filter(({ left }) => some(left));
    acts.forEach((first, n) => {
      acts.slice(n + 1).forEach((second) => {
        if (first.one.contains(second.one) || second.one.contains(first.one) || !together(first.one, second.one)) return;
        if (some(cut(first.left, second.left))) told.add(`overlap: ${call(first.one)} and ${call(second.one)}`);
      });
      for (const { one, lines } of calm) {
        if (first.one.contains(one) || one.contains(first.one) || one.parentElement.contains(first.one) || !together(first.one, one)) continue;
        if (lines.some((line) => some(cut(line, first.left)))) told.add(`${call(one)} lies on ${call(first.one)}`);
      }
    });
    for (const { one } of acts) {
      const area = one.closest('.panels > *');
      if (!area || scrolls(getComputedStyle(area), 'Y')) continue;
      const [inner, outer] = [one.getBoundingClientRect(), area.getBoundingClientRect()];
      if (inner.top < outer.top - LEAN || inner.bottom > outer.bottom + LEAN) told.add(`leaves its panel: ${call(one)}`);
    }
    // Cards of a hand may cover one another, but not their names.
    for (const { one, lines } of words.filter(({ one }) => one.matches('.hand .name'))) {
      const card = one.closest('.slot');
      const ends = lines.flatMap(({ left, top, right, bottom }) => [left + SLACK, right - SLACK].map((x) => [x, (top + bottom) / 2]));
      if (ends.some(([x, y]) => (document.elementFromPoint(x, y)?.closest('.slot') ?? card) !== card)) told.add(`covered: ${call(one)}`);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    // A page that is no table (Page.svelte) goes on below.
    if (scrollWidth > innerWidth || scrollHeight > innerHeight && !document.querySelector('#main')) told.add(`the page is ${scrollWidth} x ${scrollHeight}`);
    // A window lies over the bar, and so does a drawer where there is no room beside it.
    const bar = under === document.body ? document.querySelector('.prompt') : null;
    for (const one of bar?.querySelectorAll('.endings button, .ways button') ?? []) {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width && !one.contains(document.elementFromPoint(left + width / 2, top + height / 2))) told.add(`out of reach: ${call(one)}`);
    }
    return [...told];
  }

  /** Waits until everything lies where it lay a moment before. */
  async function rest(patience) {
    const end = performance.now() + patience;
    const places = () => [...document.querySelectorAll('body *')].flatMap((one) => Object.values(box(one.getBoundingClientRect()))).join();
    let before;
    for (let now = ''; before !== now; now = places()) {
      if (performance.now() > end) throw new Error('it does not come to rest');
      before = now;
      await ears.rest(50);
    }
  }

  window.layout = { wrongs, rest };
})();
