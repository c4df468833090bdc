/** The pages that ask before a person is merged with another, or erased. */
import { isSure } from '#console/layout/form-screen.tsx';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { eraseCandidate, mergeCandidates } from '#recruiting/people/candidates/actions/people.ts';
import { previewErase, previewMerge } from '#recruiting/people/candidates/actions/record.ts';
import { ErasePage } from './erase-page.tsx';
import { MergePage } from './merge-page.tsx';
import { CANDIDATES, personPath } from './rules.ts';
import { needsPassword } from '#console/layout/password.tsx';
import type { EraseForm, MergeForm } from './schemas.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };
type Refused = { status: 409 | 422; fault?: string; isWrong?: true };

const wrongPassword = { status: 422, isWrong: true } as const;

function refusedOf({ view }: ConsoleCtx, error: unknown): Refused {
  const { code, status } = refusedInput(error);
  const invalid = wordsFor(view.language).person.mergePage.same;
  return { status, fault: code === 'invalid_input' ? invalid : refusalText(view, code) };
}

export function mergeScreen(ctx: ConsoleCtx, { params, query }: ScreenInput) {
  const from = query.get('from') ?? '';
  const words = (query.get('q') ?? '').trim();
  return answerMerge(ctx, params, {
    from: /^\d{1,16}$/u.test(from) ? Number(from) : null,
    words,
  });
}

function askedOf({ user, now }: ConsoleCtx, refused: Refused | undefined) {
  const { fault, isWrong = false } = refused ?? {};
  return { fault, asksPassword: needsPassword(user.sessionId, now), isWrong };
}

async function answerMerge(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  wanted: { from: number | null; words: string },
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const preview = await previewMerge(ctx, params.id('candidate'), wanted);
  const props = { view: ctx.view, preview, words: wanted.words, ...askedOf(ctx, refused) };
  return { status: refused?.status ?? 200, html: renderHtml(MergePage, props) };
}

export async function mergeCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<MergeForm>,
): Promise<ConsoleAnswer> {
  const id = params.id('candidate');
  if (!(await isSure(ctx, body.current_password)))
    return answerMerge(ctx, params, { from: body.from, words: '' }, wrongPassword);
  try {
    const merged = await mergeCandidates(ctx, id, body.from ?? 0, (_, into) => QueryPlan.of(into));
    return { status: 303, location: `${personPath(ctx.view.root, merged)}?done=merged` };
  } catch (error) {
    // Somebody who is not there can't be shown.
    return answerMerge(ctx, params, { from: null, words: '' }, refusedOf(ctx, error));
  }
}

export function eraseScreen(ctx: ConsoleCtx, { params }: ScreenInput): Promise<ConsoleAnswer> {
  return answerErase(ctx, params);
}

async function answerErase(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const preview = await previewErase(ctx, params.id('candidate'));
  const props = { view: ctx.view, ...preview, ...askedOf(ctx, refused) };
  return { status: refused?.status ?? 200, html: renderHtml(ErasePage, props) };
}

export async function eraseCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<EraseForm>,
): Promise<ConsoleAnswer> {
  if (!(await isSure(ctx, body.current_password))) return answerErase(ctx, params, wrongPassword);
  try {
    await eraseCandidate(ctx, params.id('candidate'));
  } catch (error) {
    return answerErase(ctx, params, refusedOf(ctx, error));
  }
  return { status: 303, location: `${ctx.view.root}${CANDIDATES}?done=erased` };
}
