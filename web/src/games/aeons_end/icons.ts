/** The icons of the cover, as in `looks.json`: they are on the home page, where nothing else of the game is loaded. */
export const NEMESIS = { rageborne: 'diablo-skull' };
export const MAGES = { mist: 'woman-elf-face', brama: 'nun-face', kadir: 'cowled', xaxos: 'warlock-hood' };
