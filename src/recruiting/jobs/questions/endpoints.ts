/** Endpoints of questions and of the application forms of jobs, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { recordEndpoints } from '#http/record-endpoints.ts';
import { PathRef } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
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

const ofJob = z.object({ hash_id: PathRef });

export const questions = [
  ...recordEndpoints('/api/questions', {
    needs: { read: 'structure.read', write: 'questions.manage' },
    item: Question,
    list: {
      about: 'List the questions that application forms can ask',
      query: Paging,
      run: listQuestions,
    },
    create: {
      about: 'Add a question for application forms; at most 200 for each company',
      body: NewQuestion,
      errors: ['duplicate'],
      run: createQuestion,
    },
    show: { about: 'Get a question', run: showQuestion },
    change: {
      about:
        'Edit a question; one that a form has asked is replaced by another with an id of its own',
      body: QuestionChange,
      errors: ['in_use'],
      run: changeQuestion,
    },
    remove: {
      about: 'Delete a question that no form asks; its answers are kept',
      errors: ['in_use'],
      run: deleteQuestion,
    },
  }),
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
