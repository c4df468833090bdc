/** The board and the table of a job: their screens, and the commands of their forms. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { hireCommand, hireScreen, rejectCommand, rejectScreen } from './ask-screens.tsx';
import { boardAgain, bulkCommands } from './bulk-screens.tsx';
import { BOARD, boardPath, HIRE, REJECT, TABLE, tablePath } from './rules/addresses.ts';
import { filterNames } from './rules/filters.ts';
import { BulkForm, HireForm, MoveForm, RejectForm, UndoBulkForm } from './schemas.ts';
import {
  boardScreen,
  changesScreen,
  columnScreen,
  moveCommand,
  undoMoveCommand,
} from './screens.tsx';
import { tableAgain, tableScreen } from './table-screens.tsx';

const onBoard = bulkCommands({ pathOf: boardPath, showAgain: boardAgain });
const inTable = bulkCommands({ pathOf: tablePath, showAgain: tableAgain });

/** What the address says of a bulk action that was done. */
const bulkQuery = ['bulk', 'undone'];

const ofTable = { needs: 'applicants.write', of: TABLE, query: filterNames } as const;
const ofBoard = { needs: 'applicants.write', of: BOARD, query: filterNames } as const;

export const board: readonly ConsoleRoute[] = [
  screen(BOARD, 'applicants.read', boardScreen, [
    ...filterNames,
    'moving',
    'moved',
    'decided',
    ...bulkQuery,
  ]),
  screen(`${BOARD}/stages/{stage}`, 'applicants.read', columnScreen, [...filterNames, 'before']),
  screen(`${BOARD}/changes`, 'applicants.read', changesScreen, [...filterNames, 'since']),
  command(`${BOARD}/move`, { ...ofBoard, body: MoveForm }, moveCommand),
  command(`${BOARD}/undo`, { ...ofBoard, body: MoveForm }, undoMoveCommand),
  command(`${BOARD}/review`, { ...ofBoard, body: BulkForm }, onBoard.review),
  command(`${BOARD}/bulk`, { ...ofBoard, body: BulkForm }, onBoard.bulk),
  command(`${BOARD}/undo-bulk`, { ...ofBoard, body: UndoBulkForm }, onBoard.undo),
  screen(TABLE, 'applicants.read', tableScreen, [...filterNames, 'cursor', ...bulkQuery]),
  command(`${TABLE}/review`, { ...ofTable, body: BulkForm }, inTable.review),
  command(`${TABLE}/bulk`, { ...ofTable, body: BulkForm }, inTable.bulk),
  command(`${TABLE}/undo-bulk`, { ...ofTable, body: UndoBulkForm }, inTable.undo),
  screen(HIRE, 'applicants.write', hireScreen, ['application', 'back', 'list']),
  command(HIRE, { needs: 'applicants.write', of: HIRE, body: HireForm }, hireCommand),
  screen(REJECT, 'applicants.write', rejectScreen, ['application', 'back', 'list', 'next']),
  command(REJECT, { needs: 'applicants.write', of: REJECT, body: RejectForm }, rejectCommand),
];
