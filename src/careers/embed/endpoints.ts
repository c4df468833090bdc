/** The website plugin of a company: a script with a custom element, the feed that it reads, and a page for frames. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import { feed } from '#http/career-pages.ts';
import type { Feed } from '#http/career-pages.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { findEmbedCompany, loadEmbed } from './actions.ts';
import { embedFeed } from './feed.ts';
import { EmbedPage, framePolicy } from './embed-page.tsx';
import { scriptFile } from './embed-paths.ts';

/** Other sites may load it, and read it without credentials. */
const forOtherSites = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

/** An hour: the script changes with a deployment, and an older one reads the same feed. */
const SCRIPT_CACHING = 'public, max-age=3600';

export const embed: readonly Feed<SiteCtx['site']>[] = [
  feed('/embed/{file}.js', async (ctx, { params: { file = '' } }) => {
    const company = await findEmbedCompany(ctx, file);
    if (company === null) return null;
    return {
      contentType: 'text/javascript; charset=utf-8',
      asset: scriptFile.path,
      replace: [
        [scriptFile.site, careerOrigin(ctx.site.hostname)],
        [scriptFile.company, company],
      ],
      headers: { ...forOtherSites, 'Cache-Control': SCRIPT_CACHING },
    };
  }),
  feed('/embed/{file}.json', async (ctx, { params: { file = '' }, query }) => {
    const list = await loadEmbed(ctx, { name: file, ending: '.json' }, query);
    return (
      list && {
        contentType: 'application/json; charset=utf-8',
        text: embedFeed(list),
        headers: forOtherSites,
      }
    );
  }),
  feed('/embed/{company}', async (ctx, { params: { company = '' }, query }) => {
    const list = await loadEmbed(ctx, { name: company, ending: '' }, query);
    return (
      list && {
        contentType: 'text/html; charset=utf-8',
        text: renderHtml(EmbedPage, list),
        headers: {
          ...forOtherSites,
          'Content-Security-Policy': framePolicy,
          'Referrer-Policy': 'strict-origin-when-cross-origin',
        },
      }
    );
  }),
];
