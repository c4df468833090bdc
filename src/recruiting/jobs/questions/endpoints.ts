/** Endpoints of questions and of the application forms of jobs, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId, PathRef } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { changeForm, showForm } from './actions/forms.ts';
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  listQuestions,
  showQuestion,
} from './actions/questions.ts';
import { tryRules } from './actions/trials.ts';
import {
  ApplicationForm,
  FormChange,
  NewQuestion,
  Question,
  QuestionChange,
  RuleTrial,
  TriedRules,
} from './schemas.ts';

const params = z.object({ id: PathId });
const ofJob = z.object({ hash_id: PathRef });

export const questions = [
  get(
    '/api/questions/index',
    {
      about: 'List the questions that application forms can ask',
      needs: 'structure.read',
      query: Paging,
      returns: pageOf(Question),
    },
    (ctx, { query }) => listQuestions(ctx, query),
  ),
  post(
    '/api/questions/store',
    {
      about: 'Add a question for application forms; at most 200 for each company',
      needs: 'questions.manage',
      body: NewQuestion,
      returns: Question,
      status: 201,
      errors: ['duplicate'],
    },
    (ctx, { body }) => createQuestion(ctx, body),
  ),
  get(
    '/api/questions/show/{id}',
    { about: 'Get a question', needs: 'structure.read', params, returns: Question },
    (ctx, { params: { id } }) => showQuestion(ctx, id),
  ),
  post(
    '/api/questions/update/{id}',
    {
      about:
        'Edit a question; one that a form has asked is replaced by another with an id of its own',
      needs: 'questions.manage',
      params,
      body: QuestionChange,
      returns: Question,
      errors: ['in_use', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeQuestion(ctx, id, body),
  ),
  del(
    '/api/questions/destroy/{id}',
    {
      about: 'Delete a question that no form asks; its answers are kept',
      needs: 'questions.manage',
      params,
      returns: z.null(),
      errors: ['in_use', 'stale_write'],
    },
    (ctx, { params: { id } }) => deleteQuestion(ctx, id),
  ),
  get(
    '/api/jobs/{hash_id}/application-form',
    {
      about: 'Get the questions and rules of the application form of a job',
      needs: 'jobs.read',
      params: ofJob,
      returns: ApplicationForm,
    },
    (ctx, { params: { hash_id: ref } }) => showForm(ctx, ref),
  ),
  post(
    '/api/jobs/{hash_id}/application-form',
    {
      about:
        'Replace the questions and rules of the application form of a job; rules that reject need an Admin',
      needs: 'jobs.write',
      params: ofJob,
      body: FormChange,
      returns: ApplicationForm,
      errors: ['stale_write'],
    },
    (ctx, { params: { hash_id: ref }, body }) => changeForm(ctx, ref, body),
  ),
  post(
    '/api/jobs/{hash_id}/try-rules',
    {
      about: 'Count how many of the last 200 applicants of a job each rule would have stopped',
      needs: 'jobs.write',
      params: ofJob,
      body: TriedRules.prefault({}),
      returns: RuleTrial,
    },
    (ctx, { params: { hash_id: ref }, body }) => tryRules(ctx, ref, body),
  ),
];
