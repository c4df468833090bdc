/** The endpoints that the Worker of the API answers, by the beginning of their paths, in the order of the contract: all but the location API. */
import type { Endpoint } from '#http/endpoint.ts';

type LoadEndpoints = () => Promise<readonly Endpoint[]>;

const applicationEndpoints = () => import('#recruiting/pipeline/applications/endpoints.ts');
const questions: LoadEndpoints = async () =>
  (await import('#recruiting/jobs/questions/endpoints.ts')).questions;
const feedback: LoadEndpoints = async () =>
  (await import('#recruiting/interviews/feedback/endpoints.ts')).feedback;
const notifications: LoadEndpoints = async () =>
  (await import('#recruiting/company/notifications/endpoints.ts')).notifications;
const social: LoadEndpoints = async () =>
  (await import('#recruiting/jobs/social/endpoints.ts')).social;
const transfers: LoadEndpoints = async () =>
  (await import('#recruiting/transfers/endpoints.ts')).transfers;

/** What stands under one beginning is loaded with its first request. */
export const endpointAreas: Readonly<Record<string, LoadEndpoints>> = {
  '/api/board': async () => (await import('#careers/board/endpoints/form.ts')).board,
  '/api/board-keys': async () =>
    (await import('#recruiting/jobs/board-keys/endpoints.ts')).boardKeys,
  '/api/companies': async () => (await import('#recruiting/company/company/endpoints.ts')).company,
  '/api/company-offices': async () =>
    (await import('#recruiting/company/offices/endpoints.ts')).offices,
  '/api/company-pipline': async () =>
    (await import('#recruiting/pipeline/pipelines/endpoints.ts')).pipelines,
  '/api/company-users': async () => (await import('#recruiting/company/team/endpoints.ts')).team,
  '/api/contracted-companies': async () =>
    (await import('#recruiting/company/contracted-companies/endpoints.ts')).contractedCompanies,
  '/api/departments': async () =>
    (await import('#recruiting/jobs/departments/endpoints.ts')).departments,
  '/api/jobs': async () => [
    ...(await import('#recruiting/jobs/jobs/endpoints.ts')).jobs,
    ...(await import('#recruiting/jobs/occupations/endpoints.ts')).occupations,
  ],
  '/api/questions': questions,
  '/api/jobs/{}/application-form': questions,
  '/api/jobs/{}/try-rules': questions,
  '/api/jobs/{}/team': async () =>
    (await import('#recruiting/jobs/hiring-team/endpoints.ts')).hiringTeam,
  '/api/jobs/{}/applicant-job': async () => (await applicationEndpoints()).applicants,
  '/api/jobs/{}/activity': async () => (await applicationEndpoints()).applicants,
  '/api/candidate-job': async () => (await applicationEndpoints()).applications,
  '/api/candidates': async () => [
    ...(await import('#recruiting/people/candidates/endpoints.ts')).candidates,
    ...(await import('#recruiting/people/duplicates/endpoints.ts')).duplicates,
  ],
  '/api/tags': async () => (await import('#recruiting/people/tags/endpoints.ts')).tags,
  '/api/custom-fields': async () =>
    (await import('#recruiting/people/custom-fields/endpoints.ts')).customFields,
  '/api/sources': async () => (await import('#recruiting/jobs/sources/endpoints.ts')).sources,
  '/api/tracking-links': async () =>
    (await import('#recruiting/jobs/tracking-links/endpoints.ts')).trackingLinks,
  '/api/data-requests': async () =>
    (await import('#recruiting/people/data-requests/endpoints.ts')).dataRequests,
  '/api/saved-views': async () =>
    (await import('#recruiting/people/saved-views/endpoints.ts')).savedViews,
  '/api/exports': transfers,
  '/api/imports': transfers,
  '/api/emails': async () => (await import('#recruiting/pipeline/emails/endpoints.ts')).emails,
  '/api/email-templates': async () =>
    (await import('#recruiting/pipeline/email-templates/endpoints.ts')).emailTemplates,
  '/api/hiring-settings': async () =>
    (await import('#recruiting/pipeline/hiring-settings/endpoints.ts')).hiringSettings,
  '/api/jobs/{}/analytics': async () =>
    (await import('#recruiting/company/analytics/endpoints.ts')).analytics,
  '/api/central': async () => (await import('#careers/jobs/endpoints.ts')).publicJobs,
  '/api/meet': async () => (await import('#recruiting/interviews/meetings/endpoints.ts')).meetings,
  '/api/social-accounts': social,
  '/api/posts': social,
  '/api/plugins': async () => (await import('#integrations/webhooks/endpoints.ts')).webhooks,
  '/api/events': async () => (await import('#integrations/event-feed/endpoints.ts')).eventFeed,
  '/api/deletions': async () => (await import('#integrations/deletions/endpoints.ts')).deletions,
  '/api/audit-events': async () => (await import('#recruiting/company/audit/endpoints.ts')).audit,
  '/api/security-events': async () =>
    (await import('#recruiting/company/security-events/endpoints.ts')).securityLog,
  '/api/tasks': async () => (await import('#recruiting/pipeline/tasks/endpoints.ts')).tasks,
  '/api/notifications': notifications,
  '/api/notification-choices': notifications,
  '/api/feedback': feedback,
  '/api/feedback-requests': feedback,
};

/** All of them, each once, for what tells about them. */
export async function loadAllEndpoints(): Promise<readonly Endpoint[]> {
  const areas = await Promise.all(Object.values(endpointAreas).map((load) => load()));
  return [...new Set(areas.flat())];
}
