/** The pages of the career domains (contract 4.7), as HTML. */
import type { FC } from 'hono/jsx';
import { createSite } from '#http/pages.ts';
import type { PageAnswer, PageEndpoint } from '#http/pages.ts';
import { contentSource } from '#kit/hash.ts';
import { View } from '#kit/view.ts';
import { gatherCity, gatherCountry, gatherHome, gatherJob, jobPageServed } from './actions.ts';
import type { SiteCtx } from './actions.ts';
import { CityPage } from './city-page.tsx';
import { CountryPage } from './country-page.tsx';
import { GonePage } from './gone-page.tsx';
import { HomePage } from './home-page.tsx';
import { JobPage } from './job-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { style } from './style.ts';

const pages: readonly PageEndpoint<SiteCtx['site']>[] = [
  {
    path: '/',
    run: async (ctx) => shown(200, 'home', HomePage, await gatherHome(ctx)),
  },
  {
    path: '/jobs/{hash}',
    run: async (ctx, { params: { hash = '' } }) => {
      const found = await gatherJob(ctx, hash);
      switch (found?.is) {
        case 'public':
          return {
            ...shown(200, 'job', JobPage, found.page),
            served: jobPageServed(ctx, found.jobId),
          };
        case 'over':
          return shown(410, 'gone', GonePage, found.page);
        case 'elsewhere':
          return { status: 301, location: found.location };
        case undefined:
          return notFound(ctx);
      }
    },
  },
  {
    // The form to apply by comes with the candidates; until then the link leads to the job.
    path: '/jobs/{hash}/apply',
    run: (_, { params: { hash = '' } }) =>
      Promise.resolve({ status: 303, location: `/jobs/${encodeURIComponent(hash)}` }),
  },
  {
    path: '/{country}',
    run: async (ctx, { params: { country = '' }, query }) => {
      const page = await gatherCountry(ctx, country, query);
      return page ? shown(200, 'country', CountryPage, page) : notFound(ctx);
    },
  },
  {
    path: '/{country}/{city}',
    run: async (ctx, { params: { country = '', city = '' }, query }) => {
      const page = await gatherCity(ctx, country, city, query);
      return page ? shown(200, 'city', CityPage, page) : notFound(ctx);
    },
  },
];

/** Nothing runs on these pages, and nothing is loaded but the one stylesheet they carry. */
const policy = [
  "default-src 'none'",
  `style-src ${contentSource(style)}`,
  "img-src 'self' data:",
  // Lighthouse reads robots.txt from the page.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const site = createSite({ pages, notFound, policy });

function notFound({ site: { name, hostname, language, hue } }: SiteCtx): PageAnswer {
  const shownSite = { name, hostname, language, hue };
  const view = new View(JSON.stringify(shownSite), () => ({ site: shownSite }));
  return shown(404, 'not found', NotFoundPage, view);
}

function shown<Status extends 200 | 404 | 410, Props extends object>(
  status: Status,
  name: string,
  Page: FC<Props>,
  view: View<Props>,
) {
  // oxlint-disable-next-line typescript/no-base-to-string -- A node of Hono's JSX becomes its HTML.
  return { status, html: view.as(name, (props) => (<Page {...props} />).toString()) };
}
