/** The page of an application, what is done there, and its documents. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { documentScreen } from './document-screens.ts';
import { APPLICATION, DOCUMENT } from './rules.ts';
import {
  ApplicationTagForm,
  ButtonForm,
  EmailForm,
  FieldsForm,
  MoveApplicationForm,
  NameForm,
  NoteForm,
  UndoMoveForm,
} from './schemas.ts';
import {
  applicationScreen,
  emailCommand,
  fieldsCommand,
  moveCommand,
  nameCommand,
  noteCommand,
  tagCommand,
  undoMoveCommand,
  unrejectCommand,
  viewedCommand,
} from './screens.tsx';

const ofPage = { needs: 'applicants.write', of: APPLICATION } as const;

export const application: readonly ConsoleRoute[] = [
  screen(APPLICATION, 'applicants.read', applicationScreen, ['moved', 'decided', 'done']),
  command(`${APPLICATION}/move`, { ...ofPage, body: MoveApplicationForm }, moveCommand),
  command(`${APPLICATION}/undo`, { ...ofPage, body: UndoMoveForm }, undoMoveCommand),
  command(`${APPLICATION}/note`, { ...ofPage, body: NoteForm }, noteCommand),
  command(`${APPLICATION}/fields`, { ...ofPage, body: FieldsForm }, fieldsCommand),
  command(`${APPLICATION}/name`, { ...ofPage, body: NameForm }, nameCommand),
  command(`${APPLICATION}/tags`, { ...ofPage, body: ApplicationTagForm }, tagCommand),
  command(`${APPLICATION}/email`, { ...ofPage, body: EmailForm }, emailCommand),
  command(`${APPLICATION}/unreject`, { ...ofPage, body: ButtonForm }, unrejectCommand),
  command(
    `${APPLICATION}/viewed`,
    { ...ofPage, needs: 'applicants.read', body: ButtonForm },
    viewedCommand,
  ),
  screen(DOCUMENT, 'applicants.read', documentScreen),
];
