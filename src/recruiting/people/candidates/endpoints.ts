/** Endpoints of candidates, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import {
  candidatePlan,
  eraseCandidate,
  exportCandidate,
  holdCandidate,
  listCandidates,
  mergeCandidates,
  showCandidate,
} from './actions/people.ts';
import { addCandidate, correctCandidate } from './actions/correct.ts';
import { addDocument, deleteDocument, takeAsCv } from './actions/documents.ts';
import { NewDocument } from './schemas/documents.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import { tagCandidate } from './actions/tag.ts';
import {
  Candidate,
  CandidateExport,
  CandidatePage,
  CandidateQuery,
  Hold,
  Merge,
} from './schemas/candidates.ts';
import { CandidateCorrection, NewCandidate } from './schemas/correction.ts';
import { Tagging } from './schemas/tagging.ts';

const params = z.object({ id: PathId });
/** A required file is there: without one, the request is refused. */
const nothing = { name: '', bytes: new Uint8Array() };

export const candidates = [
  get(
    '/api/candidates/index',
    {
      about:
        'List candidates, each once; filters by status, stage and job match a candidate by one application. Counts up to 10,000 matches',
      needs: 'applicants.read',
      query: CandidateQuery,
      returns: CandidatePage,
      errors: ['index_incomplete'],
    },
    (ctx, { query }) => listCandidates(ctx, query),
  ),
  get(
    '/api/candidates/show/{id}',
    {
      about: 'Get a candidate with their applications',
      needs: 'applicants.read',
      params,
      returns: Candidate,
    },
    (ctx, { params: { id } }) => showCandidate(ctx, id),
  ),
  post(
    '/api/candidates/store',
    {
      about: 'Add a candidate without an application, by name or email address',
      needs: 'applicants.write',
      body: NewCandidate,
      returns: Candidate,
      status: 201,
      errors: ['duplicate_candidate'],
    },
    (ctx, { body }) => addCandidate(ctx, body),
  ),
  post(
    '/api/candidates/update/{id}',
    {
      about:
        'Correct a candidate; the audit log and the event name what was changed, without the values',
      needs: 'applicants.write',
      params,
      body: CandidateCorrection,
      returns: Candidate,
      errors: ['candidate_erased', 'duplicate_candidate', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => correctCandidate(ctx, id, body, candidatePlan),
  ),
  post(
    '/api/candidates/store-document/{id}',
    {
      about: "Add one of the candidate's own documents; the newest CV is shown with applications",
      needs: 'applicants.write',
      params,
      body: NewDocument,
      files: {
        file: {
          bytesMax: FILE_BYTES_MAX,
          isRequired: true,
          about:
            'The document as PDF, DOC, DOCX, ODT, RTF or text, at most 10 MB; a CV also as JSON Resume or Europass XML.',
        },
      },
      returns: Candidate,
      status: 201,
      errors: ['candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id }, body, files: { file = nothing } }) =>
      addDocument(ctx, id, { ...body, upload: file }, candidatePlan),
  ),
  post(
    '/api/candidates/use-as-cv/{id}',
    {
      about: 'Read a document of a candidate as the CV; `{id}` is the id of the document',
      needs: 'applicants.write',
      params,
      returns: Candidate,
      errors: ['candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id } }) => takeAsCv(ctx, id, candidatePlan),
  ),
  del(
    '/api/candidates/destroy-document/{id}',
    {
      about: 'Remove a document of a candidate with its file; `{id}` is the id of the document',
      needs: 'applicants.write',
      params,
      returns: z.null(),
      errors: ['candidate_held', 'stale_write'],
    },
    (ctx, { params: { id } }) => deleteDocument(ctx, id),
  ),
  post(
    '/api/candidates/tag/{id}',
    {
      about: 'Give a candidate tags, or take them away; a candidate can have 30',
      needs: 'applicants.write',
      params,
      body: Tagging,
      returns: Candidate,
      errors: ['candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => tagCandidate(ctx, id, body, candidatePlan),
  ),
  get(
    '/api/candidates/export/{id}',
    {
      about: 'Export all data stored about a candidate',
      needs: 'applicants.erase',
      params,
      returns: CandidateExport,
      errors: ['feedback_open'],
    },
    (ctx, { params: { id } }) => exportCandidate(ctx, id),
  ),
  post(
    '/api/candidates/merge/{id}',
    {
      about:
        'Merge another candidate into this one; the id of the other keeps resolving to this one',
      needs: 'applicants.erase',
      params,
      body: Merge,
      returns: Candidate,
      errors: ['candidate_erased', 'candidate_held', 'stale_write'],
    },
    (ctx, { params: { id }, body }) =>
      mergeCandidates(ctx, id, body.from_candidate_id, candidatePlan),
  ),
  post(
    '/api/candidates/legal-hold/{id}',
    {
      about: 'Place a candidate under legal hold, or release the hold',
      needs: 'applicants.erase',
      params,
      body: Hold,
      returns: Candidate,
      errors: ['candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => holdCandidate(ctx, id, body.is_held, candidatePlan),
  ),
  del(
    '/api/candidates/erase/{id}',
    {
      about: 'Erase a candidate, including files, CVs, emails, notes and delivered event data',
      needs: 'applicants.erase',
      params,
      returns: z.null(),
      errors: ['candidate_erased', 'candidate_held', 'stale_write'],
    },
    (ctx, { params: { id } }) => eraseCandidate(ctx, id),
  ),
];
