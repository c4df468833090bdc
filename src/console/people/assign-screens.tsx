/** The page that assigns a person to a job. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { checkedInput, refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { assignUnseen } from '#recruiting/pipeline/applications/actions/assign.ts';
import { Assignment } from '#recruiting/pipeline/applications/schemas/create.ts';
import { previewAssignment } from '#recruiting/people/candidates/actions/record.ts';
import { AssignPage } from './assign-page.tsx';
import type { AssignForm } from './schemas.ts';

type Refused = { status: 409 | 422; fault: string };

export function assignScreen(
  ctx: ConsoleCtx,
  { params, query }: { params: ConsoleParams; query: URLSearchParams },
): Promise<ConsoleAnswer> {
  return answerAssign(ctx, params, query.get('q') ?? '');
}

async function answerAssign(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  typed: string,
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const words = typed.trim().slice(0, STRING_LENGTH_MAX);
  const preview = await previewAssignment(ctx, params.id('candidate'), words);
  const props = { view: ctx.view, ...preview, words, fault: refused?.fault };
  return { status: refused?.status ?? 200, html: renderHtml(AssignPage, props) };
}

export async function assignCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<AssignForm>,
): Promise<ConsoleAnswer> {
  try {
    const wanted = { candidate_id: params.id('candidate'), job_id: body.job };
    const id = await assignUnseen(ctx, await checkedInput(Assignment, wanted));
    return { status: 303, location: applicationPath(ctx.view.root, { hashId: body.job }, id) };
  } catch (error) {
    const { code, status } = refusedInput(error);
    const invalid = wordsFor(ctx.view.language).frame.faults.summary;
    const fault = code === 'invalid_input' ? invalid : refusalText(ctx.view, code);
    return answerAssign(ctx, params, body.q, { status, fault });
  }
}
