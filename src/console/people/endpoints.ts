/** The screens of candidates, and their commands. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import {
  changeViewCommand,
  deleteViewCommand,
  listScreen,
  saveViewCommand,
} from './list-screens.tsx';
import { CANDIDATES, SAVED_VIEW, SAVED_VIEWS } from './rules.ts';
import { DeleteViewForm, ViewForm } from './schemas.ts';

const ofList = { needs: 'applicants.write', of: CANDIDATES } as const;

export const people: readonly ConsoleRoute[] = [
  screen(CANDIDATES, 'applicants.read', listScreen),
  command(SAVED_VIEWS, { ...ofList, body: ViewForm }, saveViewCommand),
  command(SAVED_VIEW, { ...ofList, body: ViewForm }, changeViewCommand),
  command(`${SAVED_VIEW}/delete`, { ...ofList, body: DeleteViewForm }, deleteViewCommand),
];
