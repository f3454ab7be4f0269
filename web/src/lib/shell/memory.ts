/** What this browser remembers. One that keeps nothing still plays. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`tryptyk-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tryptyk-${key}`);
    else localStorage.setItem(`tryptyk-${key}`, value);
  } catch {
    // It is forgotten when the page is left.
  }
}
