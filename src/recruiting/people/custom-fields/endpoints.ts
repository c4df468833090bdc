/** Endpoints of custom fields, in addition to the contract. */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { changeField, createField, listFields, showField } from './actions/definitions.ts';
import { CustomField, FieldQuery, FieldUpdate, NewField } from './schemas.ts';

const params = z.object({ id: PathId });

export const customFields = [
  get(
    '/api/custom-fields/index',
    {
      about: 'List the custom fields of candidates, applications and jobs',
      needs: 'structure.read',
      query: FieldQuery,
      returns: pageOf(CustomField),
    },
    (ctx, { query }) => listFields(ctx, query),
  ),
  post(
    '/api/custom-fields/store',
    {
      about:
        'Define a custom field of candidates, applications or jobs; a company can have 50 of each',
      needs: 'fields.manage',
      body: NewField,
      returns: CustomField,
      status: 201,
      errors: ['duplicate'],
    },
    (ctx, { body }) => createField(ctx, body),
  ),
  get(
    '/api/custom-fields/show/{id}',
    { about: 'Get a custom field', needs: 'structure.read', params, returns: CustomField },
    (ctx, { params: { id } }) => showField(ctx, id),
  ),
  post(
    '/api/custom-fields/update/{id}',
    {
      about:
        'Change a custom field: its labels, options and bands, who sees it, whether lists are filtered by it, or archive it',
      needs: 'fields.manage',
      params,
      body: FieldUpdate,
      returns: CustomField,
      errors: ['in_use', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeField(ctx, id, body),
  ),
];
