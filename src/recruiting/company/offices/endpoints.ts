/** The endpoints of offices (contract 4.2). */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import {
  changeOffice,
  deleteOffice,
  listOffices,
  createOffice,
  showOfficeById,
} from './actions.ts';
import { NewOffice, Office, OfficeChange } from './schemas.ts';

const params = z.object({ id: PathId });

export const offices = [
  get(
    '/api/company-offices/index',
    {
      about: 'List offices',
      needs: 'structure.read',
      query: Paging,
      returns: pageOf(Office),
    },
    (ctx, { query }) => listOffices(ctx, query),
  ),
  post(
    '/api/company-offices/store',
    {
      about: 'Create an office',
      needs: 'structure.manage',
      body: NewOffice,
      returns: Office,
      status: 201,
    },
    (ctx, { body }) => createOffice(ctx, body),
  ),
  get(
    '/api/company-offices/show/{id}',
    { about: 'Get an office', needs: 'structure.read', params, returns: Office },
    (ctx, { params: { id } }) => showOfficeById(ctx, id),
  ),
  post(
    '/api/company-offices/update/{id}',
    {
      about: 'Update an office',
      needs: 'structure.manage',
      params,
      body: OfficeChange,
      returns: Office,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => changeOffice(ctx, id, body),
  ),
  del(
    '/api/company-offices/destroy/{id}',
    {
      about: 'Delete an office',
      needs: 'structure.manage',
      params,
      returns: z.null(),
      errors: ['default_office', 'office_in_use', 'stale_write'],
    },
    (ctx, { params: { id } }) => deleteOffice(ctx, id),
  ),
];
