/** The landing pages of the career domains (contract 4.7). */
import type { FC } from 'hono/jsx';
import { feed, page } from '#http/career-pages.ts';
import type { CareerPage, Feed, PageAnswer } from '#http/career-pages.ts';
import { View } from '#lib/view.ts';
import { loadCityPage, loadCountryPage, loadHomePage } from './actions/pages.ts';
import { loadJobPage, loadOpenJobs, viewCounter } from './actions/job.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { CityPage } from './city-page.tsx';
import { CountryPage } from './country-page.tsx';
import { GonePage } from './gone-page.tsx';
import { HomePage } from './home-page.tsx';
import { JobPage } from './job-page.tsx';
import { cityPath, listPath, openJobsPath } from '#careers/layout/page-links.ts';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import { SavedPage } from './saved-page.tsx';
import { renderHtml } from '#lib/render-html.tsx';

export const landing: readonly CareerPage<SiteCtx['site']>[] = [
  page('/', async (ctx, { query }) => {
    const home = await loadHomePage(ctx, query);
    return home && toAnswer(200, 'home', HomePage, home);
  }),
  page('/saved', (ctx) => Promise.resolve(toAnswer(200, 'saved', SavedPage, siteView(ctx)))),
  page('/jobs/{hash}', async (ctx, { params: { hash = '' } }) => {
    const job = await loadJobPage(ctx, hash);
    switch (job?.is) {
      case 'public':
        return {
          ...toAnswer(200, 'job', JobPage, job.page),
          served: viewCounter(ctx, job.jobId),
        };
      case 'over':
        return toAnswer(410, 'gone', GonePage, job.page);
      case 'elsewhere':
        return { status: 301, location: job.location };
      case undefined:
        return null;
    }
  }),
  page('/{country}', async (ctx, { params: { country: iso2 = '' }, query }) => {
    const country = await loadCountryPage(ctx, iso2, query);
    return country && toAnswer(200, 'country', CountryPage, country);
  }),
  page('/{country}/{city}', async (ctx, { params: { country = '', city: slug = '' }, query }) => {
    const city = await loadCityPage(ctx, country, slug, query);
    switch (city?.is) {
      case 'public':
        return toAnswer(200, 'city', CityPage, city.page);
      case 'renamed': {
        const path = cityPath({ iso2: country }, city);
        return { status: 301, location: listPath(path, city.filters, 1) };
      }
      case undefined:
        return null;
    }
  }),
];

/** What the script of a page asks. */
export const landingFiles: readonly Feed<SiteCtx['site']>[] = [
  feed(openJobsPath, async (ctx, { query }) => ({
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify({ jobs: await loadOpenJobs(ctx, query) }),
  })),
];

export function notFound(ctx: SiteCtx): PageAnswer {
  return toAnswer(404, 'not found', NotFoundPage, siteView(ctx));
}

/** Of a page that shows nothing but the site. */
function siteView(ctx: SiteCtx) {
  const site = siteOf(ctx);
  return new View(JSON.stringify(site), () => ({ site }));
}

function toAnswer<Status extends 200 | 404 | 410, Props extends object>(
  status: Status,
  name: string,
  Page: FC<Props>,
  view: View<Props>,
) {
  return { status, html: view.map(name, (props) => renderHtml(Page, props)) };
}
