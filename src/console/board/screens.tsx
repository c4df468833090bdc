/** The board and the table of a job, and the pages that ask: their screens and commands. */
import type { ConsoleRoute } from '#http/console.ts';
import { decisions } from './ask-screens.tsx';
import { boardRoutes } from './board-screens.tsx';
import { tableRoutes } from './table-screens.tsx';

export const board: readonly ConsoleRoute[] = [...boardRoutes, ...tableRoutes, ...decisions];
