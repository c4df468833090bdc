/** The files of a career domain for programs: robots.txt, sitemaps, feeds, an outline for language models, icons and images. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { feed, picture } from '#http/career-pages.ts';
import type { Feed, FeedAnswer, Picture } from '#http/career-pages.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import {
  loadCitiesSitemap,
  loadCompaniesSitemap,
  loadCompanyFeed,
  loadJobFeed,
  loadJobsSitemap,
  loadOutline,
  loadPlaceFeed,
  loadPlacesSitemap,
  loadSitemapIndex,
} from './actions.ts';
import { SECURITY_TXT, securityTxt } from '#lib/security-txt.ts';
import { iconSvg } from './icon.ts';
import { jobFeed } from './job-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { boardOfFile } from '#recruiting/jobs/sources/rules/boards.ts';
import { parseSitemapName } from './rules.ts';
import {
  citiesSitemap,
  companiesSitemap,
  jobsSitemap,
  placesSitemap,
  sitemapIndex,
} from './sitemap.ts';

type Site = SiteCtx['site'];

const TEXT = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';
const SVG = 'image/svg+xml';

/** The outline of a country, drawn by `npm run maps`. */
const COUNTRY_MAP = /^[a-z]{2}\.svg$/u;

const files: readonly Feed<Site>[] = [
  feed('/robots.txt', (ctx) =>
    Promise.resolve(toAnswer(TEXT, robots(siteOf(ctx), ctx.site.isTest))),
  ),
  feed(SECURITY_TXT, (ctx) => {
    const canonical = `${careerOrigin(ctx.site.hostname)}${SECURITY_TXT}`;
    const text = securityTxt({ ...ctx.security, canonical });
    return Promise.resolve(text === null ? null : toAnswer(TEXT, text));
  }),
  feed('/llms.txt', async (ctx) => toAnswer(MARKDOWN, llms(await loadOutline(ctx)))),
  feed('/icon.svg', (ctx) => Promise.resolve(toAnswer(SVG, iconSvg(siteOf(ctx))))),
  feed('/sitemap.xml', async (ctx) => writtenBy(XML, sitemapIndex, await loadSitemapIndex(ctx))),
  feed('/sitemaps/{file}', async (ctx, { params: { file: name = '' } }) => {
    const sitemap = ctx.site.isTest ? null : parseSitemapName(name);
    switch (sitemap?.is) {
      case 'places':
        return toAnswer(XML, placesSitemap(await loadPlacesSitemap(ctx)));
      case 'companies':
        return writtenBy(XML, companiesSitemap, await loadCompaniesSitemap(ctx, sitemap));
      case 'cities':
        return writtenBy(XML, citiesSitemap, await loadCitiesSitemap(ctx, sitemap));
      case 'jobs':
        return writtenBy(XML, jobsSitemap, await loadJobsSitemap(ctx, sitemap));
      case undefined:
        return null;
    }
  }),
  feed('/jobs.xml', (ctx, { query }) => writeJobFeed(ctx, query, '/jobs.xml')),
  // The same for a board, whose candidates are known by the links.
  feed('/feeds/{file}', (ctx, { params: { file = '' }, query }) => {
    const board = boardOfFile(file);
    return board === null
      ? Promise.resolve(null)
      : writeJobFeed(ctx, query, `/feeds/${file}`, board);
  }),
  feed('/companies/{company}/feed.xml', async (ctx, { params: { company = '' } }) =>
    writtenBy(RSS, rss, await loadCompanyFeed(ctx, company)),
  ),
  feed('/companies/{company}/feed.json', async (ctx, { params: { company = '' } }) =>
    writtenBy(JSON_FEED, jsonFeed, await loadCompanyFeed(ctx, company)),
  ),
  // The feeds of the site, of a country, and of a city.
  ...['', '/{country}', '/{country}/{city}'].flatMap((place): Feed<Site>[] => [
    feed(`${place}/feed.xml`, async (ctx, { params }) =>
      writtenBy(RSS, rss, await loadPlaceFeed(ctx, params)),
    ),
    feed(`${place}/feed.json`, async (ctx, { params }) =>
      writtenBy(JSON_FEED, jsonFeed, await loadPlaceFeed(ctx, params)),
    ),
  ]),
];

/** A domain without a picture of its own has the default one. */
const pictures: readonly Picture<Site>[] = [
  ...['/icon.png', '/favicon.ico'].map((path) =>
    picture<Site>(path, ({ hostname }) => [`/icons/${hostname}.png`, '/icons/default.png']),
  ),
  picture('/maps/{file}', (_, { file: name = '' }) =>
    COUNTRY_MAP.test(name) ? [`/maps/${name}`] : [],
  ),
  picture('/og/{file}', ({ hostname }, { file: name }) =>
    // Instagram and TikTok take no PNG.
    ['png', 'jpg'].flatMap((kind) =>
      name === `${hostname}.${kind}` ? [`/og/${hostname}.${kind}`, `/og/default.${kind}`] : [],
    ),
  ),
];

export const feeds = { files, pictures };

async function writeJobFeed(
  ctx: SiteCtx,
  query: URLSearchParams,
  path: string,
  board?: string,
): Promise<FeedAnswer | null> {
  const jobs = await loadJobFeed(ctx, query);
  if (!jobs) return null;
  const { site, page, lastPage } = jobs;
  const next = `<${careerOrigin(site.hostname)}${path}?page=${page + 1}>; rel="next"`;
  return toAnswer(XML, jobFeed(jobs, board), page < lastPage ? { Link: next } : {});
}

function toAnswer(
  contentType: string,
  text: string,
  headers: Record<string, string> = {},
): FeedAnswer {
  return { contentType, text, headers };
}

/** Null where there are no facts to write about. */
function writtenBy<Facts>(
  contentType: string,
  write: (facts: Facts) => string,
  facts: Facts | null,
): FeedAnswer | null {
  return facts && toAnswer(contentType, write(facts));
}
