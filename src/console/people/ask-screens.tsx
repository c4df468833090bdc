/** The pages that ask before a person is merged with another, or erased. */
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { eraseCandidate, mergeCandidates } from '#recruiting/candidates/actions/people.ts';
import { previewErase, previewMerge } from '#recruiting/candidates/actions/record.ts';
import { ErasePage } from './erase-page.tsx';
import { MergePage } from './merge-page.tsx';
import { CANDIDATES, personPath } from './rules.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };
type Refused = { status: 409 | 422; fault: string };

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

async function answerMerge(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  wanted: { from: number | null; words: string },
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const preview = await previewMerge(ctx, params.id('candidate'), wanted);
  const props = { view: ctx.view, preview, words: wanted.words, fault: refused?.fault };
  return { status: refused?.status ?? 200, html: renderHtml(MergePage, props) };
}

export async function mergeCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<{ from: number | null }>,
): Promise<ConsoleAnswer> {
  const id = params.id('candidate');
  try {
    const merged = await mergeCandidates(ctx, id, body.from ?? 0);
    return { status: 303, location: `${personPath(ctx.view.root, merged.id)}?done=merged` };
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
  const props = { view: ctx.view, ...preview, fault: refused?.fault };
  return { status: refused?.status ?? 200, html: renderHtml(ErasePage, props) };
}

export async function eraseCommand(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  try {
    await eraseCandidate(ctx, params.id('candidate'));
  } catch (error) {
    return answerErase(ctx, params, refusedOf(ctx, error));
  }
  return { status: 303, location: `${ctx.view.root}${CANDIDATES}?done=erased` };
}
