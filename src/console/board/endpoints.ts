/** The board of a job: its screens, and the commands of its form. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { hireCommand, hireScreen, rejectCommand, rejectScreen } from './ask-screens.tsx';
import { BOARD, HIRE, REJECT } from './rules.ts';
import { BulkForm, HireForm, MoveForm, RejectForm, UndoBulkForm } from './schemas.ts';
import {
  boardScreen,
  bulkCommand,
  changesScreen,
  columnScreen,
  moveCommand,
  reviewCommand,
  undoBulkCommand,
  undoMoveCommand,
} from './screens.tsx';

const ofBoard = { needs: 'applicants.write', of: BOARD } as const;

export const board: readonly ConsoleRoute[] = [
  screen(BOARD, 'applicants.read', boardScreen),
  screen(`${BOARD}/stages/{stage}`, 'applicants.read', columnScreen),
  screen(`${BOARD}/changes`, 'applicants.read', changesScreen),
  command(`${BOARD}/move`, { ...ofBoard, body: MoveForm }, moveCommand),
  command(`${BOARD}/undo`, { ...ofBoard, body: MoveForm }, undoMoveCommand),
  command(`${BOARD}/review`, { ...ofBoard, body: BulkForm }, reviewCommand),
  command(`${BOARD}/bulk`, { ...ofBoard, body: BulkForm }, bulkCommand),
  command(`${BOARD}/undo-bulk`, { ...ofBoard, body: UndoBulkForm }, undoBulkCommand),
  screen(HIRE, 'applicants.write', hireScreen),
  command(HIRE, { needs: 'applicants.write', of: HIRE, body: HireForm }, hireCommand),
  screen(REJECT, 'applicants.write', rejectScreen),
  command(REJECT, { needs: 'applicants.write', of: REJECT, body: RejectForm }, rejectCommand),
];
