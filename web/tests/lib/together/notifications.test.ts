import { afterEach, describe, expect, it, vi } from 'vitest';
import { accept, canOffer, decline, notify } from '../../../src/lib/together/notifications';

/** A browser that answers so when it is asked, and a page that is in sight or not. */
function browser(permission: NotificationPermission, hidden: boolean, answer = permission) {
  const shown: string[] = [];
  class Notice {
    static permission = permission;
    static requestPermission = async () => (Notice.permission = answer);
    onclick = null;
    constructor(_: string, { body }: { body: string }) {
      shown.push(body);
    }
  }
  const kept = new Map<string, string>();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('window', { Notification: Notice });
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return shown;
}

afterEach(() => vi.unstubAllGlobals());

describe('notifications', () => {
  it('are offered until somebody has said yes or no', async () => {
    browser('default', false);
    expect(canOffer()).toBe(true);
    decline();
    expect(canOffer()).toBe(false);
    browser('denied', false);
    expect(canOffer()).toBe(false);
  });

  it('show what they look like where they are wanted, and where the browser refuses none come', async () => {
    const shown = browser('default', false, 'granted');
    expect(await accept('so')).toBe(true);
    expect([shown, canOffer()]).toEqual([['so'], false]);
    browser('default', false, 'denied');
    expect(await accept('so')).toBe(false);
  });

  it('come only while the page is out of sight', () => {
    const inSight = browser('granted', false);
    notify('your turn', 'table');
    expect(inSight).toEqual([]);
    const hidden = browser('granted', true);
    notify('your turn', 'table');
    expect(hidden).toEqual(['your turn']);
    const unwanted = browser('default', true);
    notify('your turn', 'table');
    expect(unwanted).toEqual([]);
  });
});
