/** Stores something about a person in every table that has a column for it, beside what an application brings. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { pdf } from './applying.ts';
import type { Company } from './company.ts';
import { findAllDuplicates, newPhone } from './duplicates.ts';
import { db } from './operator.ts';
import { codeFor, insertPortalToken, submit } from './portal.ts';
import { rawReply, reply } from './replies.ts';
import { advance, exported, uploadImport } from './transfers.ts';

type Person = {
  word: string;
  made: { id: number; candidate_id: number };
  person: { email: string; first_name: string; last_name: string; phone: string };
};

/** Returns the candidate who may be the same person. */
export async function addRecords(
  acme: Company,
  { word, made, person }: Person,
): Promise<{ duplicateId: number }> {
  const write = async (path: string, body: object) => {
    const answer = await acme.admin<{ id: number }>('POST', path, body);
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
    return answer.body.data;
  };
  const { candidate_id: id } = made;
  const tag = await write('/api/tags/store', { name: 'Night shift' });
  await write(`/api/candidates/tag/${id}`, { add: [tag.id] });
  await acme.openField({ key: 'wish' });
  await acme.openField({ key: 'remark', entity: 'application' });
  const links = [{ kind: 'other', url: `https://people.example/${word}` }];
  await write(`/api/candidates/update/${id}`, { links, custom: { wish: `Wish ${word}` } });
  await write(`/api/candidate-job/update/${made.id}`, { custom: { remark: `Remark ${word}` } });
  await acme.schedule({ candidate_job_id: made.id, attendees: [person.email] });
  const files = { files: [] };
  await acme.apply({ ...files, email: person.email, first_name: `Other${word}` });
  // For the same job, so that one application goes into the other.
  const { job } = await acme.showApplication(made);
  const merged = await acme.apply({
    ...files,
    job_id: job.hash_id,
    first_name: `Merged${word}`,
  });
  await write(`/api/candidates/merge/${id}`, { from_candidate_id: merged.candidate_id });
  await importPerson(acme, person, word);
  await writeReply(acme, { word, made, person });
  await askForErasure(acme, id, person.email);
  // As a number that somebody could have.
  const phone = newPhone();
  await write(`/api/candidates/update/${id}`, { phone });
  const again = { ...person, ...files, phone, email: `again-${word}@people.example` };
  const other = await acme.apply(again);
  await findAllDuplicates();
  expect(await exported(acme, { entity: 'applications' })).toMatchObject({ status: 'finished' });
  return { duplicateId: other.candidate_id };
}

/** With a document. */
async function writeReply(acme: Company, { word, made, person }: Person): Promise<void> {
  const headers = {
    From: `${person.first_name} <${person.email}>`,
    Subject: `Re: ${word}`,
    'Content-Type': 'multipart/mixed; boundary=b',
  };
  const file = Buffer.from(pdf(`CV of ${word}`)).toString('base64');
  const body = [
    `--b\r\n\r\nI am ${word}.`,
    `--b\r\nContent-Disposition: attachment; filename="${word}.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}`,
    '--b--',
  ].join('\r\n');
  const shown = await reply(acme, made, rawReply(headers, body));
  expect(shown).toMatchObject({ is_from_candidate: true, attachments: [{ name: `${word}.pdf` }] });
}

async function importPerson(
  acme: Company,
  { email }: Person['person'],
  word: string,
): Promise<void> {
  const csv = `id,name,email,job,note\nc-1,Ada,${email},Clerk,Met ${word}\n`;
  await acme.postJob({ title: 'Clerk' });
  const done = await advance(acme, 'start', await uploadImport(acme, csv));
  expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
}

/** A request that a legal hold kept from being done at once, a link and a code. */
async function askForErasure(acme: Company, id: number, email: string): Promise<void> {
  const hold = (is_held: boolean) =>
    acme.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held });
  const token = await insertPortalToken(acme, { candidate_id: id });
  await hold(true);
  const code = await codeFor(acme, token, email);
  expect((await submit(acme, token, '/my/delete', { code })).status).toBe(200);
  await hold(false);
  expect(await codeFor(acme, token, email)).toMatch(/^\d{6}$/u);
}

type Place = { name: string; column: string };

/** The columns of the database that name a person or an application, whatever the code says of them. */
export async function personColumns(): Promise<Place[]> {
  // The tables of the platform itself may not be looked into.
  return db.all<Place>(sql`select t.name as name, c.name as "column"
    from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like '!_cf%' escape '!'
      and c.name in ('candidate_id', 'application_id') order by 1, 2`);
}

/** The tables that have a row of the person. */
export async function tablesWithRows({ candidate_id: id }: Person['made']): Promise<string[]> {
  const applications = sql`(select id from applications where candidate_id = ${id})`;
  const tables = new Set<string>();
  for (const { name, column } of await personColumns()) {
    const isTheirs =
      column === 'candidate_id'
        ? sql`candidate_id = ${id}`
        : sql`application_id in ${applications}`;
    // oxlint-disable-next-line no-await-in-loop -- A query for each table.
    const rows = await db.all(sql`select 1 from ${sql.identifier(name)} where ${isTheirs} limit 1`);
    if (rows.length > 0) tables.add(name);
  }
  return [...tables];
}
