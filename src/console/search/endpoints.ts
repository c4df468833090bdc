/** The search over jobs, candidates and screens, which the palette asks too. */
import { screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { SEARCH } from './rules.ts';
import { searchScreen } from './screens.tsx';

export const search: readonly ConsoleRoute[] = [screen(SEARCH, 'jobs.read', searchScreen, ['q'])];
