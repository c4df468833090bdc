/** The answers of the location API that depend on the company or on the address that was requested (contract 2.9, 4.7). */
import { describe, expect, test } from 'vitest';
import type { CentralJob, CentralJobs } from '#careers/answers/schemas.ts';
import { API, fresh, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { setLogo } from '../support/uploads.ts';

const API_HOST = new URL(API).host;
const PATHS = ['/api/locations/jobs', '/api/central/jobs'];

/** A company with one live job, and the query that lists only that job. */
async function openListing(): Promise<{ acme: Company; query: string }> {
  const acme = await openCompany();
  const word = `baker${crypto.randomUUID().replaceAll('-', '')}`;
  await acme.postJob({ title: word, status: 'Live' });
  return { acme, query: `search-key=${word}` };
}

async function list(host: string, path: string): Promise<CentralJobs> {
  const response = await visit(host, fresh(path));
  expect(response.status).toBe(200);
  const { data } = await response.json<{ data: CentralJobs }>();
  return data;
}

async function logoAt(host: string, path: string): Promise<CentralJob['logo_company']> {
  const { data } = await list(host, path);
  expect(data).toHaveLength(1);
  return data[0]?.logo_company ?? null;
}

describe.each(PATHS)('%s', (path) => {
  test('returns a null logo for a company without a logo', async () => {
    const { query } = await openListing();
    expect(await logoAt(API_HOST, `${path}?${query}`)).toBeNull();
  });

  test('returns the URL of the logo on the host that was requested', async () => {
    const { acme, query } = await openListing();
    const logo = await setLogo(acme);
    for (const host of [API_HOST, CAREER_HOST, API_HOST]) {
      const url = await logoAt(host, `${path}?${query}`);
      expect(url).toBe(`https://${host}${logo}`);
      const image = await visit(host, new URL(url ?? '').pathname);
      expect(image.status).toBe(200);
      expect(image.headers.get('content-type')).toBe('image/png');
      await image.arrayBuffer();
    }
  });

  test('returns the URL of a new logo after the previous one was listed', async () => {
    const { acme, query } = await openListing();
    const first = await setLogo(acme);
    expect(await logoAt(API_HOST, `${path}?${query}`)).toBe(`${API}${first}`);
    const second = await setLogo(acme);
    expect(second).not.toBe(first);
    expect(await logoAt(API_HOST, `${path}?${query}`)).toBe(`${API}${second}`);
  });

  test('links the first page of the address that was requested', async () => {
    const { query } = await openListing();
    for (const host of [API_HOST, CAREER_HOST]) {
      const { first_page_url: url } = await list(host, `${path}?${query}&page=3`);
      expect(url).toBe(`https://${host}${path}?${query}&page=1`);
    }
  });
});
