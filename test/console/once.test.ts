/** Forms that make a record make one, however often they are sent. */
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import { openCompany } from '../support/company.ts';
import { consoleToken, openConsole, toFormData } from '../support/console.ts';

type Count = { data: { total: number } };

async function openMaker() {
  const company = await openCompany();
  const job = await company.postJob();
  const { id } = await company.apply({ job_id: job.hash_id, files: [] });
  const countOf = async (path: string) => {
    const { body } = await company.admin<Count['data']>('GET', path);
    return body.data.total;
  };
  const console = await openConsole(company);
  /** The form of a screen, sent as often as it is clicked. */
  const sendAgain = async (screen: string, typed: Record<string, string>, times = 2) => {
    const page = await console.browser.get(console.root + screen);
    const [, once = ''] = /name="once" value="([^"]+)"/u.exec(page.html) ?? [];
    expect(once).not.toBe('');
    const fields = { form_token: consoleToken(page), once, ...typed };
    const takesFiles = page.html.includes(
      `action="${console.root}${screen}" enctype="multipart/form-data"`,
    );
    const form = takesFiles ? toFormData(fields) : fields;
    const answers = [];
    for (let n = 0; n < times; n++)
      answers.push(await console.browser.post(console.root + screen, form));
    return answers;
  };
  return { company, countOf, sendAgain, application: `/jobs/${job.hash_id}/applications/${id}` };
}

const soon = () => `${new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)}T12:00`;
const meeting = () => ({ title: 'Talk', duration: '45', type: 'zoom', start_time: soon() });

describe('a form that is sent twice', () => {
  test.each([
    ['a meeting', (at: string) => `${at}/meetings/new`, meeting, '/api/meet/index'],
    [
      'a candidate',
      () => '/candidates/new',
      () => ({ first_name: 'Ada' }),
      '/api/candidates/index',
    ],
    ['a job', () => '/jobs/new', () => ({ title: 'Miller', purpose: 'draft' }), '/api/jobs/index'],
  ])('makes %s once, and leads to it both times', async (_, screenOf, typed, list) => {
    const { countOf, sendAgain, application } = await openMaker();
    const before = await countOf(list);
    const answers = await sendAgain(screenOf(application), typed(), 3);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await countOf(list)).toBe(before + 1);
  });

  test('from another page makes another', async () => {
    const { countOf, sendAgain } = await openMaker();
    const before = await countOf('/api/candidates/index');
    await sendAgain('/candidates/new', { first_name: 'Ada' }, 1);
    await sendAgain('/candidates/new', { first_name: 'Ada' }, 1);
    expect(await countOf('/api/candidates/index')).toBe(before + 2);
  });

  test('after it was refused is carried out once it is right', async () => {
    const { countOf, sendAgain } = await openMaker();
    const before = await countOf('/api/candidates/index');
    const [refused] = await sendAgain('/candidates/new', { first_name: '' }, 1);
    expect(refused?.status).toBe(422);
    const [made] = await sendAgain('/candidates/new', { first_name: 'Ada' }, 1);
    expect(made?.status).toBe(303);
    expect(await countOf('/api/candidates/index')).toBe(before + 1);
  });

  test('leads to the candidate it made, whom another company has not', async () => {
    const [one, other] = [await openMaker(), await openMaker()];
    const [first, second] = await one.sendAgain('/candidates/new', { first_name: 'Ada' });
    expect(second?.location).toBe(first?.location);
    const elsewhere = await other.sendAgain('/candidates/new', { first_name: 'Ada' });
    expect(elsewhere[0]?.location).not.toBe(first?.location);
  });
});
