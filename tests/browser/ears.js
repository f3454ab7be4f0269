// What the tests listen to inside a page: what it asked and was told, and when things happened.
// It is there before the page's own scripts.
(() => {
  const ears = {
    /** Choices sent; and how many acts at the table (choices, takings back) are not answered yet. */
    sent: 0,
    pending: 0,
    /** Notices since `listen`. They go by themselves, so whoever looks for one may come too late. */
    said: [],
    /** What a screen reader would say of the page by itself since `heed`: what logs tell, and all else. */
    spoken: [],
    murmured: [],
    /** Sockets that were opened. */
    opened: 0,
    /** What sockets tell does not reach the page. */
    deaf: false,
    /** The state of the table after the last answered choice, and the one that the page knows. */
    done: -1,
    heard: -1,
    /** When the first thing on the board could be chosen, and how long choices took until they were on it, and drawn. */
    ready: 0,
    placed: [],
    shown: [],
  };
  ears.until = (holds, patience) => new Promise((done, fail) => {
    const end = performance.now() + patience;
    const look = () => {
      if (holds()) done();
      else if (performance.now() > end) fail(new Error(`in vain: ${holds}`));
      else setTimeout(look, 5);
    };
    // Not before the next frame: what was just done has been drawn then.
    requestAnimationFrame(look);
  });

  /** Waits until all choices are on the board; says whether there was any since it was asked last. */
  let told = 0;
  ears.answered = async (patience) => {
    const any = ears.sent > told;
    told = ears.sent;
    if (any) await ears.until(() => ears.pending === 0 && ears.heard >= ears.done, patience);
    return any;
  };

  /** Waits until something is asked; gives the number of options, 0 when the game is over. */
  ears.asked = async (patience) => {
    const options = () => document.querySelectorAll('.prompt li button').length;
    await ears.until(() => options() > 0 || document.querySelector('#end'), patience);
    return options();
  };

  ears.listen = () => {
    const place = document.querySelector('.place[role=status]');
    const hear = () => ears.said.push(...[...place.children].map((one) => one.textContent.trim()).filter(Boolean));
    new MutationObserver(hear).observe(place, { childList: true, characterData: true, subtree: true });
  };

  /** Live regions as screen readers have them: of a log what is added to it, of others all that they hold. What is in a
   *  region when it comes into the page is not said. */
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  ears.heed = () => {
    const hear = (records) => {
      const changed = new Set();
      const came = records.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const { target, addedNodes } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (came.some((node) => node.contains(region ?? null))) continue;
        if (region?.matches('[role=log]')) for (const node of addedNodes) say(ears.spoken, node.textContent);
        else if (region) changed.add(region);
      }
      for (const region of changed) say(ears.murmured, region.textContent);
    };
    const say = (row, text) => text.trim() && row.push(text.trim().replace(/\s+/g, ' '));
    new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
  };

  /** Waits until whatever was under way in the page has had its turn: its timers of so many milliseconds, too. */
  ears.rest = (ms) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, ms))));
  window.ears = ears;
  let acted = 0;

  /** The page is told how the table stands, by its socket or as an answer: what comes twice counts once. */
  let at = '';
  const hear = ({ seq, table }) => {
    if (table.id !== at) [at, ears.heard, ears.done] = [table.id, -1, -1];
    if (seq <= ears.heard) return;
    ears.heard = seq;
    const since = acted;
    acted = 0;
    if (!since) return;
    // The page changes before anything else can happen; it is drawn with the next frame.
    setTimeout(() => ears.placed.push(performance.now() - since));
    requestAnimationFrame(() => setTimeout(() => ears.shown.push(performance.now() - since)));
  };

  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('open', () => (ears.opened += 1));
      this.addEventListener('message', (event) => {
        if (ears.deaf) {
          event.stopImmediatePropagation();
          return;
        }
        const message = JSON.parse(event.data);
        if (message.type === 'news') hear(message.situation);
      });
    }
  };

  const ask = window.fetch;
  window.fetch = async (where, ...more) => {
    if (!/\/(choices|undo|undo\/answer)$/.test(String(where))) return ask(where, ...more);
    if (String(where).endsWith('/choices')) ears.sent += 1;
    ears.pending += 1;
    let answer;
    try {
      answer = await ask(where, ...more);
    } catch (error) {
      ears.pending -= 1;
      throw error;
    }
    const read = answer.json.bind(answer);
    answer.json = async () => {
      try {
        const body = await read();
        if (answer.ok) {
          hear(body.situation);
          ears.done = Math.max(ears.done, body.situation.seq);
        }
        return body;
      } finally {
        ears.pending -= 1;
      }
    };
    return answer;
  };

  for (const kind of ['click', 'keydown']) addEventListener(kind, () => (acted = performance.now()), true);

  new MutationObserver((_, observer) => {
    if (!document.querySelector('main .offered')) return;
    ears.ready = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
})();
