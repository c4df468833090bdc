/** Endpoints of custom fields, in addition to the contract. */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { changeField, createField, listFields, showField } from './actions/definitions.ts';
import { CustomField, FieldQuery, FieldUpdate, NewField } from './schemas.ts';

export const customFields = recordEndpoints('/api/custom-fields', {
  needs: { read: 'structure.read', write: 'fields.manage' },
  item: CustomField,
  list: {
    about: 'List the custom fields of candidates, applications and jobs',
    query: FieldQuery,
    run: listFields,
  },
  create: {
    about:
      'Define a custom field of candidates, applications or jobs; a company can have 50 of each',
    body: NewField,
    errors: ['duplicate'],
    run: createField,
  },
  show: { about: 'Get a custom field', run: showField },
  change: {
    about:
      'Change a custom field: its labels, options and bands, who sees it, whether lists are filtered by it, or archive it',
    body: FieldUpdate,
    errors: ['in_use'],
    run: changeField,
  },
});
