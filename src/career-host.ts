/** Serves a request to a career domain: finds the domain by the host, over https only. */
import { findDomain } from '#careers/domains/actions.ts';
import type { CareerDomain } from '#careers/domains/actions.ts';
import { domainHostname } from '#careers/domains/rules.ts';
import { publicContext } from '#http/context.ts';
import { failureAnswer } from '#http/envelope.ts';
import { addressOf, isHttps, redirectToHttps, unknownHost } from '#http/hosts.ts';
import type { HttpServices } from '#platform/http-services.ts';
import type { Deferring, ReadServices } from '#platform/read-services.ts';

export async function onCareerDomain(
  request: Request,
  services: ReadServices & Deferring & Pick<HttpServices, 'isDevelopment'>,
  serve: (site: CareerDomain) => Response | Promise<Response>,
): Promise<Response> {
  const host = domainHostname(addressOf(request).hostname, services.isDevelopment);
  try {
    const domain = await findDomain(publicContext(services, new Date()), host);
    if (!domain) return unknownHost();
    if (!isHttps(request)) return redirectToHttps(request, domain.hostname);
    return await serve(domain);
  } catch (error) {
    return failureAnswer(error, 'tenant');
  }
}
