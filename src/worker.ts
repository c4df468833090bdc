/** The entrances: requests by host, ticks of the clock, messages of the queue. No logic. */
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { dropThrottles } from '#accounts/throttles/actions.ts';
import { findDomain } from '#careers/domains/actions.ts';
import { domainHostname } from '#careers/domains/rules.ts';
import { site } from '#careers/landing/endpoints.tsx';
import { ageOut } from '#careers/locations/actions.ts';
import { openServices } from '#cloud/services.ts';
import { createApi } from '#http/api.ts';
import { dropOldClaims } from '#data/idempotency.ts';
import { mountFiles } from '#http/files.ts';
import { mountDesk } from '#http/desk.ts';
import { failureAnswer } from '#http/envelope.ts';
import { publicContext } from '#http/context.ts';
import { recall } from '#http/fresh.ts';
import { addressOf, isApiHost, unknownHost } from '#http/hosts.ts';
import { mountOAuth } from '#http/oauth-door.ts';
import { consumeMail, sweepMail } from '#integrations/mail/consumer.ts';
import {
  consumeDeliveries,
  sweepDeliveries,
  tendWebhooks,
} from '#integrations/webhooks/consumer.ts';
import { mountReference } from '#integrations/openapi/endpoints.ts';
import { desk } from './desk.tsx';
import { endpoints } from './endpoints.ts';

const api = createApi(endpoints);
mountOAuth(api, oauth);
mountDesk(api, desk);
mountFiles(api);
mountReference(api, endpoints, oauth);
/** What a career domain answers of the API: no tokens, no sign-in. */
const publicApi = createApi(endpoints.filter(({ audience }) => audience === 'public'));

/** As `wrangler.toml` names it. */
const WEBHOOKS_QUEUE = 'recruiting-webhooks';

export default {
  async fetch(request, env, execution) {
    const services = openServices(env, execution);
    sweepDeliveries(services);
    const remembered = recall(request, Date.now(), services.defer);
    if (remembered) return remembered;

    const { hostname, pathname } = addressOf(request);
    if (isApiHost(hostname, services)) return api.fetch(request, { services });

    const host = domainHostname(hostname, services.isDevelopment);
    try {
      const domain = await findDomain(publicContext(services, new Date()), host);
      if (!domain) return unknownHost();
      return await (pathname.startsWith('/api/')
        ? publicApi.fetch(request, { services })
        : site.fetch(request, { services, site: domain }));
    } catch (error) {
      return failureAnswer(error, 'tenant');
    }
  },

  async scheduled(controller, env, execution) {
    const services = openServices(env, execution);
    const ctx = publicContext(services, new Date(controller.scheduledTime));
    await Promise.all([
      ageOut(ctx),
      dropThrottles(ctx),
      dropOldClaims(ctx),
      sweepMail(services),
      tendWebhooks(services),
    ]);
  },

  async queue(batch, env, execution) {
    const services = openServices(env, execution);
    if (batch.queue === WEBHOOKS_QUEUE) await consumeDeliveries(services, batch);
    else await consumeMail(services, batch);
  },
} satisfies ExportedHandler<Env>;
