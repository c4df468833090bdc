/** What machines read of a career domain: robots.txt, sitemaps, feeds, an outline for language models, icons and pictures. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { FileAnswer, PageEndpoint, PictureEndpoint } from '#http/career-pages.ts';
import {
  gatherCities,
  gatherFeed,
  gatherJobFeed,
  gatherJobsOfDay,
  gatherOutline,
  gatherPlaces,
  gatherSitemaps,
} from './actions.ts';
import { iconSvg } from './icon.ts';
import { jobFeed } from './job-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { sitemapNamed } from './rules.ts';
import { citiesSitemap, jobsSitemap, placesSitemap, sitemapIndex } from './sitemap.ts';

type Site = SiteCtx['site'];

const TEXT = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';
const SVG = 'image/svg+xml';

const files: readonly PageEndpoint<Site>[] = [
  {
    path: '/robots.txt',
    run: (ctx) => Promise.resolve(file(TEXT, robots(siteOf(ctx), ctx.site.isTest))),
  },
  {
    path: '/llms.txt',
    run: async (ctx) => file(MARKDOWN, llms(await gatherOutline(ctx))),
  },
  {
    path: '/icon.svg',
    run: (ctx) => Promise.resolve(file(SVG, iconSvg(siteOf(ctx)))),
  },
  {
    path: '/sitemap.xml',
    run: async (ctx) => fileOf(XML, sitemapIndex, await gatherSitemaps(ctx)),
  },
  {
    path: '/sitemaps/{file}',
    run: async (ctx, { params: { file: name = '' } }) => {
      const asked = ctx.site.isTest ? null : sitemapNamed(name);
      switch (asked?.is) {
        case 'places':
          return file(XML, placesSitemap(await gatherPlaces(ctx)));
        case 'cities':
          return fileOf(XML, citiesSitemap, await gatherCities(ctx, asked));
        case 'jobs':
          return fileOf(XML, jobsSitemap, await gatherJobsOfDay(ctx, asked));
        case undefined:
          return null;
      }
    },
  },
  {
    path: '/jobs.xml',
    run: async (ctx, { query }) => {
      const found = await gatherJobFeed(ctx, query);
      if (!found) return null;
      const { site, page, lastPage } = found;
      const next = `<https://${site.hostname}/jobs.xml?page=${page + 1}>; rel="next"`;
      return file(XML, jobFeed(found), page < lastPage ? { Link: next } : {});
    },
  },
  // Of the site, of a country, of a city.
  ...['', '/{country}', '/{country}/{city}'].flatMap((place): PageEndpoint<Site>[] => [
    {
      path: `${place}/feed.xml`,
      run: async (ctx, { params }) => fileOf(RSS, rss, await gatherFeed(ctx, params)),
    },
    {
      path: `${place}/feed.json`,
      run: async (ctx, { params }) => fileOf(JSON_FEED, jsonFeed, await gatherFeed(ctx, params)),
    },
  ]),
];

/** A domain without a picture of its own has the one that suits any. */
const pictures: readonly PictureEndpoint<Site>[] = [
  ...['/icon.png', '/favicon.ico'].map((path) => ({
    path,
    filesOf: ({ hostname }: Site) => [`/icons/${hostname}.png`, '/icons/default.png'],
  })),
  {
    path: '/og/{file}',
    filesOf: ({ hostname }, { file: name }) =>
      // Instagram and TikTok take no PNG.
      ['png', 'jpg'].flatMap((kind) =>
        name === `${hostname}.${kind}` ? [`/og/${hostname}.${kind}`, `/og/default.${kind}`] : [],
      ),
  },
];

export const feeds = { files, pictures };

function file(type: string, text: string, headers: Record<string, string> = {}): FileAnswer {
  return { status: 200, type, text, headers };
}

function fileOf<Facts>(type: string, write: (facts: Facts) => string, facts: Facts | null) {
  return facts && file(type, write(facts));
}
