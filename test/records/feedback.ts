/** Feedback, and the requests for it. */
import type { Feedback, FeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import type { Caller } from '../support/call.ts';
import type { Company } from '../support/company.ts';
import type { TestRecord } from '../support/test-record.ts';

const BARE = { files: [] };

/** A draft, of the Admin unless somebody else writes it. */
export async function drafted(
  company: Company,
  author: Caller = company.admin,
): Promise<{ id: number }> {
  const { id } = await company.apply(BARE);
  const body = { candidate_job_id: id, rating: 'yes', text: 'Explained it well.' };
  return (await author<Feedback>('POST', '/api/feedback/store', body)).body.data;
}

/** The Viewer is asked by the Admin. */
async function asked(company: Company): Promise<{ id: number }> {
  return ask(company, await company.user('Viewer'));
}

/** Of the Recruiter, changed since it was submitted; the Viewer is asked, too. */
export async function giveFeedback(company: Company, id: number, text: string): Promise<void> {
  const about = { candidate_job_id: id };
  const post = (path: string, body?: object) =>
    company.recruiter<Feedback>('POST', `/api/${path}`, body);
  const words = { ...about, rating: 'yes', text };
  const { data } = (await post('feedback/store', words)).body;
  await post(`feedback/submit/${data.id}`);
  await post(`feedback/update/${data.id}`, { text: `${text} Again.` });
  await post('feedback-requests/store', { ...about, user_ids: [await company.user('Viewer')] });
}

/** The Admin asks for their own feedback. */
export async function askAdmin(company: Company): Promise<{ id: number }> {
  return ask(company, await company.user('Admin'));
}

async function ask(company: Company, userId: number): Promise<{ id: number }> {
  const { id } = await company.apply(BARE);
  const path = '/api/feedback-requests/store';
  const body = { candidate_job_id: id, user_ids: [userId] };
  const [request] = (await company.admin<FeedbackRequest[]>('POST', path, body)).body.data;
  return { id: request?.id ?? 0 };
}

export const feedback: TestRecord = {
  bodies: {
    '/api/feedback/store': async (company) => ({
      candidate_job_id: (await company.apply(BARE)).id,
      rating: 'yes',
    }),
    '/api/feedback/update/{id}': { rating: 'no' },
    '/api/feedback-requests/store': async (company) => ({
      candidate_job_id: (await company.apply(BARE)).id,
      user_ids: [await company.user('Viewer')],
    }),
  },
  ids: [[/(?:user_ids|mentions)\[\]$/u, (company) => company.user('Viewer')]],
  made: { '/api/feedback/': (company) => drafted(company), '/api/feedback-requests/': asked },
};
