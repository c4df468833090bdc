/** The landing pages of the career domains (contract 4.7). */
import type { FC } from 'hono/jsx';
import type { PageAnswer, PageEndpoint } from '#http/career-pages.ts';
import { View } from '#lib/view.ts';
import {
  loadCityPage,
  loadCountryPage,
  loadHomePage,
  loadJobPage,
  viewCounter,
} from './actions.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { CityPage } from './city-page.tsx';
import { CountryPage } from './country-page.tsx';
import { GonePage } from './gone-page.tsx';
import { HomePage } from './home-page.tsx';
import { JobPage } from './job-page.tsx';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import { SavedPage } from './saved-page.tsx';
import { renderHtml } from '#lib/render-html.tsx';

export const landing: readonly PageEndpoint<SiteCtx['site']>[] = [
  {
    path: '/',
    run: async (ctx, { query }) => {
      const page = await loadHomePage(ctx, query);
      return page ? pageAnswer(200, 'home', HomePage, page) : notFound(ctx);
    },
  },
  {
    path: '/saved',
    run: (ctx) => Promise.resolve(pageAnswer(200, 'saved', SavedPage, siteView(ctx))),
  },
  {
    path: '/jobs/{hash}',
    run: async (ctx, { params: { hash = '' } }) => {
      const found = await loadJobPage(ctx, hash);
      switch (found?.is) {
        case 'public':
          return {
            ...pageAnswer(200, 'job', JobPage, found.page),
            served: viewCounter(ctx, found.jobId),
          };
        case 'over':
          return pageAnswer(410, 'gone', GonePage, found.page);
        case 'elsewhere':
          return { status: 301, location: found.location };
        case undefined:
          return notFound(ctx);
      }
    },
  },
  {
    path: '/{country}',
    run: async (ctx, { params: { country = '' }, query }) => {
      const page = await loadCountryPage(ctx, country, query);
      return page ? pageAnswer(200, 'country', CountryPage, page) : notFound(ctx);
    },
  },
  {
    path: '/{country}/{city}',
    run: async (ctx, { params: { country = '', city = '' }, query }) => {
      const page = await loadCityPage(ctx, country, city, query);
      return page ? pageAnswer(200, 'city', CityPage, page) : notFound(ctx);
    },
  },
];

export function notFound(ctx: SiteCtx): PageAnswer {
  return pageAnswer(404, 'not found', NotFoundPage, siteView(ctx));
}

/** The view of a page that depends on the site only. */
function siteView(ctx: SiteCtx) {
  const site = siteOf(ctx);
  return new View(JSON.stringify(site), () => ({ site }));
}

function pageAnswer<Status extends 200 | 404 | 410, Props extends object>(
  status: Status,
  name: string,
  Page: FC<Props>,
  view: View<Props>,
) {
  return { status, html: view.as(name, (props) => renderHtml(Page, props)) };
}
