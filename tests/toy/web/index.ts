/** The toy on the web table: a board of its own, and for the rest what every game without one has. */
import { plain } from 'tryptyk/lib/plain';
import Board from './Board.svelte';

export default { ...plain('toy'), plain: false, Board };
