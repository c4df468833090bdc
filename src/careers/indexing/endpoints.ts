/** The key file with which IndexNow verifies that submissions come from this host. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { PageEndpoint } from '#http/career-pages.ts';

export const indexing: readonly PageEndpoint<SiteCtx['site']>[] = [
  {
    path: '/{file}.txt',
    run: ({ searchEngines: { indexNowKey } }, { params: { file } }) =>
      Promise.resolve(
        indexNowKey !== null && file === `${indexNowKey}.txt`
          ? { status: 200, type: 'text/plain; charset=utf-8', text: indexNowKey }
          : null,
      ),
  },
];
