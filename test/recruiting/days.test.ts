/** A day is the same wherever a company asks for one: in a question of a form, and in a field of its own. */
import { expect, test } from 'vitest';
import { applicationForm, newApplicant, STORE } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';

const taken = ['1000-01-01', '1999-12-31', '2028-02-29', '3000-01-01', '9999-12-31'];
const refused = [
  '0999-12-31',
  '0000-01-01',
  '10000-01-01',
  '2027-02-29',
  '2026-13-01',
  '2026-1-1',
  '2026-12-31T00:00:00Z',
  ' 2026-12-31',
];

test('a day of the years 1000 to 9999 is an answer and a value, and nothing else is', async () => {
  const acme = await openCompany();
  const job = await acme.postJob();
  const question = await acme.addQuestion({ kind: 'date' });
  await acme.setForm(job, { question_id: question.id });
  await acme.openField({ key: 'since', kind: 'date', is_required: true });
  const { candidate_id: id } = await acme.apply({ files: [] });
  const asValue = async (day: string) => {
    const custom = { since: day };
    const { status } = await acme.recruiter('POST', `/api/candidates/update/${id}`, { custom });
    return status;
  };
  const asAnswer = async (day: string) => {
    const answers = JSON.stringify({ [question.key]: day });
    const fields = { job_id: job.hash_id, email: newApplicant(), answers, files: [] };
    const { body, headers } = applicationForm(fields);
    return (await acme.recruiter('POST', STORE, body, headers)).status;
  };
  for (const day of taken)
    expect([day, await asValue(day), await asAnswer(day)]).toEqual([day, 200, 201]);
  for (const day of refused) {
    expect([day, await asValue(day), await asAnswer(day)]).toEqual([day, 422, 422]);
  }
});
