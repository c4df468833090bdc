/** Which operations that write are of the contract (sections 4 and 5): they ignore unknown fields and name them; all others refuse them. */
import type { Method } from './route.ts';

const paths: Readonly<Partial<Record<Method, readonly string[]>>> = {
  POST: [
    '/api/companies/update/{id}',
    '/api/companies/update-logo/{id}',
    '/api/company-offices/store',
    '/api/company-offices/update/{id}',
    '/api/company-pipline/store',
    '/api/company-pipline/update/{id}',
    '/api/company-users/store',
    '/api/company-users/update-role/{id}',
    '/api/contracted-companies',
    '/api/contracted-companies/update/{id}',
    '/api/jobs/store',
    '/api/jobs/update/{id}',
    '/api/jobs/update-status/{id}',
    '/api/jobs/update-details/{id}',
    '/api/jobs/update-pay-benefit/{id}',
    '/api/jobs/update-specifications/{id}',
    '/api/jobs/republish/{id}',
    '/api/candidate-job/store',
    '/api/candidate-job/update-stage/{id}',
    '/api/candidate-job/update-stage-send-email/{id}/{stage_id}',
    '/api/candidate-job/reject/{id}',
    '/api/candidate-job/undo-reject/{id}',
    '/api/candidate-job/send-email/{id}',
    '/api/candidate-job/assign-to-job',
    '/api/candidate-job/store-notes/{id}',
    '/api/meet/store',
    '/api/posts/store',
    '/api/plugins/webhooks',
    '/api/plugins/webhooks/{id}/test',
    '/api/oauth/token',
    '/api/oauth/revoke',
  ],
  PUT: ['/api/plugins/webhooks/{id}'],
  DELETE: [
    '/api/company-offices/destroy/{id}',
    '/api/company-pipline/destroy/{id}',
    '/api/company-users/destroy/{id}',
    '/api/contracted-companies/destroy/{id}',
    '/api/jobs/destroy/{id}',
    '/api/meet/destroy/{id}',
    '/api/posts/destroy/{id}',
    '/api/plugins/webhooks/{id}',
  ],
};

export function isOfContract({ method, path }: { method: Method; path: string }): boolean {
  return paths[method]?.includes(path) ?? false;
}
