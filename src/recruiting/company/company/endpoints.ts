/** The endpoints of the company itself (contract 4.1). */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { addPicture, changePicture, changeSingle, deletePicture } from './actions/pictures.ts';
import { previewCareerPage } from './actions/preview.ts';
import {
  changeCompany,
  companyForm,
  companyPlan,
  publishDraft,
  showCompanyById,
  showOwnCompany,
} from './actions/profile.ts';
import { PICTURE_BYTES_MAX } from './rules.ts';
import { Company, CompanyChange, CompanyForm, CompanyFormQuery } from './schemas/company.ts';
import { CareerPagePreview, NewPicture, Picture, PictureChange } from './schemas/career-page.ts';

const params = z.object({ id: PathId });

const picture = {
  bytesMax: PICTURE_BYTES_MAX,
  isRequired: true,
  about:
    'PNG, JPEG or WebP, at most 5 MB and 4,096 pixels a side. Metadata, such as where it was taken, is not stored.',
};
const nothing = { bytes: new Uint8Array() };

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
    (ctx, { params: { id }, body }) => changeCompany(ctx, id, body, companyPlan),
  ),
  post(
    '/api/companies/update-logo/{id}',
    {
      about: 'Upload the logo',
      needs: 'company.manage',
      params,
      files: { logo: picture },
      returns: Company,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, files: { logo = nothing } }) =>
      changeSingle(ctx, id, { field: 'logo', ...logo }, companyPlan),
  ),
  post(
    '/api/companies/update-cover/{id}',
    {
      about: 'Upload the cover of the career page',
      needs: 'company.manage',
      params,
      files: { cover: picture },
      returns: Company,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, files: { cover = nothing } }) =>
      changeSingle(ctx, id, { field: 'cover', ...cover }, companyPlan),
  ),
  post(
    '/api/companies/publish-career-page/{id}',
    {
      about: 'Publish the draft of the career page',
      needs: 'company.manage',
      params,
      returns: Company,
      errors: ['nothing_to_publish', 'stale_write'],
    },
    (ctx, { params: { id } }) => publishDraft(ctx, id),
  ),
  post(
    '/api/companies/preview-career-page/{id}',
    {
      about: 'Create a link that shows the career page with its draft for an hour',
      needs: 'company.manage',
      params,
      returns: CareerPagePreview,
    },
    (ctx, { params: { id } }) => previewCareerPage(ctx, id),
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
  post(
    '/api/companies/store-picture',
    {
      about: 'Upload a picture for the career page',
      needs: 'company.manage',
      body: NewPicture,
      files: { picture },
      returns: Picture,
      status: 201,
      errors: ['too_many_pictures', 'stale_write'],
    },
    (ctx, { body, files: { picture: file = nothing } }) => addPicture(ctx, body, file),
  ),
  post(
    '/api/companies/update-picture/{id}',
    {
      about: 'Change the text alternative of a picture, or replace its file',
      needs: 'company.manage',
      params,
      body: PictureChange,
      files: { picture: { ...picture, isRequired: false } },
      returns: Picture,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body, files: { picture: file } }) => changePicture(ctx, id, body, file),
  ),
  del(
    '/api/companies/destroy-picture/{id}',
    {
      about: 'Delete a picture, on the career page and in its draft too',
      needs: 'company.manage',
      params,
      returns: z.null(),
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => deletePicture(ctx, id),
  ),
];
