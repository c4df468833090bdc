/** Today, where the console of a company begins. */
import * as z from 'zod';
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { HIDE_STEPS, LATE, TODAY, UNVIEWED } from './rules.ts';
import { hideStepsCommand, lateScreen, todayScreen, unviewedScreen } from './screens.tsx';

export const today: readonly ConsoleRoute[] = [
  screen(TODAY, 'jobs.read', todayScreen),
  screen(UNVIEWED, 'applicants.read', unviewedScreen, ['before']),
  screen(LATE, 'applicants.read', lateScreen, ['after']),
  command(HIDE_STEPS, { needs: 'company.manage', of: TODAY, body: z.object({}) }, hideStepsCommand),
];
