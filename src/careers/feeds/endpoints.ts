/** The files of a career domain for programs: robots.txt, sitemaps, feeds, an outline for language models, icons and images. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { FileAnswer, PageEndpoint, PictureEndpoint } from '#http/career-pages.ts';
import {
  loadCitiesSitemap,
  loadJobFeed,
  loadJobsSitemap,
  loadOutline,
  loadPlaceFeed,
  loadPlacesSitemap,
  loadSitemapIndex,
} from './actions.ts';
import { iconSvg } from './icon.ts';
import { jobFeed } from './job-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { parseSitemapName } from './rules.ts';
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
    run: async (ctx) => file(MARKDOWN, llms(await loadOutline(ctx))),
  },
  {
    path: '/icon.svg',
    run: (ctx) => Promise.resolve(file(SVG, iconSvg(siteOf(ctx)))),
  },
  {
    path: '/sitemap.xml',
    run: async (ctx) => fileOf(XML, sitemapIndex, await loadSitemapIndex(ctx)),
  },
  {
    path: '/sitemaps/{file}',
    run: async (ctx, { params: { file: name = '' } }) => {
      const asked = ctx.site.isTest ? null : parseSitemapName(name);
      switch (asked?.is) {
        case 'places':
          return file(XML, placesSitemap(await loadPlacesSitemap(ctx)));
        case 'cities':
          return fileOf(XML, citiesSitemap, await loadCitiesSitemap(ctx, asked));
        case 'jobs':
          return fileOf(XML, jobsSitemap, await loadJobsSitemap(ctx, asked));
        case undefined:
          return null;
      }
    },
  },
  {
    path: '/jobs.xml',
    run: async (ctx, { query }) => {
      const found = await loadJobFeed(ctx, query);
      if (!found) return null;
      const { site, page, lastPage } = found;
      const next = `<https://${site.hostname}/jobs.xml?page=${page + 1}>; rel="next"`;
      return file(XML, jobFeed(found), page < lastPage ? { Link: next } : {});
    },
  },
  // The feeds of the site, of a country, and of a city.
  ...['', '/{country}', '/{country}/{city}'].flatMap((place): PageEndpoint<Site>[] => [
    {
      path: `${place}/feed.xml`,
      run: async (ctx, { params }) => fileOf(RSS, rss, await loadPlaceFeed(ctx, params)),
    },
    {
      path: `${place}/feed.json`,
      run: async (ctx, { params }) => fileOf(JSON_FEED, jsonFeed, await loadPlaceFeed(ctx, params)),
    },
  ]),
];

/** A domain without its own image gets the default one. */
const pictures: readonly PictureEndpoint<Site>[] = [
  ...['/icon.png', '/favicon.ico'].map((path) => ({
    path,
    filesOf: ({ hostname }: Site) => [`/icons/${hostname}.png`, '/icons/default.png'],
  })),
  {
    path: '/og/{file}',
    filesOf: ({ hostname }, { file: name }) =>
      // Instagram and TikTok reject PNG.
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
