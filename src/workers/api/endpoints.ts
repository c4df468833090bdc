/** The endpoints that the Worker of the API answers, in the order of the contract: all but the location API. */
import { publicJobs } from '#careers/jobs/endpoints.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { analytics } from '#recruiting/company/analytics/endpoints.ts';
import { applicants, applications } from '#recruiting/pipeline/applications/endpoints.ts';
import { candidates } from '#recruiting/people/candidates/endpoints.ts';
import { duplicates } from '#recruiting/people/duplicates/endpoints.ts';
import { dataRequests } from '#recruiting/people/data-requests/endpoints.ts';
import { hiringSettings } from '#recruiting/pipeline/hiring-settings/endpoints.ts';
import { jobs } from '#recruiting/jobs/jobs/endpoints.ts';
import { company } from '#recruiting/company/company/endpoints.ts';
import { audit } from '#recruiting/company/audit/endpoints.ts';
import { securityLog } from '#recruiting/company/security-events/endpoints.ts';
import { contractedCompanies } from '#recruiting/company/contracted-companies/endpoints.ts';
import { eventFeed } from '#integrations/event-feed/endpoints.ts';
import { savedViews } from '#recruiting/people/saved-views/endpoints.ts';
import { meetings } from '#recruiting/interviews/meetings/endpoints.ts';
import { webhooks } from '#integrations/webhooks/endpoints.ts';
import { offices } from '#recruiting/company/offices/endpoints.ts';
import { social } from '#recruiting/jobs/social/endpoints.ts';
import { sources } from '#recruiting/jobs/sources/endpoints.ts';
import { trackingLinks } from '#recruiting/jobs/tracking-links/endpoints.ts';
import { tags } from '#recruiting/people/tags/endpoints.ts';
import { transfers } from '#recruiting/transfers/endpoints.ts';
import { customFields } from '#recruiting/people/custom-fields/endpoints.ts';
import { team } from '#recruiting/company/team/endpoints.ts';
import { questions } from '#recruiting/jobs/questions/endpoints.ts';
import { pipelines } from '#recruiting/pipeline/pipelines/endpoints.ts';

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
