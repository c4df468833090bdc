/** The jobs of a company: the list, the editor, and the preview of the career page. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { jobQuestion } from './ask-screens.tsx';
import { changeCommand, createCommand, editorScreen, newScreen } from './editor-screens.tsx';
import {
  newPreviewCommand,
  newPreviewScreen,
  previewCommand,
  previewScreen,
} from './preview-screens.tsx';
import { CLOSE, JOB, JOBS, NEW, REPUBLISH } from './rules/addresses.ts';
import { ButtonForm, EditorForm } from './schemas.ts';
import { listScreen } from './screens.tsx';

const closing = jobQuestion('close');
const publishing = jobQuestion('republish');
/** What the list shows: the pages that ask lead back to it. */
const listed = ['status', 'q', 'office'];
const button = { needs: 'jobs.write', body: ButtonForm, query: listed } as const;
const form = { needs: 'jobs.write', body: EditorForm } as const;

/** In the order in which paths are matched. */
export const jobs: readonly ConsoleRoute[] = [
  screen(JOBS, 'jobs.read', listScreen, [...listed, 'cursor', 'done']),
  screen(NEW, 'jobs.write', newScreen, ['job']),
  command(NEW, { ...form, of: NEW }, createCommand),
  screen(`${NEW}/preview`, 'jobs.write', newPreviewScreen, ['office']),
  command(`${NEW}/preview`, { ...form, of: NEW }, newPreviewCommand),
  screen(CLOSE, 'jobs.write', closing.screen, listed),
  command(CLOSE, { ...button, of: CLOSE }, closing.command),
  screen(REPUBLISH, 'jobs.write', publishing.screen, listed),
  command(REPUBLISH, { ...button, of: REPUBLISH }, publishing.command),
  screen(JOB, 'jobs.write', editorScreen, ['done']),
  command(JOB, { ...form, of: JOB }, changeCommand),
  screen(`${JOB}/preview`, 'jobs.read', previewScreen),
  command(`${JOB}/preview`, { ...form, of: JOB }, previewCommand),
];
