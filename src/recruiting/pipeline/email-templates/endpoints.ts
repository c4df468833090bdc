/** Endpoints of email templates in languages, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './actions.ts';
import {
  EmailTemplateChange,
  EmailTemplateQuery,
  EmailTemplateRecord,
  NewEmailTemplate,
} from './schemas.ts';

const params = z.object({ id: PathId });
const returns = EmailTemplateRecord;

export const emailTemplates = [
  get(
    '/api/email-templates/index',
    {
      about: 'List email templates: those in other languages than the company’s, and its own',
      needs: 'structure.read',
      query: EmailTemplateQuery,
      returns: pageOf(EmailTemplateRecord),
    },
    (ctx, { query }) => listTemplates(ctx, query),
  ),
  post(
    '/api/email-templates/store',
    {
      about: 'Create an email template; a company can have 100 of its own',
      needs: 'structure.manage',
      body: NewEmailTemplate,
      returns,
      status: 201,
      errors: ['duplicate'],
    },
    (ctx, { body }) => createTemplate(ctx, body),
  ),
  post(
    '/api/email-templates/update/{id}',
    {
      about: 'Update an email template; its kind, stage and language stay',
      needs: 'structure.manage',
      params,
      body: EmailTemplateChange,
      returns,
      errors: ['duplicate', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeTemplate(ctx, id, body),
  ),
  del(
    '/api/email-templates/destroy/{id}',
    {
      about: 'Delete an email template; emails that are queued keep their text',
      needs: 'structure.manage',
      params,
      returns: z.null(),
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => deleteTemplate(ctx, id),
  ),
];
