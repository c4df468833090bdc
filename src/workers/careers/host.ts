/** Serves a request to a career domain: finds the domain by the host, over https only, and passes on what the Worker of the API answers. */
import { findDomain } from '#careers/domains/actions.ts';
import type { CareerDomain } from '#careers/domains/actions.ts';
import { publicContext } from '#http/context.ts';
import { ApiError } from '#errors.ts';
import { failureAnswer } from '#http/envelope.ts';
import { addressOf, isApiPath, isHttps, redirectToHttps, unknownHost } from '#http/hosts.ts';
import { failureResponse } from '#http/kinds/career-context.ts';
import { careerHostname } from '#lib/career-origin.ts';
import { label } from '#platform/metrics.ts';
import type { CareersServices } from '#platform/careers-services.ts';
import type { HttpServices } from '#platform/http-services.ts';
import type { Deferring, ReadServices } from '#platform/read-services.ts';

export async function onCareerDomain(
  request: Request,
  services: ReadServices & Deferring & Pick<HttpServices, 'isDevelopment'>,
  serve: (site: CareerDomain) => Response | Promise<Response>,
): Promise<Response> {
  const { hostname, pathname } = addressOf(request);
  const host = careerHostname(hostname, services.isDevelopment);
  try {
    const domain = await findDomain(publicContext(services, new Date()), host);
    if (!domain) return unknownHost();
    if (!isHttps(request)) return redirectToHttps(request, domain.hostname);
    return await serve(domain);
  } catch (error) {
    return isApiPath(pathname) ? failureAnswer(error, 'tenant') : failureResponse(error);
  }
}

/** Has the Worker of the API answer. Where it does not, the caller may try again. */
export async function passOn(
  request: Request,
  { api }: Pick<CareersServices, 'api'>,
): Promise<Response> {
  label({ surface: 'forwarded' });
  try {
    return await api.fetch(request);
  } catch (cause) {
    const headers = { 'Retry-After': '1' };
    return failureAnswer(new ApiError('storage_unavailable', { headers, cause }), 'tenant');
  }
}
