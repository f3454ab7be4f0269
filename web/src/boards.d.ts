/** Boards of games that live elsewhere, by their ids (see scripts/boards.ts). */
declare module 'virtual:boards' {
  const boards: Record<string, () => Promise<import('./lib/game').GameModule>>;
  export default boards;
}
