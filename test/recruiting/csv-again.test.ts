/** Tests files of CSV that go from one spreadsheet or company to another: exported, imported and exported again. */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { API } from '../support/call.ts';
import { stageAt } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { advance, exported, fileOf, textOf, uploadImport } from '../support/transfers.ts';
import { see } from '../support/uploads.ts';

const BOM = [0xef, 0xbb, 0xbf];

async function applications(acme: Company): Promise<ApplicationDetail[]> {
  const path = '/api/candidate-job/index?sort=oldest&max=100';
  return (await acme.admin<Page<ApplicationDetail>>('GET', path)).body.data.data;
}

async function prepare(acme: Company): Promise<void> {
  await acme.postJob({ title: 'Baker' });
  await acme.postJob({ title: 'Cook' });
  const options = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ];
  await acme.openField({ key: 'days', kind: 'multiple_choice', options, entity: 'application' });
  await acme.openField({ key: 'wage', kind: 'money', entity: 'application' });
  await acme.openField({ key: 'about', kind: 'text' });
}

/** The cells of a list by their column, without those of this service alone. */
function cellsOf(csv: string): Record<string, string>[] {
  const [header = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/gu) ?? [];
    const all = names.map((name, at) => [name, (cells[at] ?? '').replace(/,$/u, '')] as const);
    return Object.fromEntries(
      all.filter(([name]) => !/(?:^|[._])id$|^updated_at$|^screening$/u.test(name)),
    );
  });
}

describe('a list that is exported as CSV', () => {
  test('and imported into another company is equal when it is exported again', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    await prepare(acme);
    await prepare(other);
    const jobs = (await acme.admin<Page<{ id: number; title: string }>>('GET', '/api/jobs/index'))
      .body.data.data;
    const apply = (title: string, person: object) =>
      acme.apply({
        job_id: String(jobs.find((job) => job.title === title)?.id),
        files: [],
        ...person,
      });
    const ida = { first_name: 'Ida', last_name: '=B', email: 'ida@x.example' };
    const first = await apply('Baker', { ...ida, phone: '+4915112345678', source: 'Job fair' });
    const second = await apply('Cook', ida);
    const third = await apply('Baker', { first_name: 'Zoë', last_name: '', email: 'z@x.example' });
    const custom = { days: ['a', 'b'], wage: { amount: 12.5, currency: 'EUR' } };
    await acme.admin('POST', `/api/candidate-job/update/${first.id}`, { custom });
    const stage = { stage_id: await stageAt(acme, 1) };
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${second.id}`, stage);
    await acme.recruiter('POST', `/api/candidate-job/reject/${second.id}`);
    await acme.recruiter('POST', `/api/candidate-job/hire/${third.id}`);
    const before = await textOf(await exported(acme, { entity: 'applications' }));
    const checked = await uploadImport(other, before);
    expect(checked, checked.error ?? '').toMatchObject({ status: 'checked' });
    expect(checked.mapping.columns).toMatchObject({ stage: 'stage.name', job: 'job.title' });
    expect(await advance(other, 'start', checked)).toMatchObject({ counts: { failed: 0 } });
    const after = await textOf(await exported(other, { entity: 'applications' }));
    const rows = cellsOf(before);
    expect(rows).toHaveLength(3);
    expect(rows.map(({ status }) => status)).toEqual(['active', 'rejected', 'hired']);
    const sorted = (csv: string) =>
      cellsOf(csv)
        .map((cells) => JSON.stringify(cells))
        .toSorted();
    expect(sorted(after)).toEqual(sorted(before));
    const people = async (acme_: Company) =>
      cellsOf(await textOf(await exported(acme_, { entity: 'candidates' }))).map(
        ({ first_name: name, last_name: last, email, phone }) => [name, last, email, phone],
      );
    expect(await people(other)).toEqual(await people(acme));
  });

  test('begins with a byte order mark, and so do the results of an import', async () => {
    const acme = await openCompany();
    for (const entity of ['candidates', 'applications']) {
      const { bytes } = await fileOf(await exported(acme, { entity }));
      expect([...bytes.subarray(0, 3)]).toEqual(BOM);
    }
    const done = await advance(acme, 'start', await uploadImport(acme, 'Name\nZoë\n'));
    const { bytes } = await see((done.results_url ?? '').slice(API.length));
    expect([...bytes.subarray(0, 3)]).toEqual(BOM);
    const ndjson = await fileOf(await exported(acme, { entity: 'candidates', format: 'ndjson' }));
    expect(ndjson.bytes[0]).toBe('{'.charCodeAt(0));
  });

  test('has phone numbers as they are, and runs no other text that begins with a plus', async () => {
    const acme = await openCompany();
    const texts = [
      '+4915112345678',
      '+1+1',
      '+49 1511',
      '+cmd',
      '+',
      '-1',
      '=+49',
      '+49;+49',
      '+491511a',
    ];
    await acme.openField({ key: 'about', kind: 'text' });
    for (const about of texts) {
      await acme.recruiter('POST', '/api/candidates/store', { first_name: 'A', custom: { about } });
    }
    const csv = await textOf(await exported(acme, { entity: 'candidates' }));
    expect(cellsOf(csv).map(({ 'custom.about': about }) => about)).toEqual([
      '+4915112345678',
      "'+1+1",
      "'+49 1511",
      "'+cmd",
      "'+",
      "'-1",
      "'=+49",
      `"'+49;'+49"`,
      "'+491511a",
    ]);
  });
});

describe('a file with a line that says what separates it', () => {
  test.each([
    ['a semicolon', 'sep=;\r\n', ';', ''],
    ['a comma, in capitals and quotes', '"SEP=,"\n', ',', ''],
    ['a tab, after a byte order mark', 'sep=\t\r\n', '\t', '\uFEFF'],
    ['another sign than its header seems to have', 'sep=;\n', ';', '', ',,,,'],
  ])('is read: %s', async (_, line, delimiter, mark, extra = '') => {
    const acme = await openCompany();
    const rows = [
      [`Name`, 'Email', `Note${extra}`],
      ['Ada Byron', 'ada@people.example', 'Good'],
    ];
    const text = rows.map((row) => row.join(delimiter)).join('\r\n');
    const checked = await uploadImport(acme, `${mark}${line}${text}`);
    expect(checked, checked.error ?? '').toMatchObject({
      status: 'checked',
      rows: 1,
      headers: ['Name', 'Email', `Note${extra}`],
      counts: { created: 1, failed: 0 },
    });
  });

  test('keeps a header that is called so and more', async () => {
    const acme = await openCompany();
    const checked = await uploadImport(acme, 'sep=;x,Email\n1,ada@people.example\n');
    expect(checked.headers).toEqual(['sep=;x', 'Email']);
  });

  test('takes the stage from its column, and the status only where there is no other', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const file = 'name,job,stage.name,status\nAda,Baker,Interview,active\n';
    await advance(acme, 'start', await uploadImport(acme, file));
    expect((await applications(acme))[0]?.stage.name).toBe('Interview');
    const other = await uploadImport(acme, 'name,job,status\nBo,Baker,Interview\n');
    expect(other.mapping.columns).toMatchObject({ stage: 'status' });
  });
});
