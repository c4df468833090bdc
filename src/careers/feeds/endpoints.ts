/** The files of a career domain for programs: robots.txt, sitemaps, feeds, an outline for language models, icons and images. */
import { siteOf } from '#careers/domains/actions.ts';
import { readCounter } from '#careers/views/actions.ts';
import type { SiteCtx, SitePageCtx } from '#careers/domains/actions.ts';
import { feed, picture, streamedFeed } from '#http/career-pages.ts';
import type {
  Feed,
  FeedAnswer,
  Picture,
  StreamedAnswer,
  StreamedFeed,
} from '#http/career-pages.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import {
  foreignParameter,
  loadCitiesSitemap,
  loadCompaniesSitemap,
  loadCompanyFeed,
  loadJobFile,
  loadJobsSitemap,
  loadOutline,
  loadPlaceFeed,
  loadPlacesSitemap,
  loadSitemapIndex,
} from './actions.ts';
import { SECURITY_TXT, securityTxt } from '#lib/security-txt.ts';
import { iconSvg } from './icon.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { FILE_PARAMETERS, parseFileQuery, parseSitemapName } from './rules.ts';
import { boardOfFile } from '#recruiting/jobs/sources/rules/boards.ts';
import {
  citiesSitemap,
  companiesSitemap,
  jobsSitemap,
  placesSitemap,
  sitemapIndex,
} from './sitemap.ts';

type Site = SiteCtx['site'];

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
/** Not `application/feed+json`, which the edge does not compress. */
const JSON_FEED = 'application/json; charset=utf-8';
const SVG = 'image/svg+xml';

/** The outline of a country, drawn by `npm run maps`. */
const COUNTRY_MAP = /^[a-z]{2}\.svg$/u;

/** The newest jobs of a list. */
const newestWriters = [
  ['feed.xml', { contentType: RSS, write: 'rss' }],
  ['feed.json', { contentType: JSON_FEED, write: 'jsonFeed' }],
] as const;

const files: readonly Feed<Site>[] = [
  feed('/robots.txt', (ctx) =>
    Promise.resolve(toAnswer(TEXT, robots(siteOf(ctx), ctx.site.isTest))),
  ),
  feed(SECURITY_TXT, (ctx) => {
    const canonical = `${careerOrigin(ctx.site.hostname)}${SECURITY_TXT}`;
    const text = securityTxt({ ...ctx.security, canonical });
    return Promise.resolve(text === null ? null : toAnswer(TEXT, text));
  }),
  feed('/llms.txt', async (ctx) => toAnswer(TEXT, llms(await loadOutline(ctx)))),
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
  // A company comes before a city, whose path is as long.
  ...['', '/companies/{company}', '/{country}', '/{country}/{city}'].flatMap((of): Feed<Site>[] =>
    newestWriters.map(([name, writer]) =>
      feed(`${of}/${name}`, (ctx, input) => writeNewest(ctx, input, writer)),
    ),
  ),
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

/** All jobs of the site or of a company, and the same in the form of a board, whose candidates are known by the links. */
const jobFiles: readonly StreamedFeed<Site>[] = ['', '/companies/{company}'].flatMap((of) =>
  ['/jobs.xml', '/jobs.json', '/feeds/{file}'].map((file) =>
    streamedFeed(`${of}${file}`, FILE_PARAMETERS, (ctx, input) =>
      writeJobFile(ctx, input, input.params['file'] ?? file.slice(1)),
    ),
  ),
);

export const feeds = { files, jobFiles, pictures };

type Input = { params: Record<string, string>; query: URLSearchParams };

/** Loaded with the first request for a feed: pages do without. */
const loadWriters = () => import('./writers.ts');

async function writeJobFile(
  ctx: SitePageCtx,
  { params, query }: Input,
  name: string,
): Promise<StreamedAnswer | FeedAnswer | null> {
  const { chunksOf, feedRecordOf, writerOf } = await loadWriters();
  const board = boardOfFile(name);
  const toWriter = writerOf(name, board);
  if (toWriter === null) return null;
  const asked = parseFileQuery(query);
  const foreign = foreignParameter(query, FILE_PARAMETERS);
  if (foreign !== null) return refused(foreign, FILE_PARAMETERS);
  if ('refused' in asked) return refused(asked.refused, FILE_PARAMETERS);
  const file = await loadJobFile(ctx, params['company'], asked);
  if (!file) return null;
  const { site, changedAt, jobCount, next } = file;
  const { max, after, companyId } = asked;
  const writer = toWriter(file, companyId);
  const records = async function* () {
    for await (const jobs of file.jobs()) yield jobs.map((job) => feedRecordOf(site, job, board));
  };
  return {
    contentType: writer.contentType,
    headers: next === null ? {} : { Link: `<?max=${max}&after=${next}>; rel="next"` },
    facts: [writer.before, changedAt?.getTime(), jobCount, max, after, companyId].join(' '),
    changedAt,
    // The pages of a file are one read.
    ...(file.company && after === null && { served: readCounter(ctx, file.company.slug, name) }),
    chunks: () => chunksOf(writer, records()),
  };
}

/** A feed of the newest jobs, which has no parameters. */
async function writeNewest(
  ctx: SiteCtx,
  { params, query }: Input,
  { contentType, write }: { contentType: string; write: 'jsonFeed' | 'rss' },
): Promise<FeedAnswer | null> {
  const foreign = foreignParameter(query, []);
  if (foreign !== null) return refused(foreign, []);
  const { company } = params;
  const load = company === undefined ? loadPlaceFeed(ctx, params) : loadCompanyFeed(ctx, company);
  const [writers, facts] = await Promise.all([loadWriters(), load]);
  return facts && { contentType, text: writers[write](facts), changedAt: facts.changedAt };
}

function refused(name: string, known: readonly string[]): FeedAnswer {
  const takes = known.length === 0 ? 'It takes none.' : `It takes ${known.join(', ')}.`;
  return {
    status: 400,
    contentType: TEXT,
    text: `This feed does not take the parameter ${name} with this value. ${takes}\n`,
  };
}

function toAnswer(contentType: string, text: string): FeedAnswer {
  return { contentType, text };
}

/** Null where there are no facts to write about. */
function writtenBy<Facts>(
  contentType: string,
  write: (facts: Facts) => string,
  facts: Facts | null,
): FeedAnswer | null {
  return facts && toAnswer(contentType, write(facts));
}
