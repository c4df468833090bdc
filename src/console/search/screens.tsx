/** Finds jobs, candidates and screens by a few letters: as a page, or for the palette. */
import { formScreen } from '#console/layout/form-screen.tsx';
import type { ConsoleRoute } from '#http/console.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { quickSearch } from '#recruiting/people/quick-search/actions.ts';
import { FoundList } from './found-parts.tsx';
import { SEARCH } from './rules.ts';
import { SearchPage } from './search-page.tsx';

const found = formScreen(SEARCH, {
  needs: 'jobs.read',
  query: ['q'],
  load: async (ctx, { query }) => {
    const words = (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX);
    const sight = { applicants: ctx.view.can('applicants.read') };
    return { words, found: await quickSearch(ctx, words, sight) };
  },
  page: SearchPage,
  parts: FoundList,
});

export const search: readonly ConsoleRoute[] = [found];
