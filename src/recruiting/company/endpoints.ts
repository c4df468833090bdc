/** The endpoints of the company itself (contract 4.1). */
import * as z from 'zod';
import { get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import {
  changeCompany,
  changeLogo,
  companyForm,
  showCompanyById,
  showOwnCompany,
} from './actions.ts';
import { LOGO_BYTES_MAX } from './rules.ts';
import { Company, CompanyChange, CompanyForm, CompanyFormQuery } from './schemas.ts';

const params = z.object({ id: PathId });

export const company = [
  get(
    '/api/companies/profile',
    { about: 'Get the full profile of your company', needs: 'company.read', returns: Company },
    (ctx) => showOwnCompany(ctx),
  ),
  get(
    '/api/companies/show/{id}',
    { about: 'Get your company by id', needs: 'company.read', params, returns: Company },
    (ctx, { params: { id } }) => showCompanyById(ctx, id),
  ),
  post(
    '/api/companies/update/{id}',
    {
      about: 'Update your company',
      needs: 'company.manage',
      params,
      body: CompanyChange,
      returns: Company,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => changeCompany(ctx, id, body),
  ),
  post(
    '/api/companies/update-logo/{id}',
    {
      about: 'Upload the logo',
      needs: 'company.manage',
      params,
      files: {
        logo: {
          bytesMax: LOGO_BYTES_MAX,
          isRequired: true,
          about: 'PNG, JPEG or WebP, at most 5 MB and 4,096 pixels a side.',
        },
      },
      returns: Company,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, files: { logo } }) =>
      changeLogo(ctx, id, logo ?? { bytes: new Uint8Array() }),
  ),
  get(
    '/api/companies/create',
    {
      about:
        'Get the form data of a company: countries, currencies, languages, time zones, benefits, and the states of a country',
      needs: 'company.read',
      query: CompanyFormQuery,
      returns: CompanyForm,
    },
    (ctx, { query }) => companyForm(ctx, query),
  ),
];
