/** The endpoints of candidates as people: additive to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/ids.ts';
import {
  eraseCandidate,
  exportCandidate,
  holdCandidate,
  mergeCandidates,
  showCandidate,
} from './actions/people.ts';
import { Candidate, CandidateExport, Hold, Merge } from './schemas.ts';

const params = z.object({ id: PathId });

export const candidates = [
  get(
    '/api/candidates/show/{id}',
    {
      about: 'Get a candidate and the applications of the person',
      needs: 'applicants.read',
      params,
      returns: Candidate,
    },
    (ctx, { params: { id } }) => showCandidate(ctx, id),
  ),
  get(
    '/api/candidates/export/{id}',
    {
      about: 'Export all that is held of a candidate',
      needs: 'applicants.erase',
      params,
      returns: CandidateExport,
    },
    (ctx, { params: { id } }) => exportCandidate(ctx, id),
  ),
  post(
    '/api/candidates/merge/{id}',
    {
      about: 'Merge another candidate into this one; the other id goes on leading here',
      needs: 'applicants.erase',
      params,
      body: Merge,
      returns: Candidate,
      errors: ['candidate_erased', 'candidate_held', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => mergeCandidates(ctx, id, body.from_candidate_id),
  ),
  post(
    '/api/candidates/legal-hold/{id}',
    {
      about: 'Keep a candidate from being erased, or no longer',
      needs: 'applicants.erase',
      params,
      body: Hold,
      returns: Candidate,
      errors: ['candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => holdCandidate(ctx, id, body.is_held),
  ),
  del(
    '/api/candidates/erase/{id}',
    {
      about:
        'Erase a candidate: name, addresses, files, CVs, mails, notes, and what webhooks were told',
      needs: 'applicants.erase',
      params,
      returns: z.null(),
      errors: ['candidate_erased', 'candidate_held', 'stale_write'],
    },
    (ctx, { params: { id } }) => eraseCandidate(ctx, id),
  ),
];
