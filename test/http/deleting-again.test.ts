/** What a second DELETE answers: 404 for what is gone, the same again for what is kept in an end state (decisions: Deleting again). */
import { expect, test } from 'vitest';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { openCompany } from '../support/company.ts';
import { pathFor } from '../support/records.ts';

const deletions = endpoints.filter(({ method }) => method === 'DELETE');

/** Records that stay, in an end state; all others are gone. */
const kept: Readonly<Record<string, { status: number; code?: string }>> = {
  '/api/jobs/destroy/{id}': { status: 200 },
  '/api/meet/destroy/{id}': { status: 200 },
  '/api/candidates/erase/{id}': { status: 409, code: 'candidate_erased' },
};

test.each(deletions)('$path says what is true when it is sent again', async ({ path }) => {
  const acme = await openCompany();
  const url = await pathFor(acme, path);
  const first = await acme.admin('DELETE', url);
  expect(first.status, first.text).toBe(200);
  const audited = (await acme.audited()).length;
  const { status, code } = kept[path] ?? { status: 404, code: 'not_found' };
  for (let time = 0; time < 2; time++) {
    const again = await acme.admin('DELETE', url);
    expect(again.status, again.text).toBe(status);
    if (status === 200) expect(again.body.data).toEqual(first.body.data);
    else expect(again.body.code).toBe(code);
  }
  expect(await acme.audited()).toHaveLength(audited);
});

test('a job that was deleted for good is gone', async () => {
  const acme = await openCompany();
  const { id } = await acme.postJob();
  const path = `/api/jobs/destroy/${id}?force=true`;
  expect((await acme.admin('DELETE', path)).status).toBe(200);
  expect(await acme.admin('DELETE', path)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});
