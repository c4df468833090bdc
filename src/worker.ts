/** The entry points of the Worker: requests by host, the cron job, and queue messages. Contains no logic. */
import { identify } from '#accounts/oauth/actions/identify.ts';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { findCurrentUser } from '#accounts/sessions/actions.ts';
import { expireSecurityEvents } from '#accounts/security-events/actions.ts';
import { deleteExpiredThrottles } from '#accounts/throttles/actions.ts';
import { sendAlerts } from '#careers/alerts/consumer.ts';
import { findDomain } from '#careers/domains/actions.ts';
import { domainHostname } from '#careers/domains/rules.ts';
import { pingSearchEngines } from '#careers/indexing/consumer.ts';
import { ageOut } from '#careers/locations/actions.ts';
import { consumeSummaries } from '#careers/summaries/consumer.ts';
import { openServices } from '#platform/services.ts';
import type { Services } from '#platform/services.ts';
import { createApi, endpointKinds } from '#http/api.ts';
import { deleteExpiredClaims } from '#data/idempotency.ts';
import { documentFiles, logoFiles } from '#http/files.ts';
import { failureAnswer } from '#http/envelope.ts';
import { publicContext } from '#http/context.ts';
import { recall } from '#http/micro-cache.ts';
import {
  addressOf,
  isApiHost,
  isHttps,
  originOf,
  redirectToHttps,
  unknownHost,
} from '#http/hosts.ts';
import { accountPages as accountPageKind, unknownPathPage } from '#http/kinds/account-page.ts';
import { files } from '#http/kinds/file.ts';
import { links } from '#http/kinds/link.ts';
import { oauthKinds } from '#http/kinds/oauth.ts';
import { references } from '#http/kinds/reference.ts';
import { toolServer } from '#http/kinds/tool-server.ts';
import { consumeMail, pollMail } from '#mail/consumer.ts';
import {
  consumeDeliveries,
  pollDeliveries,
  maintainWebhooks,
} from '#integrations/webhooks/consumer.ts';
import { toolRoutes } from '#integrations/mcp/endpoints.ts';
import { deleteExpiredPrepared } from '#integrations/mcp/actions.ts';
import { referenceRoutes } from '#integrations/openapi/endpoints.ts';
import { maintainSearch } from '#recruiting/applications/consumer.ts';
import { maintainCandidates } from '#recruiting/candidates/consumer.ts';
import { openDocument } from '#recruiting/applications/actions/documents.ts';
import { consumeCvs, pollCvs, maintainFiles } from '#recruiting/cvs/consumer.ts';
import { consumeMeetings, pollMeetings, maintainMeetings } from '#recruiting/meetings/consumer.ts';
import { meetingLinks } from '#recruiting/meetings/links.ts';
import { consumePosts, pollPosts, maintainPosts } from '#recruiting/social/consumer.ts';
import { accountPageLook, accountPages } from './account-pages.tsx';
import { endpoints } from './endpoints.ts';
import { site } from './career-site.ts';

const api = createApi(
  [
    ...endpoints,
    ...oauth,
    ...accountPages,
    ...meetingLinks,
    documentFiles(openDocument),
    logoFiles,
    ...referenceRoutes(endpoints, oauth),
    ...toolRoutes(endpoints),
  ],
  {
    ...endpointKinds(identify),
    ...oauthKinds(identify),
    'account-page': accountPageKind(accountPageLook, findCurrentUser),
    link: links(accountPageLook),
    file: files,
    reference: references,
    'tool-server': toolServer(identify),
  },
  unknownPathPage(accountPageLook),
);
/** The part of the API that career domains serve, without tokens or sign-in. */
const publicApi = createApi([...endpoints.filter(({ kind }) => kind === 'public'), logoFiles], {
  ...endpointKinds(identify),
  file: files,
});

/** Run by requests at intervals, because no cron job runs on a development machine. */
const polls = [pollDeliveries, pollCvs, pollMeetings, pollPosts];

type Consumer = (services: Services, batch: MessageBatch) => Promise<void>;

/** By the names of the queues in `wrangler.toml`. */
const consumers: Readonly<Record<string, Consumer>> = {
  'recruiting-webhooks': consumeDeliveries,
  'recruiting-mail': consumeMail,
  'recruiting-cvs': consumeCvs,
  'recruiting-posts': consumePosts,
  'recruiting-meetings': consumeMeetings,
  'recruiting-summaries': consumeSummaries,
};

export default {
  async fetch(request, env, execution) {
    const services = openServices(env, execution);
    if (services.isPollDue()) for (const poll of polls) poll(services);
    const cached = recall(request, Date.now(), services.defer);
    if (cached) return cached;

    const { hostname, pathname } = addressOf(request);
    if (isApiHost(hostname, services)) return api.fetch(request, { services });

    const isApiPath = /^\/(?:api|files)\//u.test(pathname);
    // The same on every domain, so none is looked up.
    if (isApiPath && request.method === 'OPTIONS') return publicApi.fetch(request, { services });

    const host = domainHostname(hostname, services.isDevelopment);
    try {
      const domain = await findDomain(publicContext(services, new Date()), host);
      if (!domain) return unknownHost();
      if (!isHttps(request)) return redirectToHttps(request, domain.hostname);
      return await (isApiPath
        ? publicApi.fetch(request, { services, careerOrigin: originOf(request, host) })
        : site.fetch(request, { services, site: domain }));
    } catch (error) {
      return failureAnswer(error, 'tenant');
    }
  },

  async scheduled(controller, env, execution) {
    const services = openServices(env, execution);
    const ctx = publicContext(services, new Date(controller.scheduledTime));
    // A failure of one task does not stop the others.
    const results = await Promise.allSettled([
      ageOut(ctx),
      sendAlerts(services, new Date(controller.scheduledTime)),
      pingSearchEngines(services, new Date(controller.scheduledTime)),
      deleteExpiredThrottles(ctx),
      expireSecurityEvents(ctx),
      deleteExpiredClaims(ctx),
      deleteExpiredPrepared(ctx),
      pollMail(services),
      maintainWebhooks(services),
      maintainFiles(services),
      maintainPosts(services),
      maintainMeetings(services),
      maintainSearch(services),
      maintainCandidates(services, new Date(controller.scheduledTime)),
    ]);
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    if (failures.length > 0) throw new AggregateError(failures, 'Some scheduled tasks failed.');
  },

  async queue(batch, env, execution) {
    const services = openServices(env, execution);
    await consumers[batch.queue]?.(services, batch);
  },
} satisfies ExportedHandler<Env>;
