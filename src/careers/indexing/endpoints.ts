/** The file that proves to IndexNow that a ping about this host comes from its owner. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import { feed } from '#http/career-pages.ts';
import type { Feed } from '#http/career-pages.ts';

export const indexing: readonly Feed<SiteCtx['site']>[] = [
  feed('/{file}.txt', ({ indexNowKey }, { params: { file } }) =>
    Promise.resolve(
      indexNowKey !== null && file === `${indexNowKey}.txt`
        ? { contentType: 'text/plain; charset=utf-8', text: indexNowKey }
        : null,
    ),
  ),
];
