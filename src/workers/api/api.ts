/** The Worker of the API: tenants, accounts, tools, and the forms and files of the career domains. Contains no logic. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { App } from '#http/areas.ts';
import { publicContext } from '#http/context.ts';
import { addressOf, isApiHost, isApiPath } from '#http/hosts.ts';
import { answerAtOnce, measuredRequest } from '#http/measure.ts';
import { afterBody } from '#http/unread-body.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { lazily } from '#lib/lazy.ts';
import type { CareersApi } from '#platform/careers-services.ts';
import { openApiServices } from '#platform/services.ts';
import type { ApiBindings, Services } from '#platform/services.ts';
import { onCareerDomain } from '../careers/host.ts';
import { api, publicApi } from './areas.ts';

const loadForms = lazily(async () => (await import('./career-forms.ts')).forms);

export default {
  fetch: (request, env, execution) =>
    answerAtOnce({ env, execution }, 'api', request) ??
    measuredRequest({ env, execution }, 'api', request, () =>
      answer(request, openApiServices(env, execution)),
    ),
} satisfies ExportedHandler<ApiEnv>;

/** What the Worker of the career domains calls, and no other. Of the API host, the routes give it nothing but the public API. */
export class ForCareers extends WorkerEntrypoint<ApiEnv> implements CareersApi {
  override async fetch(request: Request): Promise<Response> {
    const entered = { env: this.env, execution: this.ctx };
    return (
      answerAtOnce(entered, 'api', request) ??
      measuredRequest(entered, 'api', request, () =>
        answer(request, openApiServices(this.env, this.ctx), publicApi),
      )
    );
  }

  countViews(views: ReadonlyMap<number, number>): Promise<void> {
    return apiForCareers(this.env, this.ctx).countViews(views);
  }

  countReads(reads: ReadonlyMap<string, number>): Promise<void> {
    return apiForCareers(this.env, this.ctx).countReads(reads);
  }
}

/** For the composition, where every request of the API host comes by careers. */
export function apiForCareers(
  env: ApiBindings,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): CareersApi {
  const services = openApiServices(env, execution);
  return {
    fetch: (request) => answer(request, services),
    async countViews(views) {
      const { countViews } = await import('#careers/jobs/actions.ts');
      await countViews(publicContext(services, new Date()), views);
    },
    async countReads(reads) {
      const { countReads } = await import('#careers/company-feeds/actions.ts');
      await countReads(publicContext(services, new Date()), reads);
    },
  };
}

async function answer(
  request: Request,
  services: Services,
  ofApiHost: Pick<App, 'fetch'> = api,
): Promise<Response> {
  const { hostname, pathname } = addressOf(request);
  if (isApiHost(hostname, services)) {
    const asked = withoutSlash(request, pathname);
    return afterBody(asked, ofApiHost.fetch(asked, { services }));
  }

  const isApi = isApiPath(pathname);
  // The same on every domain, so none is looked up.
  if (isApi && request.method === 'OPTIONS') return publicApi.fetch(request, { services });
  return onCareerDomain(request, services, async (site) => {
    if (isApi)
      return publicApi.fetch(request, { services, careerOrigin: careerOrigin(site.hostname) });
    const forms = await loadForms();
    return afterBody(request, forms.fetch(request, { services, site }));
  });
}

/** Clients add a slash to addresses that they were given: that of the tool server, and those of metadata. */
const SLASHED = /^\/(?:mcp|\.well-known\/[\w/-]+)\/$/u;

function withoutSlash(request: Request, pathname: string): Request {
  if (!SLASHED.test(pathname)) return request;
  const url = new URL(request.url);
  url.pathname = pathname.slice(0, -1);
  return new Request(url, request);
}
