/** The endpoints of contracted companies (contract 4.5). */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import {
  addContracted,
  changeContracted,
  listContracted,
  removeContracted,
  showContracted,
} from './actions.ts';
import { ContractedCompany, ContractedCompanyChange, NewContractedCompany } from './schemas.ts';

const params = z.object({ id: PathId });

export const contractedCompanies = [
  get(
    '/api/contracted-companies',
    {
      about: 'List contracted companies',
      needs: 'contracted-companies.read',
      query: Paging,
      returns: pageOf(ContractedCompany),
    },
    (ctx, { query }) => listContracted(ctx, query),
  ),
  post(
    '/api/contracted-companies',
    {
      about: 'Add a contracted company',
      needs: 'contracted-companies.write',
      body: NewContractedCompany,
      returns: ContractedCompany,
      status: 201,
    },
    (ctx, { body }) => addContracted(ctx, body),
  ),
  get(
    '/api/contracted-companies/show/{id}',
    {
      about: 'Get a contracted company',
      needs: 'contracted-companies.read',
      params,
      returns: ContractedCompany,
    },
    (ctx, { params: { id } }) => showContracted(ctx, id),
  ),
  post(
    '/api/contracted-companies/update/{id}',
    {
      about: 'Update a contracted company',
      needs: 'contracted-companies.write',
      params,
      body: ContractedCompanyChange,
      returns: ContractedCompany,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => changeContracted(ctx, id, body),
  ),
  del(
    '/api/contracted-companies/destroy/{id}',
    {
      about: 'Remove a contracted company',
      needs: 'contracted-companies.write',
      params,
      returns: z.null(),
      errors: ['in_use', 'stale_write'],
    },
    (ctx, { params: { id } }) => removeContracted(ctx, id),
  ),
];
