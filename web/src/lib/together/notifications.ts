/** Notifications of the browser: only where somebody wanted them, and only while the page is out of sight. */
import { remember, remembered } from '../shell/memory';

const KEY = 'notify';

/** Whether it is worth offering them: the browser knows them, and nobody has said yes or no. */
export function canOffer(): boolean {
  return isSecureContext && 'Notification' in window && Notification.permission === 'default' && remembered(KEY) === null;
}

export function decline(): void {
  remember(KEY, 'no');
}

/** Asks the browser to ask; says whether they will come. A first one shows what they look like: where it cannot be
 *  made (some phones), there will be none. */
export async function accept(example: string): Promise<boolean> {
  remember(KEY, 'asked');
  if ((await Notification.requestPermission()) !== 'granted') return false;
  return show(example, '');
}

/** Something that whoever does not look should know. */
export function notify(text: string, table: string): void {
  if (document.hidden && 'Notification' in window && Notification.permission === 'granted') show(text, table);
}

function show(text: string, tag: string): boolean {
  try {
    const shown = new Notification('Tryptyk', { body: text, tag, icon: '/favicon-turn.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}
