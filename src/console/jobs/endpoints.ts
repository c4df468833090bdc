/** The jobs of a company: the list, the editor, and the preview of the career page. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { changeCommand, createCommand, editorScreen, newScreen } from './editor-screens.tsx';
import {
  newPreviewCommand,
  newPreviewScreen,
  previewCommand,
  previewScreen,
} from './preview-screens.tsx';
import { JOB, JOBS, NEW } from './rules.ts';
import { EditorForm } from './schemas.ts';
import { listScreen } from './screens.tsx';

const form = { needs: 'jobs.write', body: EditorForm } as const;

/** In the order in which paths are matched. */
export const jobs: readonly ConsoleRoute[] = [
  screen(JOBS, 'jobs.read', listScreen, ['status', 'q', 'cursor']),
  screen(NEW, 'jobs.write', newScreen),
  command(NEW, { ...form, of: NEW }, createCommand),
  screen(`${NEW}/preview`, 'jobs.write', newPreviewScreen, ['office']),
  command(`${NEW}/preview`, { ...form, of: NEW }, newPreviewCommand),
  screen(JOB, 'jobs.write', editorScreen, ['done']),
  command(JOB, { ...form, of: JOB }, changeCommand),
  screen(`${JOB}/preview`, 'jobs.read', previewScreen),
  command(`${JOB}/preview`, { ...form, of: JOB }, previewCommand),
];
