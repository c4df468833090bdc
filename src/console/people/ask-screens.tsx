/** The pages that ask before a person is merged with another, or erased. */
import { formScreen } from '#console/layout/form-screen.tsx';
import type { ConsoleWords } from '#console/words/words.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { eraseCandidate, mergeCandidates } from '#recruiting/people/candidates/actions/people.ts';
import { previewErase, previewMerge } from '#recruiting/people/candidates/actions/record.ts';
import { ErasePage } from './erase-page.tsx';
import { MergePage } from './merge-page.tsx';
import { CANDIDATES, ERASE, MERGE, personPath } from './rules.ts';

const needs = 'applicants.erase';

const refusals = ({ person }: ConsoleWords) => ({
  codes: { invalid_input: person.mergePage.same },
  saysWhy: true,
});

const merging = formScreen(MERGE, {
  needs,
  query: ['from', 'q'],
  load: async (ctx, { params, query, sent, refusal }) => {
    const words = (query.get('q') ?? '').trim();
    // Somebody who is not there can't be shown.
    const from = refusal ? null : idOf(sent?.['from'] ?? query.get('from'));
    return { preview: await previewMerge(ctx, params.id('candidate'), { from, words }), words };
  },
  page: MergePage,
  refusals,
});

function idOf(text: string | null | undefined): number | null {
  return /^\d{1,16}$/u.test(text ?? '') ? Number(text) : null;
}

const merge = merging.command({
  needs,
  asksPassword: true,
  run: async (ctx, { params, fields }) => {
    const from = idOf(fields['from']) ?? 0;
    const id = params.id('candidate');
    const merged = await mergeCandidates(ctx, id, from, (_, into) => QueryPlan.of(into));
    return { to: personPath('', merged), done: 'merged' };
  },
});

const erasing = formScreen(ERASE, {
  needs,
  load: (ctx, { params }) => previewErase(ctx, params.id('candidate')),
  page: ErasePage,
  refusals,
});

const erase = erasing.command({
  needs,
  asksPassword: true,
  run: async (ctx, { params }) => {
    await eraseCandidate(ctx, params.id('candidate'));
    return { to: CANDIDATES, done: 'erased' };
  },
});

export const mergeAndErase: readonly ConsoleRoute[] = [merging, merge, erasing, erase];
