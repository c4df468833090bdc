/** Today, where the console of a company begins. */
import * as z from 'zod';
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { HIDE_STEPS, TODAY } from './rules.ts';
import { hideStepsCommand, todayScreen } from './screens.tsx';

export const today: readonly ConsoleRoute[] = [
  screen(TODAY, 'jobs.read', todayScreen),
  command(HIDE_STEPS, { needs: 'company.manage', of: TODAY, body: z.object({}) }, hideStepsCommand),
];
