/** The application of the career domains: mounts their routes, and answers what no route takes. */
import { Hono } from 'hono';
import type { CareerRoute, PageAnswer, RefusedPage } from './career-pages.ts';
import { failureResponse } from './kinds/career-context.ts';
import type { SiteCtx, SiteEnv } from './kinds/career-context.ts';
import { formKinds } from './kinds/career-form.ts';
import { pageKinds } from './kinds/career-page.ts';
import { mount } from './mount.ts';

type SiteLook<Site> = {
  /** The page of a missing address. */
  notFound: (ctx: SiteCtx<Site>) => PageAnswer;
  /** The page that explains why a form was refused. */
  refused: RefusedPage<Site>;
  /** Content-Security-Policy of the pages. */
  policy: string;
  /** The query parameters that pages and files read. Others are no part of a cache key. */
  parameters: ReadonlySet<string>;
  /** Headers of everything that a site shows to everyone. */
  headersOf: (site: Site) => Record<string, string>;
};

/** Requests carry the services and the site as Hono's bindings. Reading a page is never rate-limited. */
export function createSite<Site>(
  routes: readonly CareerRoute<Site>[],
  { notFound: missingPage, refused, policy, parameters, headersOf }: SiteLook<Site>,
): Hono<SiteEnv<Site>> {
  const app = new Hono<SiteEnv<Site>>();
  const { notFound, ...pages } = pageKinds({ policy, missingPage, parameters, headersOf });
  mount<SiteEnv<Site>, CareerRoute<Site>>(app, routes, { ...pages, ...formKinds(policy, refused) });
  app.notFound(notFound);
  app.onError(failureResponse);
  return app;
}
