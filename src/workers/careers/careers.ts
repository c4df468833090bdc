/**
 * The Worker of the career domains and the location API: it reads the public listing, and holds no secret. What it does not
 * answer goes to the Worker of the API. Contains no logic.
 */
import { addWords } from '#careers/words/words.ts';
import { addressOf, isApiHost, isApiPath } from '#http/hosts.ts';
import { answerAtOnce, measuredRequest } from '#http/measure.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { lazily } from '#lib/lazy.ts';
import { openCareersServices } from '#platform/careers-services.ts';
import type { CareersServices } from '#platform/careers-services.ts';
import { foreignCareersPages } from '#translations';
import { onCareerDomain, passOn } from './host.ts';
import { pages } from './pages.ts';

addWords(foreignCareersPages);

/** Its schemas and zod are built with the first request to the API, so that a first page does not wait for them. */
const loadLocationApi = lazily(async () => {
  const [{ createLocationApi }, { locations }, { suggestions }, { boardList }] = await Promise.all([
    import('#http/location-api.ts'),
    import('#careers/locations/endpoints.ts'),
    import('#careers/suggestions/endpoints.ts'),
    import('#careers/board/endpoints/list.ts'),
  ]);
  const endpoints = [...locations, ...suggestions, ...boardList];
  const paths = endpoints.map(({ path }) => path.replaceAll(/\{\w+\}/gu, '[^/]+'));
  return { app: createLocationApi(endpoints), paths: new RegExp(`^(?:${paths.join('|')})$`, 'u') };
});

export default {
  fetch: (request, env, execution) =>
    answerAtOnce({ env, execution }, 'careers', request) ??
    measuredRequest({ env, execution }, 'careers', request, () =>
      answer(request, openCareersServices(env, env.API, execution)),
    ),
} satisfies ExportedHandler<CareersEnv>;

export async function answer(request: Request, services: CareersServices): Promise<Response> {
  const { hostname, pathname } = addressOf(request);
  const isApi = isApiPath(pathname);
  const locationApi = isApi ? await findLocationApi(pathname) : null;
  // What is the same on every career domain needs none to be found.
  const isSameOnAll = isApi && request.method === 'OPTIONS';
  if (isSameOnAll || isApiHost(hostname, services)) {
    return locationApi ? locationApi.fetch(request, { services }) : passOn(request, services);
  }
  return onCareerDomain(request, services, (site) => {
    if (!isApi) return pages.fetch(request, { services, site });
    return locationApi
      ? locationApi.fetch(request, { services, careerOrigin: careerOrigin(site.hostname) })
      : passOn(request, services);
  });
}

/** Null where the path is not one of the location API. */
async function findLocationApi(pathname: string) {
  const { app, paths } = await loadLocationApi();
  return paths.test(pathname) ? app : null;
}
