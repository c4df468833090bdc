/** The applications of the career domains: one of pages, which everyone gets alike, and one of forms. */
import type { Hono } from 'hono';
import type { ReadFile } from '#lib/dictionaries.ts';
import type { CareerForm, CareerView, PageAnswer, PageCtx, RefusedPage } from './career-pages.ts';
import { failureResponse } from './kinds/career-context.ts';
import type { FormEnv, PageEnv } from './kinds/career-context.ts';
import { formKinds } from './kinds/career-form.ts';
import { pageKinds } from './kinds/career-page.ts';
import { label } from '#platform/metrics.ts';
import { mount, toHonoPath } from './mount.ts';
import { openApp } from './app.ts';

type PagesLook<Site> = {
  /** The page of a missing address. */
  notFound: (ctx: PageCtx<Site>) => PageAnswer;
  /** Content-Security-Policy of the pages. */
  policy: string;
  /** The query parameters that pages and files read. Others are no part of a cache key. */
  parameters: ReadonlySet<string>;
  /** Those of which all values are read. */
  repeatable: ReadonlySet<string>;
  /** Headers of everything that a site shows to everyone. */
  headersOf: (site: Site) => Record<string, string>;
  /** How the path of a missing address is spelled here; null where it is spelled so already. */
  correctedPath: (pathname: string) => string | null;
  /** What the Worker of the API answers, whatever the method. */
  forwardedPaths: readonly string[];
};

/** Requests carry the services and the site as Hono's bindings. Reading a page is never rate-limited. */
export function createPages<Site>(
  routes: readonly CareerView<Site>[],
  { notFound: missingPage, forwardedPaths, ...look }: PagesLook<Site>,
): Hono<PageEnv<Site>> {
  const app = openApp<PageEnv<Site>>();
  const { notFound, ...pages } = pageKinds({
    ...look,
    missingPage,
    fetchPage: (request, env) => app.fetch(request, env),
  });
  for (const path of forwardedPaths) {
    app.all(toHonoPath(path), (c) => {
      label({ surface: 'forwarded', name: path });
      return c.env.services.api.fetch(c.req.raw);
    });
  }
  mount<PageEnv<Site>, CareerView<Site>>(app, routes, pages);
  app.notFound(notFound);
  app.onError(failureResponse);
  return app;
}

type FormsLook<Site> = {
  /** The page of a missing address: while versions of two Workers meet, a forwarded path may be unknown here. */
  missing: (site: Site) => string;
  /** The page that explains why a form was refused. */
  refused: RefusedPage<Site>;
  /** Content-Security-Policy of the pages. */
  policy: string;
  /** Loads what is written on the pages of a site, before one is rendered. */
  loadWords: (site: Site, readFile: ReadFile) => Promise<void>;
};

/** Forms are written for each request, and what is posted to them is stored. */
export function createForms<Site>(
  routes: readonly CareerForm<Site>[],
  { missing, refused, policy, loadWords }: FormsLook<Site>,
): Hono<FormEnv<Site>> {
  const app = openApp<FormEnv<Site>>();
  const { notFound, ...forms } = formKinds({ policy, missing, refused });
  app.use(async ({ env: { services, site } }, next) => {
    await loadWords(site, services.readFile);
    await next();
  });
  mount<FormEnv<Site>, CareerForm<Site>>(app, routes, forms);
  app.notFound(notFound);
  app.onError(failureResponse);
  return app;
}
