/** The company, with its pictures and career page. */
import type { Picture } from '#recruiting/company/company/schemas/career-page.ts';
import type { Company } from '../support/company.ts';
import type { TestRecord } from '../support/test-record.ts';
import { formOf, image } from '../support/uploads.ts';

export async function storePicture(company: Company): Promise<{ id: number }> {
  const { body, headers } = formOf([
    { name: 'alt', content: 'Bread' },
    { name: 'picture', filename: 'a.png', content: image() },
  ]);
  const path = '/api/companies/store-picture';
  return (await company.admin<Picture>('POST', path, body, headers)).body.data;
}

async function withDraft(company: Company): Promise<{ id: number }> {
  await company.admin('POST', `/api/companies/update/${company.id}`, {
    career_page_draft: { headline: 'Bread for all' },
  });
  return company;
}

export const companies: TestRecord = {
  bodies: {
    '/api/companies/update/{id}': { address: 'Ring 1' },
    '/api/companies/store-picture': { alt: 'Two bakers at work' },
    '/api/companies/update-picture/{id}': { alt: 'Bread and its bakers' },
  },
  made: {
    '/api/companies/': async (company) => company,
    '/api/companies/update-picture/': storePicture,
    '/api/companies/destroy-picture/': storePicture,
    '/api/companies/publish-career-page/': withDraft,
  },
  ids: [[/picture_ids?(?:\[\])?$/u, async (company) => (await storePicture(company)).id]],
};
