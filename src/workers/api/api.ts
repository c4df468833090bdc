/** The Worker of the API: tenants, accounts, tools, and the forms and files of the career domains. Contains no logic. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { identify } from '#accounts/oauth/actions/identify.ts';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { findCurrentUser, findMember } from '#accounts/sessions/actions/current-user.ts';
import { countViews } from '#careers/jobs/actions.ts';
import { createApi } from '#http/api.ts';
import { consoleAssets } from '#http/console-assets.ts';
import { publicContext } from '#http/context.ts';
import {
  documentFiles,
  exportFiles,
  importFiles,
  pictureFiles,
  sharePictureFiles,
} from '#http/files.ts';
import { health } from '#http/health.ts';
import { addressOf, isApiHost, isApiPath } from '#http/hosts.ts';
import { accountPages as accountPageKind, unknownPathPage } from '#http/kinds/account-page.ts';
import { consoleAsset } from '#http/kinds/console-asset.ts';
import { consoleScreens } from '#http/kinds/console.ts';
import { endpointKinds } from '#http/kinds/endpoints.ts';
import { files } from '#http/kinds/file.ts';
import { links } from '#http/kinds/link.ts';
import { oauthKinds } from '#http/kinds/oauth.ts';
import { readiness } from '#http/kinds/readiness.ts';
import { references } from '#http/kinds/reference.ts';
import { toolServer } from '#http/kinds/tool-server.ts';
import { measuredRequest } from '#http/measure.ts';
import { recall } from '#http/micro-cache.ts';
import { readinessRoute } from '#http/readiness.ts';
import { afterBody } from '#http/unread-body.ts';
import { toolRoutes } from '#integrations/mcp/endpoints.ts';
import { referenceRoutes } from '#integrations/openapi/endpoints.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { examineReadiness } from '#operator/readiness/actions.ts';
import type { CareersApi } from '#platform/careers-services.ts';
import type { CvReader } from '#platform/cv-reader.ts';
import { openApiServices } from '#platform/services.ts';
import type { ApiBindings, Services } from '#platform/services.ts';
import { openDocument } from '#recruiting/pipeline/applications/actions/documents.ts';
import { meetingLinks } from '#recruiting/interviews/meetings/links.ts';
import { openExport } from '#recruiting/transfers/actions/exports.ts';
import { openResults } from '#recruiting/transfers/actions/imports.ts';
import { apiEndpoints } from './endpoints.ts';
import { accountPageLook, accountPages } from './account-pages.tsx';
import { forms } from './career-forms.ts';
import { onCareerDomain } from '../careers/host.ts';
import { consoleLook, consoleRoutes } from './console-screens.tsx';

const api = createApi(
  [
    ...apiEndpoints,
    ...oauth,
    ...accountPages,
    ...consoleRoutes,
    consoleAssets,
    ...meetingLinks,
    documentFiles(openDocument),
    exportFiles(openExport),
    importFiles(openResults),
    // Before the pattern of its folder.
    sharePictureFiles,
    pictureFiles,
    ...referenceRoutes,
    ...toolRoutes(apiEndpoints),
    readinessRoute(examineReadiness),
  ],
  {
    ...endpointKinds(identify),
    ...oauthKinds(identify),
    'account-page': accountPageKind(accountPageLook, findCurrentUser),
    console: consoleScreens(consoleLook, findMember),
    'console-asset': consoleAsset,
    link: links(accountPageLook),
    file: files,
    readiness,
    reference: references,
    'tool-server': toolServer(identify),
  },
  unknownPathPage(accountPageLook),
);
/** The part of the API that career domains serve, without tokens or sign-in; of the location API, careers answers all. */
const publicApi = createApi(
  [...apiEndpoints.filter(({ kind }) => kind === 'public'), sharePictureFiles, pictureFiles],
  {
    ...endpointKinds(identify),
    file: files,
  },
);

export default {
  fetch: (request, env, execution) =>
    health(request, env) ??
    measuredRequest({ env, execution }, 'api', request, () =>
      answer(request, openApiServices(env, env.BACKGROUND, execution)),
    ),
} satisfies ExportedHandler<ApiEnv>;

/** What the Worker of the career domains calls, and no other. Of the API host, the routes give it nothing but the public API. */
export class ForCareers extends WorkerEntrypoint<ApiEnv> implements CareersApi {
  override fetch(request: Request): Promise<Response> {
    const services = openApiServices(this.env, this.env.BACKGROUND, this.ctx);
    return measuredRequest({ env: this.env, execution: this.ctx }, 'api', request, () =>
      answer(request, services, publicApi),
    );
  }

  countViews(views: ReadonlyMap<number, number>): Promise<void> {
    return apiForCareers(this.env, this.env.BACKGROUND, this.ctx).countViews(views);
  }
}

/** For the composition, where every request of the API host comes by careers. */
export function apiForCareers(
  env: ApiBindings,
  reader: CvReader,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): CareersApi {
  const services = openApiServices(env, reader, execution);
  return {
    fetch: (request) => answer(request, services),
    countViews: (views) => countViews(publicContext(services, new Date()), views),
  };
}

async function answer(
  request: Request,
  services: Services,
  ofApiHost: Pick<typeof api, 'fetch'> = api,
): Promise<Response> {
  const cached = recall(request, Date.now(), services.defer);
  if (cached) return cached;

  const { hostname, pathname } = addressOf(request);
  if (isApiHost(hostname, services)) {
    const asked = withoutSlash(request, pathname);
    return afterBody(asked, ofApiHost.fetch(asked, { services }));
  }

  const isApi = isApiPath(pathname);
  // The same on every domain, so none is looked up.
  if (isApi && request.method === 'OPTIONS') return publicApi.fetch(request, { services });
  return onCareerDomain(request, services, (site) =>
    isApi
      ? publicApi.fetch(request, { services, careerOrigin: careerOrigin(site.hostname) })
      : afterBody(request, forms.fetch(request, { services, site })),
  );
}

/** Clients add a slash to addresses that they were given: that of the tool server, and those of metadata. */
const SLASHED = /^\/(?:mcp|\.well-known\/[\w/-]+)\/$/u;

function withoutSlash(request: Request, pathname: string): Request {
  if (!SLASHED.test(pathname)) return request;
  const url = new URL(request.url);
  url.pathname = pathname.slice(0, -1);
  return new Request(url, request);
}
