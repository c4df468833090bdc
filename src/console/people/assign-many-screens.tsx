/** The page that assigns the selected people to a job. */
import { countFault } from '#console/board/bulk-screens.tsx';
import { pickedIds } from '#console/board/rules/addresses.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { PathRef } from '#lib/id-schemas.ts';
import type { Ref } from '#lib/ids.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { assignMany } from '#recruiting/pipeline/applications/actions/assign-many.ts';
import { previewAssignments } from '#recruiting/people/candidates/actions/record.ts';
import { AssignedPage, AssignManyPage, AssignReviewPage, doneIn } from './assign-many-page.tsx';
import { answerList } from './list-screens.tsx';
import { listOf, listState } from './rules.ts';
import type { AssignManyForm } from './schemas.ts';

type Asked = AssignManyForm & { words: string };

/** Without a job, it is chosen; with one, what would happen is shown. */
export function assignManyScreen(
  ctx: ConsoleCtx,
  { query }: Pick<CommandInput<unknown>, 'query'>,
): Promise<ConsoleAnswer> {
  const words = (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX);
  const [list, job] = [query.get('list') ?? '', query.get('job') ?? ''];
  return answerMany(ctx, { ids: pickedIds(Object.fromEntries(query)), list, job, words });
}

/** Where the list is shown again, nothing is read of those who were selected. */
function refuseCount(
  ctx: ConsoleCtx,
  { ids, list }: Pick<Asked, 'ids' | 'list'>,
): Promise<ConsoleAnswer> | null {
  const fault = countFault(ctx, { ids });
  if (fault === null) return null;
  const toast = <span class="said">{fault}</span>;
  return answerList(ctx, listState(new URLSearchParams(list)), { toast, status: 422 });
}

async function answerMany(
  ctx: ConsoleCtx,
  { ids, list, job, words }: Asked,
): Promise<ConsoleAnswer> {
  const refused = refuseCount(ctx, { ids, list });
  if (refused) return refused;
  const { view } = ctx;
  const { chosen, fault, ...found } = await previewAssignments(
    ctx,
    { ids, job: refOf(job) },
    words,
  );
  const props = { view, ids, list };
  if (chosen) return { status: 200, html: renderHtml(AssignReviewPage, { ...props, chosen }) };
  const text = fault ? refusalText(view, fault.code) : undefined;
  const html = renderHtml(AssignManyPage, { ...props, ...found, words, fault: text });
  return { status: fault ? 409 : 200, html };
}

export async function assignManyCommand(
  ctx: ConsoleCtx,
  { body }: CommandInput<AssignManyForm>,
): Promise<ConsoleAnswer> {
  const { ids, list } = body;
  const job = refOf(body.job);
  const refused = refuseCount(ctx, body);
  if (refused) return refused;
  const again = { ...body, words: '' };
  if (!job) return answerMany(ctx, again);
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
    return answerMany(ctx, again);
  }
}

/** Undefined where none is chosen. */
function refOf(job: string): Ref | undefined {
  return job === '' ? undefined : PathRef.safeParse(job).data;
}
