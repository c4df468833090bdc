/**
 * The Worker of the career domains and the location API: it reads the public listing, and holds no secret. What it does not
 * answer goes to the Worker of the API. Contains no logic.
 */
import { locations } from '#careers/locations/endpoints.ts';
import { addressOf, isApiHost, originOf } from '#http/hosts.ts';
import { createLocationApi } from '#http/location-api.ts';
import { recall } from '#http/micro-cache.ts';
import { openCareersServices } from '#platform/careers-services.ts';
import type { CareersApi, CareersBindings, CareersServices } from '#platform/careers-services.ts';
import { onCareerDomain } from '../career-host.ts';
import { pages } from '../career-pages.ts';

const locationApi = createLocationApi(locations);
const locationPaths: ReadonlySet<string> = new Set(locations.map(({ path }) => path));

export default {
  fetch: (request, env, execution) => answer(request, openCareersServices(env, env.API, execution)),
} satisfies ExportedHandler<CareersBindings & { API: CareersApi }>;

export async function answer(request: Request, services: CareersServices): Promise<Response> {
  const cached = recall(request, Date.now(), services.defer);
  if (cached) return cached;

  const { hostname, pathname } = addressOf(request);
  const isLocation = locationPaths.has(pathname);
  if (isApiHost(hostname, services)) {
    return isLocation ? locationApi.fetch(request, { services }) : services.api.fetch(request);
  }
  // The same on every domain, so none is looked up.
  if (isLocation && request.method === 'OPTIONS') return locationApi.fetch(request, { services });
  return onCareerDomain(request, services, (site) =>
    isLocation
      ? locationApi.fetch(request, { services, careerOrigin: originOf(request, site.hostname) })
      : pages.fetch(request, { services, site }),
  );
}
