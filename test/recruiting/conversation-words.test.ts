/**
 * Words in every place of a conversation, looked for in all that is stored, sealed or not: where they are exported, and gone after an
 * erasure, a retention period, and 30 days after the decision.
 */
import { env } from 'cloudflare:workers';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { receivedEmails } from '#data/tables/received-emails.ts';
import { DAY_MS, HOUR_MS } from '#lib/time.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { newApplicant, pdf, stageAt } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { placesOf } from '../support/dump.ts';
import { db, operator } from '../support/operator.ts';
import { rawReply, reply } from '../support/replies.ts';
import { withSmtp, deliver } from '../support/smtp.ts';
import { tick } from '../support/ticks.ts';
import { advance, exported, fileOf, unpacked, uploadImport } from '../support/transfers.ts';

const places = [
  'sent subject',
  'sent body',
  'stopped subject',
  'stopped body',
  'rejection subject',
  'rejection body',
  'reply subject',
  'reply body',
  'reply quote',
  'reply sender',
  'attachment name',
  'attachment text',
] as const;
type Place = (typeof places)[number];
type Words = Readonly<Record<Place, string>>;

const subjects: readonly Place[] = [
  'sent subject',
  'stopped subject',
  'rejection subject',
  'reply subject',
];

/** Of letters that nothing else has, and of one length, so that none is part of another. */
function newWords(): Words {
  const letters = () =>
    [...crypto.getRandomValues(new Uint8Array(14))].map((byte) =>
      String.fromCodePoint(97 + (byte % 26)),
    );
  return Object.fromEntries(places.map((place) => [place, `zq${letters().join('')}`])) as Words;
}

/** An application with a conversation: an email that was sent, one that was stopped, a reply with a document, and a rejection. */
async function openConversation(acme: Company) {
  const words = newWords();
  const email = newApplicant();
  const made = await acme.apply({ files: [], email });
  const written = (of: 'sent' | 'stopped' | 'rejection') => ({
    subject: words[`${of} subject`],
    body: `<p>${words[`${of} body`]}</p>`,
  });
  await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, written('sent'));
  const sent = await db
    .select({ id: mails.id })
    .from(mails)
    .where(sql`application_id = ${made.id}`);
  await deliver(sent, withSmtp().env);
  const move = (stage: number, more: object = {}) =>
    acme.recruiter('POST', `/api/candidate-job/update-stage/${made.id}`, {
      stage_id: stage,
      ...more,
    });
  await move(await stageAt(acme, 1), { email: written('stopped') });
  await move(made.stage_id);
  const parts = [
    `Content-Type: text/plain\r\n\r\n${words['reply body']}\r\n\r\nOn 4 May 2027, Bo wrote:\r\n> ${words['reply quote']}`,
    `Content-Type: text/plain\r\nContent-Disposition: attachment; filename="${words['attachment name']}.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(pdf(words['attachment text'])).toString('base64')}`,
  ];
  const body = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
  await reply(
    acme,
    made,
    rawReply(
      {
        From: `${words['reply sender']} <${email}>`,
        Subject: `Re: ${words['reply subject']}`,
        'Content-Type': 'multipart/mixed; boundary=b',
      },
      body,
    ),
  );
  await acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`, {
    email: written('rejection'),
  });
  return { made, words };
}

/** All that is sealed of emails, opened. */
async function opened(): Promise<string> {
  const rows = [
    ...(await db
      .select({ sealed: mails.sealed })
      .from(mails)
      .where(sql`company_id is not null`)),
    ...(await db.select({ sealed: receivedEmails.sealed }).from(receivedEmails)),
  ];
  const { vault } = operator();
  return rows
    .map(({ sealed }) => vault.open(sealedColumns.email.purpose, sealed ?? '') ?? '')
    .join('\n');
}

/** The places of which the word still stands anywhere. */
async function kept(words: Words): Promise<Place[]> {
  const emails = await opened();
  const found: Place[] = [];
  for (const place of places) {
    // oxlint-disable-next-line no-await-in-loop -- Each looks through the whole store.
    const isPlain = (await placesOf([words[place]])).length > 0;
    if (isPlain || emails.includes(words[place])) found.push(place);
  }
  return found;
}

const shownIn = (text: string, words: Words) =>
  places.filter((place) => text.includes(words[place]));

/** Shown to members: the text of an attachment is in its file. */
const shownPlaces = places.filter((place) => place !== 'attachment text');

test(
  'a conversation is shown, exported with the person and the company, and moves with a merge',
  { timeout: 60_000 },
  async () => {
    const acme = await openCompany();
    const { made, words } = await openConversation(acme);
    expect(await kept(words)).toEqual(places);
    const shown = JSON.stringify(await acme.showApplication(made));
    expect(shownIn(shown, words)).toEqual(shownPlaces);
    const own = async (candidateId: number) =>
      shownIn((await acme.admin('GET', `/api/candidates/export/${candidateId}`)).text, words);
    expect(await own(made.candidate_id)).toEqual(shownPlaces);

    const other = await acme.apply({ files: [], email: newApplicant() });
    const merged = await acme.admin('POST', `/api/candidates/merge/${other.candidate_id}`, {
      from_candidate_id: made.candidate_id,
    });
    expect(merged.status, merged.text).toBe(200);
    expect(await own(other.candidate_id)).toEqual(shownPlaces);

    const bundle = await exported(acme, { entity: 'company' });
    const textOf = async (file: typeof bundle) =>
      Object.values(await unpacked(file))
        .map((bytes) => Buffer.from(bytes).toString('latin1'))
        .join('\n');
    const before = await textOf(bundle);
    expect(shownIn(before, words)).toEqual(places);
    const elsewhere = await openCompany();
    const done = await advance(
      elsewhere,
      'start',
      await uploadImport(elsewhere, (await fileOf(bundle)).bytes),
    );
    expect(done.counts).toMatchObject({ failed: 0 });
    expect(shownIn(await textOf(await exported(elsewhere, { entity: 'company' })), words)).toEqual(
      places,
    );
  },
);

test('an erasure leaves no word of it, and none of others goes', { timeout: 60_000 }, async () => {
  const acme = await openCompany();
  const [{ made, words }, other] = [await openConversation(acme), await openConversation(acme)];
  const erased = await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
  expect(erased.status, erased.text).toBe(200);
  expect(await kept(words)).toEqual([]);
  expect(await kept(other.words)).toEqual(places);
  const rows = await db
    .select()
    .from(receivedEmails)
    .where(inArray(receivedEmails.applicationId, [made.id]));
  expect(rows).toEqual([]);
});

test(
  '30 days after the decision subjects and documents are left',
  { timeout: 60_000 },
  async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, words } = await openConversation(acme);
    setClock(start + 2 * HOUR_MS);
    const all = await db
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.applicationId, made.id));
    await deliver(all, withSmtp().env);
    setClock(start + 40 * DAY_MS);
    await tick();
    await tick();
    expect(await kept(words)).toEqual([...subjects, 'attachment name', 'attachment text']);
    expect((await env.FILES.list({ prefix: `replies/${acme.id}/` })).objects).toEqual([]);
  },
);
