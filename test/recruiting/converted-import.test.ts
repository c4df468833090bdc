/** Tests what becomes of another service's answers: converted, and imported through the API. */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import { convert } from '../../tools/convert/convert.ts';
import { openCompany } from '../support/company.ts';
import {
  advance,
  exported,
  recordsIn,
  rowsOf,
  unpacked,
  uploadImport,
} from '../support/transfers.ts';
import { filesOf, vendorAnswers } from '../support/vendor-answers.ts';

type Fields = Record<string, unknown>;

async function bundleOf(
  service: string,
  answers = vendorAnswers[service] ?? {},
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const { write } = convert(service, filesOf(answers));
  await write((bytes) => parts.push(bytes), new Date());
  return Buffer.concat(parts);
}

describe.each(Object.keys(vendorAnswers))('what %s has answered', (service) => {
  test('arrives: the person with CV and custom values, notes with their time, the office and the rejection', async () => {
    const acme = await openCompany();
    const checked = await uploadImport(acme, await bundleOf(service));
    expect(checked, checked.error ?? '').toMatchObject({ status: 'checked', kind: 'bundle' });
    const done = await advance(acme, 'start', checked);
    expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
    expect((await rowsOf(acme, done)).filter(({ result }) => result === 'failed')).toEqual([]);

    const offices = await acme.admin<Page<Fields>>('GET', '/api/company-offices/index');
    expect(offices.body.data.data).toMatchObject([{ name: 'Leeds' }]);
    const people = await acme.admin<Page<Fields>>('GET', '/api/candidates/index?search-key=Byron');
    const [ada] = people.body.data.data;
    expect(ada).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@people.example',
    });

    const records = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
    const person = (records['persons'] ?? []).find((one) => one['last_name'] === 'Byron');
    const application = (records['applications'] ?? []).find((one) => one['status'] === 'rejected');
    const documents = [person, application].flatMap((one) => one?.['documents'] ?? []);
    expect(documents).toMatchObject([{ kind: 'cv', filename: 'ada byron.pdf' }]);
    expect(application).toMatchObject({
      source: 'Referral',
      rejection_reason_id: 1,
      rejected_at: '2025-03-04T10:00:00.000Z',
      created_at: '2025-02-03T10:00:00.000Z',
    });
    const notes = application?.['notes'] as { note: string; created_at: string }[];
    const note = notes.find((one) => one.note === 'Bakes well.');
    expect(note).toMatchObject({ created_at: '2025-02-05T10:00:00.000Z' });
    const said = notes.map((one) => one.note).join('\n');
    for (const words of ['Analytical Bakery', 'Too little experience'])
      expect(said).toContain(words);
    const values = [person, application].flatMap(
      (one) => (one?.['custom'] ?? []) as { value: Fields }[],
    );
    expect(Object.assign({}, ...values.map(({ value }) => value))).toEqual({
      shift: 'at_night',
      notice_weeks: 6,
    });
    const fields = await acme.admin<Page<Fields>>('GET', '/api/custom-fields/index');
    expect(fields.body.data.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'shift', kind: 'single_choice', label: 'Shift' }),
        expect.objectContaining({ key: 'notice_weeks', kind: 'number' }),
      ]),
    );
  });
});

test('what is imported again adds nothing', async () => {
  const acme = await openCompany();
  const bytes = await bundleOf('greenhouse');
  await advance(acme, 'start', await uploadImport(acme, bytes));
  const again = await advance(acme, 'start', await uploadImport(acme, bytes));
  expect(again.counts).toMatchObject({ created: 0, failed: 0 });
});

test('the author of a note is the member of the same email', async () => {
  const acme = await openCompany();
  const members = await acme.admin<Page<{ email: string }>>('GET', '/api/company-users/index');
  const [{ email } = { email: '' }] = members.body.data.data;
  const answers = {
    ...vendorAnswers['greenhouse'],
    'users.json': [{ id: 9, name: 'Rosa Park', primary_email_address: email }],
  };
  const done = await advance(
    acme,
    'start',
    await uploadImport(acme, await bundleOf('greenhouse', answers)),
  );
  expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
  const records = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
  expect(records['applications']?.[0]?.['notes']).toContainEqual(
    expect.objectContaining({ note: 'Bakes well.', author_email: email }),
  );
});

/** A row of the CSV file that each service exports. */
const rows: Readonly<Record<string, string>> = {
  greenhouse:
    'First Name,Last Name,Email,Office,Notes,Job,Shift\nAda,Byron,ada@people.example,Leeds,Bakes well.,Baker,At night\n',
  lever:
    'Full-Name,Email,Company,Posting,Shift\nAda Byron,ada@people.example,Leeds,Baker,At night\n',
  ashby:
    'Candidate ID,Name,Email,Company,Job,Shift\n1,Ada Byron,ada@people.example,Leeds,Baker,At night\n',
  workable:
    'Candidate,Email,Address,Comments,Job,Shift\nAda Byron,ada@people.example,Leeds,Bakes well.,Baker,At night\n',
};

test.each(Object.entries(rows))(
  'a CSV file of %s brings the person, a note and a custom value',
  async (source, csv) => {
    const acme = await openCompany();
    await acme.postJob({ title: 'Baker' });
    const field = {
      entity: 'candidate',
      key: 'shift',
      kind: 'single_choice',
      label: 'Shift',
      options: [{ key: 'night', label: 'At night' }],
    };
    expect((await acme.admin('POST', '/api/custom-fields/store', field)).status).toBe(201);
    const done = await advance(acme, 'start', await uploadImport(acme, csv, { source }));
    expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
    const records = recordsIn(await unpacked(await exported(acme, { entity: 'company' })));
    expect(records['persons']).toMatchObject([
      {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@people.example',
        custom: [{ value: { shift: 'night' } }],
      },
    ]);
    expect(records['applications']).toMatchObject([
      { notes: [{ note: expect.stringContaining('Leeds') }] },
    ]);
  },
);
