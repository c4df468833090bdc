/** The screens of candidates, and their commands. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { assignManyCommand, assignManyScreen } from './assign-many-screens.tsx';
import { assignCommand, assignScreen } from './assign-screens.tsx';
import { eraseCommand, eraseScreen, mergeCommand, mergeScreen } from './ask-screens.tsx';
import {
  changeViewCommand,
  deleteViewCommand,
  listScreen,
  saveViewCommand,
} from './list-screens.tsx';
import {
  addDocumentCommand,
  correctCommand,
  exportCommand,
  fieldsCommand,
  holdCommand,
  personScreen,
  removeDocumentCommand,
  removeDocumentScreen,
  tagCommand,
} from './person-screens.tsx';
import { dismissCommand, duplicatesScreen } from './duplicates-screens.tsx';
import {
  ASSIGN,
  ASSIGN_MANY,
  CANDIDATES,
  DUPLICATE,
  DUPLICATES,
  duplicatesQueryNames,
  ERASE,
  listQueryNames,
  MERGE,
  PERSON,
  REMOVE_DOCUMENT,
  SAVED_VIEW,
  SAVED_VIEWS,
} from './rules.ts';
import {
  AssignForm,
  AssignManyForm,
  CorrectionForm,
  DeleteViewForm,
  DismissForm,
  DocumentForm,
  EraseForm,
  HoldForm,
  MergeForm,
  PersonButtonForm,
  TagForm,
  ViewForm,
} from './schemas.ts';

const ofList = { needs: 'applicants.write', of: CANDIDATES } as const;
const ofPerson = { needs: 'applicants.write', of: PERSON } as const;
const ofAdmins = { needs: 'applicants.erase', of: PERSON } as const;

export const people: readonly ConsoleRoute[] = [
  screen(CANDIDATES, 'applicants.read', listScreen, [...listQueryNames, 'done', 'assigned']),
  command(SAVED_VIEWS, { ...ofList, body: ViewForm }, saveViewCommand),
  command(SAVED_VIEW, { ...ofList, body: ViewForm }, changeViewCommand),
  command(`${SAVED_VIEW}/delete`, { ...ofList, body: DeleteViewForm }, deleteViewCommand),
  // These two before the page of a person: the first path that matches is served.
  screen(DUPLICATES, 'applicants.read', duplicatesScreen, [
    ...duplicatesQueryNames,
    'pair',
    'done',
  ]),
  command(
    DUPLICATE,
    { needs: 'applicants.write', of: DUPLICATES, body: DismissForm },
    dismissCommand,
  ),
  screen(ASSIGN_MANY, 'applicants.write', assignManyScreen, ['pick.*', 'list', 'q', 'job']),
  command(
    ASSIGN_MANY,
    { needs: 'applicants.write', of: ASSIGN_MANY, body: AssignManyForm },
    assignManyCommand,
  ),
  screen(PERSON, 'applicants.read', personScreen, ['done']),
  command(`${PERSON}/correct`, { ...ofPerson, body: CorrectionForm }, correctCommand),
  command(`${PERSON}/fields`, { ...ofPerson, body: CorrectionForm }, fieldsCommand),
  command(`${PERSON}/tags`, { ...ofPerson, body: TagForm }, tagCommand),
  command(
    `${PERSON}/documents`,
    { ...ofPerson, body: DocumentForm, files: ['file'] },
    addDocumentCommand,
  ),
  screen(ASSIGN, 'applicants.write', assignScreen, ['q']),
  command(ASSIGN, { ...ofPerson, of: ASSIGN, body: AssignForm }, assignCommand),
  screen(REMOVE_DOCUMENT, 'applicants.write', removeDocumentScreen),
  command(
    REMOVE_DOCUMENT,
    { ...ofPerson, of: REMOVE_DOCUMENT, body: PersonButtonForm },
    removeDocumentCommand,
  ),
  command(`${PERSON}/hold`, { ...ofAdmins, body: HoldForm }, holdCommand),
  command(`${PERSON}/export`, { ...ofAdmins, body: PersonButtonForm }, exportCommand),
  screen(MERGE, 'applicants.erase', mergeScreen, ['from', 'q']),
  command(MERGE, { ...ofAdmins, of: MERGE, body: MergeForm }, mergeCommand),
  screen(ERASE, 'applicants.erase', eraseScreen),
  command(ERASE, { ...ofAdmins, of: ERASE, body: EraseForm }, eraseCommand),
];
