/** The endpoints that the Worker of the API answers, in the order of the contract: all but the location API. */
import { publicJobs } from '#careers/jobs/endpoints.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { analytics } from '#recruiting/analytics/endpoints.ts';
import { applicants, applications } from '#recruiting/applications/endpoints.ts';
import { candidates } from '#recruiting/candidates/endpoints.ts';
import { duplicates } from '#recruiting/duplicates/endpoints.ts';
import { dataRequests } from '#recruiting/data-requests/endpoints.ts';
import { hiringSettings } from '#recruiting/hiring-settings/endpoints.ts';
import { jobs } from '#recruiting/jobs/endpoints.ts';
import { company } from '#recruiting/company/endpoints.ts';
import { audit } from '#recruiting/audit/endpoints.ts';
import { securityLog } from '#recruiting/security-events/endpoints.ts';
import { contractedCompanies } from '#recruiting/contracted-companies/endpoints.ts';
import { eventFeed } from '#integrations/event-feed/endpoints.ts';
import { savedViews } from '#recruiting/saved-views/endpoints.ts';
import { meetings } from '#recruiting/meetings/endpoints.ts';
import { webhooks } from '#integrations/webhooks/endpoints.ts';
import { offices } from '#recruiting/offices/endpoints.ts';
import { social } from '#recruiting/social/endpoints.ts';
import { sources } from '#recruiting/sources/endpoints.ts';
import { trackingLinks } from '#recruiting/tracking-links/endpoints.ts';
import { tags } from '#recruiting/tags/endpoints.ts';
import { transfers } from '#recruiting/transfers/endpoints.ts';
import { customFields } from '#recruiting/custom-fields/endpoints.ts';
import { team } from '#recruiting/team/endpoints.ts';
import { questions } from '#recruiting/questions/endpoints.ts';
import { pipelines } from '#recruiting/pipelines/endpoints.ts';

export const apiEndpoints: readonly Endpoint[] = [
  ...company,
  ...offices,
  ...pipelines,
  ...team,
  ...contractedCompanies,
  ...jobs,
  ...questions,
  ...applicants,
  ...applications,
  ...candidates,
  ...duplicates,
  ...tags,
  ...customFields,
  ...sources,
  ...trackingLinks,
  ...dataRequests,
  ...savedViews,
  ...transfers,
  ...hiringSettings,
  ...analytics,
  ...publicJobs,
  ...meetings,
  ...social,
  ...webhooks,
  ...eventFeed,
  ...audit,
  ...securityLog,
];
