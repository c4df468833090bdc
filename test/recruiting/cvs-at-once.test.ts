/** Two CVs of one person that arrive at once: both are kept, and both are read. */
import { expect, test } from 'vitest';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import { pdf } from '../support/applying.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator } from '../support/operator.ts';
import { formOf, see } from '../support/uploads.ts';

function uploadCv(acme: Company, id: number, content: Uint8Array) {
  const form = formOf([
    { name: 'kind', content: 'cv' },
    { name: 'file', filename: 'cv.pdf', content },
  ]);
  const path = `/api/candidates/store-document/${id}`;
  return acme.recruiter<Candidate>('POST', path, form.body, form.headers);
}

test('two CVs that are added to one person at once are both stored and read', async () => {
  const acme = await openCompany();
  const made = await acme.recruiter<Candidate>('POST', '/api/candidates/store', {
    first_name: 'Grace',
  });
  const { id } = made.body.data;
  const contents = [pdf('Skills: TypeScript'), pdf('Skills: Butchery')];

  const answers = await Promise.all(contents.map((content) => uploadCv(acme, id, content)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);

  const shown = await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`);
  const { documents } = shown.body.data;
  expect(documents).toHaveLength(2);
  const files = await Promise.all(
    documents.map(async ({ url }) => (await see(url.slice(API.length))).bytes),
  );
  expect(files).toEqual(expect.arrayContaining(contents));

  await Promise.all(documents.map((document) => readCv(operator(), document.id)));
  const read = await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`);
  expect(read.body.data.documents.map(({ parse_status: status }) => status)).toEqual([
    'parsed',
    'parsed',
  ]);
});
