/** The page that assigns the selected people to a job. */
import { countFault } from '#console/board/bulk-screens.tsx';
import { pickedIds } from '#console/board/rules/addresses.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { command, refusedInput, screen } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import { PathRef } from '#lib/id-schemas.ts';
import type { Ref } from '#lib/ids.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { previewAssignments } from '#recruiting/people/candidates/actions/record.ts';
import { assignMany } from '#recruiting/pipeline/applications/actions/assign-many.ts';
import { AssignedPage, AssignManyPage, AssignReviewPage, doneIn } from './assign-many-page.tsx';
import { refuseSelected } from './list-screens.tsx';
import { ASSIGN_MANY, listOf } from './rules.ts';

type Fields = Readonly<Record<string, string>>;

/** The checked people, the list that they stand in, and the job that they are assigned to. */
function askedOf(fields: Fields) {
  return { ids: pickedIds(fields), list: fields['list'] ?? '', job: refOf(fields['job'] ?? '') };
}

/** Undefined where none is chosen. */
function refOf(job: string): Ref | undefined {
  return job === '' ? undefined : PathRef.safeParse(job).data;
}

/** Without a job, it is chosen; with one, what would happen is shown. */
async function show(ctx: ConsoleCtx, fields: Fields, typed = ''): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const { ids, list, job } = askedOf(fields);
  const reason = countFault(ctx, { ids });
  // Nothing is read of those who were selected.
  if (reason !== null) return refuseSelected(ctx, list, reason);
  const words = typed.trim().slice(0, STRING_LENGTH_MAX);
  const { chosen, fault, ...found } = await previewAssignments(ctx, { ids, job }, words);
  const props = { view, ids, list };
  if (chosen) return { status: 200, html: renderHtml(AssignReviewPage, { ...props, chosen }) };
  const alert = fault ? refusalText(view, fault.code) : '';
  const html = renderHtml(AssignManyPage, { ...props, ...found, words, alert });
  return { status: fault ? 409 : 200, html };
}

function assignManyScreen(
  ctx: ConsoleCtx,
  { query }: Pick<CommandInput<unknown>, 'query'>,
): Promise<ConsoleAnswer> {
  return show(ctx, Object.fromEntries(query), query.get('q') ?? '');
}

async function assignManyCommand(
  ctx: ConsoleCtx,
  { fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const { ids, list, job } = askedOf(fields);
  if (!job || countFault(ctx, { ids }) !== null) return show(ctx, fields);
  try {
    const assigned = await assignMany(ctx, { ids, job });
    const done = doneIn(assigned);
    if (done < ids.length) {
      const props = { view: ctx.view, list, assigned };
      return { status: 200, html: renderHtml(AssignedPage, props) };
    }
    const path = listOf(ctx.view.root, list);
    const mark = path.includes('?') ? '&' : '?';
    return { status: 303, location: `${path}${mark}assigned=${done}.${assigned.job.hashId}` };
  } catch (error) {
    // The job takes nobody any more: another can be chosen.
    refusedInput(error);
    return show(ctx, fields);
  }
}

const needs = 'applicants.write';

/** Its answers are of three pages, so it is no form screen. */
export const assignManyRoutes: readonly ConsoleRoute[] = [
  screen(ASSIGN_MANY, needs, assignManyScreen, ['pick.*', 'list', 'q', 'job']),
  command(ASSIGN_MANY, { needs, of: ASSIGN_MANY }, assignManyCommand),
];
