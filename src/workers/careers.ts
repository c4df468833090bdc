/**
 * The Worker of the career domains and the location API: it reads the public listing, and holds no secret. What it does not
 * answer goes to the Worker of the API. Contains no logic.
 */
import { locations } from '#careers/locations/endpoints.ts';
import { addressOf, isApiHost, isApiPath, originOf } from '#http/hosts.ts';
import { createLocationApi } from '#http/location-api.ts';
import { recall } from '#http/micro-cache.ts';
import { openCareersServices } from '#platform/careers-services.ts';
import type { CareersServices } from '#platform/careers-services.ts';
import { onCareerDomain, passOn } from '../career-host.ts';
import { pages } from '../career-pages.ts';

const locationApi = createLocationApi(locations);
const locationPaths: ReadonlySet<string> = new Set(locations.map(({ path }) => path));

export default {
  fetch: (request, env, execution) => answer(request, openCareersServices(env, env.API, execution)),
} satisfies ExportedHandler<CareersEnv>;

export async function answer(request: Request, services: CareersServices): Promise<Response> {
  const cached = recall(request, Date.now(), services.defer);
  if (cached) return cached;

  const { hostname, pathname } = addressOf(request);
  const isLocation = locationPaths.has(pathname);
  const isApi = isApiPath(pathname);
  // What is the same on every career domain needs none to be found.
  const isSameOnAll = isApi && request.method === 'OPTIONS';
  if (isSameOnAll || isApiHost(hostname, services)) {
    return isLocation ? locationApi.fetch(request, { services }) : passOn(request, services);
  }
  return onCareerDomain(request, services, (site) => {
    if (!isApi) return pages.fetch(request, { services, site });
    return isLocation
      ? locationApi.fetch(request, { services, careerOrigin: originOf(request, site.hostname) })
      : passOn(request, services);
  });
}
