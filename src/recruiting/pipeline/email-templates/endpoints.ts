/** Endpoints of email templates in languages, in addition to the contract. */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './actions.ts';
import {
  EmailTemplateChange,
  EmailTemplateQuery,
  EmailTemplateRecord,
  NewEmailTemplate,
} from './schemas.ts';

export const emailTemplates = recordEndpoints('/api/email-templates', {
  needs: { read: 'structure.read', write: 'structure.manage' },
  item: EmailTemplateRecord,
  list: {
    about: 'List email templates: those in other languages than the company’s, and its own',
    query: EmailTemplateQuery,
    run: listTemplates,
  },
  create: {
    about: 'Create an email template; a company can have 100 of its own',
    body: NewEmailTemplate,
    errors: ['duplicate'],
    run: createTemplate,
  },
  change: {
    about: 'Update an email template; its kind, stage and language stay',
    body: EmailTemplateChange,
    errors: ['duplicate'],
    run: changeTemplate,
  },
  remove: {
    about: 'Delete an email template; emails that are queued keep their text',
    run: deleteTemplate,
  },
});
