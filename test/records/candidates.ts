/** Candidates, with their documents, duplicates and requests. */
import { tenantContext } from '#context.ts';
import type { Page } from '#lib/pagination.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { requestErasure } from '#recruiting/people/data-requests/actions.ts';
import type { Company } from '../support/company.ts';
import { findAllDuplicates, newPhone } from '../support/duplicates.ts';
import { operator } from '../support/operator.ts';
import { fileless, fileOf } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';
import { formOf } from '../support/uploads.ts';

export async function holdCandidate(company: Company, id: number): Promise<void> {
  await company.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: true });
}

/** As a candidate under legal hold asks for it on their page. */
export async function requestedErasure(
  company: Company,
): Promise<{ id: number; candidateId: number }> {
  const { candidate_id: candidateId } = await company.apply(fileless);
  await holdCandidate(company, candidateId);
  return requestErasure(tenantContext(operator(), company.id), candidateId);
}

/** One of a person's own. */
async function storeDocument(company: Company): Promise<{ id: number }> {
  const { candidate_id: id } = await company.apply(fileless);
  const { body, headers } = formOf([{ name: 'kind', content: 'certificate' }, fileOf('file')]);
  const path = `/api/candidates/store-document/${id}`;
  const answer = await company.recruiter<Candidate>('POST', path, body, headers);
  return answer.body.data.documents[0] ?? { id: 0 };
}

/** Two candidates with one name and one phone number. */
export async function openDuplicate(company: Company): Promise<{ id: number }> {
  const twin = { ...fileless, phone: newPhone() };
  const { candidate_id: id } = await company.apply(twin);
  await company.apply(twin);
  await findAllDuplicates();
  const path = `/api/candidates/duplicates?candidate_id=${id}`;
  const answer = await company.viewer<Page<{ id: number }>>('GET', path);
  return answer.body.data.data[0] ?? { id: 0 };
}

const applied = async (company: Company) => (await company.apply(fileless)).candidate_id;

export const candidates: TestRecord = {
  bodies: {
    '/api/candidates/store': { first_name: 'Ada' },
    '/api/candidates/update/{id}': { last_name: 'Byron' },
    '/api/candidates/store-document/{id}': { kind: 'certificate' },
    '/api/candidates/legal-hold/{id}': { is_held: true },
    '/api/candidates/dismiss-duplicate/{id}': { is_dismissed: true },
    '/api/candidates/tag/{id}': async (company) => ({ add_tags: [(await company.openTag()).id] }),
    '/api/candidates/merge/{id}': async (company) => ({
      from_candidate_id: await applied(company),
    }),
  },
  made: {
    '/api/candidates/': async (company) => ({ id: await applied(company) }),
    '/api/candidates/destroy-document/': storeDocument,
    '/api/candidates/use-as-cv/': storeDocument,
    '/api/candidates/dismiss-duplicate/': openDuplicate,
    '/api/data-requests/': requestedErasure,
  },
  kinds: { persons: applied },
};
