/** Job boards: the addresses of the files that they read, what they refuse, and by whom the files are read. */
import { showCompanyFeeds } from '#careers/company-feeds/actions.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { ApiError } from '#errors.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { FeedsPage } from './feeds-page.tsx';
import { FEEDS, NUMBER, numberOf } from './rules.ts';

export const feeds: readonly ConsoleRoute[] = [
  formScreen(FEEDS, {
    needs: 'jobs.read',
    query: [NUMBER],
    load: async (ctx, { query }) => {
      const found = await showCompanyFeeds(ctx, ctx.view.company.subdomain);
      if (!found) throw new ApiError('not_found');
      return { feeds: found, number: numberOf(query) };
    },
    typed: ({ number }) => ({ [NUMBER]: number ?? '' }),
    page: FeedsPage,
  }),
];
