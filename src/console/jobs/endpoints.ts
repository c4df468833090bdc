/** The jobs of a company. */
import { screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { JOBS } from './rules.ts';
import { listScreen } from './screens.tsx';

export const jobs: readonly ConsoleRoute[] = [screen(JOBS, 'jobs.read', listScreen)];
