/** The jobs of a company: the list, the editor, and the preview of the career page. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { parseCursor } from '#lib/pagination.ts';
import { showJobs } from '#recruiting/pipeline/today/actions.ts';
import { jobQuestions } from './ask-screens.tsx';
import { newJob, oneJob } from './editor-screens.tsx';
import { ListPage } from './list-page.tsx';
import {
  newPreviewCommand,
  newPreviewScreen,
  previewCommand,
  previewScreen,
} from './preview-screens.tsx';
import { chosenOf, JOB, JOBS, listed, NEW } from './rules/addresses.ts';

const ROWS = 25;

const list = formScreen(JOBS, {
  needs: 'jobs.read',
  query: [...listed, 'cursor', 'done'],
  load: async (ctx, { query }) => {
    const chosen = chosenOf(query);
    const { status, search, office, department } = chosen;
    const text = query.get('cursor');
    const cursor = !text ? {} : { cursor: parseCursor(text) };
    const seal = cursorSeal(['jobs', ctx.tenant.id], { ...chosen, ...cursor });
    const wanted = {
      page: 1,
      max: ROWS,
      ...cursor,
      ...(status !== null && { status }),
      ...(search !== '' && { 'search-key': search }),
      ...(department !== null && { 'department-id': department }),
    };
    const hasWork = ctx.view.can('applicants.read');
    const overview = await showJobs(ctx, wanted, { officeId: office, hasWork });
    return { overview: seal(overview), chosen };
  },
  page: ListPage,
  notices: (words) => words.jobs.notices,
});

const needs = 'jobs.write';

/** In the order in which paths are matched. */
export const jobs: readonly ConsoleRoute[] = [
  list,
  ...newJob,
  screen(`${NEW}/preview`, needs, newPreviewScreen, ['office']),
  command(`${NEW}/preview`, { needs, of: NEW }, newPreviewCommand),
  ...jobQuestions,
  ...oneJob,
  screen(`${JOB}/preview`, 'jobs.read', previewScreen),
  command(`${JOB}/preview`, { needs, of: JOB }, previewCommand),
];
