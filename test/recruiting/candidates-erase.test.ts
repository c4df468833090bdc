/** Tests that erasing a candidate leaves no personal data and keeps the applications. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { dataRequests } from '#data/tables/portal.ts';
import { webhookDeliveries, webhookLogs } from '#data/tables/webhooks.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { personTables } from '#recruiting/people/candidates/store/person-tables.ts';
import { MINUTE_MS } from '#lib/time.ts';
import {
  applicationForm,
  newApplicant,
  stageAt,
  STORE,
  templatedStage,
} from '../support/applying.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import { callWatched } from '../support/d1.ts';
import { placesOf } from '../support/dump.ts';
import { db, operator } from '../support/operator.ts';
import { addRecords, personColumns, tablesWithRows } from '../support/person-records.ts';
import { tick } from '../support/ticks.ts';
import { documentsOf, see, sendWatched } from '../support/uploads.ts';
import type { Form } from '../support/uploads.ts';
import { openPerson } from '../support/whole-person.ts';

/** The tests search everything that earlier tests have stored. */
const DUMP_MS_MAX = 60_000;

const BARE = { files: [] };

function erase(acme: Company, id: number) {
  return acme.admin('DELETE', `/api/candidates/erase/${id}`);
}

async function meetingMails(id: number): Promise<number> {
  return (await db.select().from(mails).where(eq(mails.meetingId, id))).length;
}

describe('DELETE /api/candidates/erase/{id}', () => {
  test(
    'removes the candidate from all tables, files and keys, and keeps the counts',
    async () => {
      const acme = await openCompany();
      await acme.hook({ events: ['application.created', 'application.rejected'] });
      const { word, made, person } = await openPerson(acme);
      await plantAnswer(acme, word);
      const before = await placesOf([word]);
      // The search finds the names before they are erased.
      expect(before).toEqual(
        expect.arrayContaining([
          'candidates',
          'applications',
          'application_notes',
          'application_origins',
          'answers',
          'documents',
          'parsed_cvs',
          'events',
          'webhook_logs',
          'application_search_content',
          'application_search_data',
          'application_index_content',
          'application_index_data',
          'candidate_index_content',
          'candidate_index_data',
        ]),
      );
      expect(before.filter((place) => place.startsWith('R2'))).toHaveLength(3);
      const { total } = (await acme.viewer<{ total: number }>('GET', '/api/candidate-job/index'))
        .body.data;
      const job = await acme.showJob(await jobOf(acme));

      const answer = await erase(acme, made.candidate_id);
      expect(answer).toMatchObject({ status: 200, body: { success: true, data: null } });
      await vi.waitFor(async () => expect(await documentsOf(acme)).toEqual([]));
      expect(await placesOf([word, person.phone])).toEqual([]);
      expect(await mailsOf(made.id)).toBe(0);

      const shown = (
        await acme.viewer<Candidate>('GET', `/api/candidates/show/${made.candidate_id}`)
      ).body.data;
      expect(shown).toMatchObject({
        id: made.candidate_id,
        first_name: '',
        last_name: '',
        email: '',
        phone: null,
        erased_at: expect.any(String),
        applications: [{ id: made.id, status: 'rejected', email: '' }],
      });
      const application = await acme.showApplication(made);
      expect(application).toMatchObject({
        notes: [],
        emails: [],
        documents: [],
        consent: null,
        parsed_cv: null,
      });
      expect(application.history.length).toBeGreaterThan(4);
      expect((await acme.viewer('GET', '/api/candidate-job/index')).body.data).toMatchObject({
        total,
      });
      expect(await acme.showJob(job)).toMatchObject({
        candidate_job_count: job.candidate_job_count,
      });
      expect((await acme.announced()).map(({ event }) => event)).toContain('application.created');
      expect((await acme.audited()).at(-1)).toMatchObject({
        action: 'candidate.erase',
        subjectId: made.candidate_id,
        changes: {},
      });
    },
    DUMP_MS_MAX,
  );

  test(
    'leaves nothing in any table about persons, in files, or in the copies of lists',
    async () => {
      const acme = await openCompany();
      const one = await openPerson(acme);
      const { made, person, word } = one;
      const { duplicateId } = await addRecords(acme, one);
      const tables = new Set((await personColumns()).map(({ name }) => name));
      // A new table needs something in it: docs/persons.md.
      expect(await tablesWithRows(made)).toEqual([...tables]);
      const places = await placesOf([word]);
      expect(places).toEqual(
        expect.arrayContaining([
          'candidate_links',
          'candidate_values',
          'application_values',
          expect.stringMatching(/^R2 exports\//u),
        ]),
      );

      expect((await erase(acme, made.candidate_id)).status).toBe(200);
      // What is not deleted says why, or is blanked.
      const emptied = personTables.filter((table) => table.erase === 'delete');
      const kept = new Set(
        personTables.filter((table) => table.erase !== 'delete').map(({ table }) => table),
      );
      expect(emptied.length).toBeGreaterThan(8);
      expect((await tablesWithRows(made)).filter((table) => !kept.has(table))).toEqual([]);
      // The pair is gone with the one of them.
      expect((await erase(acme, duplicateId)).status).toBe(200);
      const later = Date.now() + MINUTE_MS;
      setClock(later);
      const words = [word, person.phone];
      // A run deletes a bounded number of files, those of other tests first.
      for (let run = 0; run < 10 && (await placesOf(words)).length > 0; run++) await tick(later);
      expect(await placesOf(words)).toEqual([]);
    },
    DUMP_MS_MAX,
  );

  test('closes open applications without an event of theirs or an email, and keeps closed ones', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const [open, hired] = [
      await acme.apply({ ...BARE, email }),
      await acme.apply({ ...BARE, email }),
    ];
    await acme.recruiter('POST', `/api/candidate-job/hire/${hired.id}`);
    const events = await acme.announced();
    await erase(acme, open.candidate_id);
    expect(await acme.showApplication(open)).toMatchObject({
      status: 'rejected',
      rejected_at: expect.any(String),
      rejection_reason: null,
      emails: [],
    });
    expect(await acme.showApplication(hired)).toMatchObject({
      status: 'hired',
      rejected_at: null,
    });
    const candidate = { candidate_id: open.candidate_id };
    expect((await acme.announced()).slice(events.length)).toMatchObject([
      { event: 'candidate.erased', data: candidate },
    ]);
    const again = await acme.recruiter('POST', `/api/candidate-job/undo-reject/${open.id}`);
    expect(again).toMatchObject({ status: 409, body: { code: 'candidate_erased' } });
  });

  test('removes the candidate from meetings without an application, and cancels those with no one left', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    const other = await acme.apply(BARE);
    const colleague = 'colleague@people.example';
    const about = { title: `Talk to ${made.first_name}`, description: 'Ada Lovelace' };
    const address = made.email.toUpperCase();
    const alone = await acme.schedule({ ...about, attendees: [address] });
    const shared = await acme.schedule({ ...about, attendees: [colleague, made.email] });
    const linked = await acme.schedule({
      title: 'Panel',
      candidate_job_id: other.id,
      attendees: [made.email, colleague],
    });
    const [mine, theirs] = [
      await acme.schedule({ title: 'Standup', attendees: [colleague] }),
      await globex.schedule({ title: 'Theirs', attendees: [made.email] }),
    ];
    const exported = await acme.admin<{ meetings: { id: number }[] }>(
      'GET',
      `/api/candidates/export/${made.candidate_id}`,
    );
    expect(exported.body.data.meetings.map(({ id }) => id)).toEqual([shared.id, alone.id]);
    await erase(acme, made.candidate_id);
    const show = async ({ id }: { id: number }, company = acme) =>
      (await company.viewer<object>('GET', `/api/meet/show/${id}`)).body.data;
    const blank = { title: '', description: null };
    expect(await show(alone)).toMatchObject({ ...blank, attendees: [], status: 'canceled' });
    expect(await show(shared)).toMatchObject({
      ...blank,
      attendees: [colleague],
      status: 'scheduled',
    });
    expect(await show(linked)).toMatchObject({ title: 'Panel', attendees: [colleague] });
    expect(await show(mine)).toMatchObject({ title: 'Standup', attendees: [colleague] });
    expect(await show(theirs, globex)).toMatchObject({ attendees: [made.email] });
    expect(await meetingMails(alone.id)).toBe(0);
    expect(await meetingMails(mine.id)).toBeGreaterThan(0);
  });

  test('does not replay an answer with the erased name', async () => {
    const acme = await openCompany();
    const { made, send, word } = await openPerson(acme);
    expect((await send()).headers.get('idempotent-replayed')).toBe('true');
    await erase(acme, made.candidate_id);
    const again = await send();
    expect(again).toMatchObject({ status: 409, body: { code: 'answer_lost', id: made.id } });
    expect(again.text).not.toContain(word);
  });

  test('invalidates links to the files', async () => {
    const acme = await openCompany();
    const { made } = await openPerson(acme);
    const { pathname, search } = new URL(made.documents[0]?.url ?? '');
    expect((await see(`${pathname}${search}`)).status).toBe(200);
    await erase(acme, made.candidate_id);
    expect((await see(`${pathname}${search}`)).status).toBe(404);
  });

  test('removes the candidate from the search', async () => {
    const acme = await openCompany();
    const { made, person, word } = await openPerson(acme);
    await acme.admin('POST', '/api/hiring-settings', { searches_cv_text: true });
    const find = (key: string) =>
      acme.viewer<{ total: number }>('GET', `/api/candidate-job/index?search-key=${key}`);
    expect((await find(person.first_name)).body.data.total).toBe(1);
    await erase(acme, made.candidate_id);
    for (const key of [person.first_name, word, person.email]) {
      expect((await find(key)).body.data.total).toBe(0);
    }
  });

  test('creates a new candidate when the same person applies again', async () => {
    const acme = await openCompany();
    const { made, person } = await openPerson(acme);
    await erase(acme, made.candidate_id);
    const again = await acme.apply({
      ...BARE,
      email: person.email,
      job_id: String((await jobOf(acme)).id),
    });
    expect(again.candidate_id).not.toBe(made.candidate_id);
  });

  test('answers 409 to erasing again and to other changes of an erased candidate', async () => {
    const acme = await openCompany();
    const { made } = await openPerson(acme);
    await erase(acme, made.candidate_id);
    const announced = await acme.announced();
    const path = '/api/candidate-job';
    const stage = await templatedStage(acme);
    const job = await acme.postJob();
    for (const [method, url, body] of [
      ['DELETE', `/api/candidates/erase/${made.candidate_id}`],
      ['POST', `/api/candidates/legal-hold/${made.candidate_id}`, { is_held: true }],
      ['POST', `${path}/store-notes/${made.id}`, { note: 'x' }],
      ['POST', `${path}/send-email/${made.id}`, { subject: 'x', body: '<p>x</p>' }],
      ['POST', `${path}/update-stage/${made.id}`, { stage_id: await stageAt(acme, 2) }],
      ['POST', `${path}/update-stage-send-email/${made.id}/${stage}`],
      ['POST', `${path}/hire/${made.id}`],
      ['POST', `${path}/reject/${made.id}`],
      ['POST', `${path}/reject/${made.id}`, { send_email: false }],
      ['POST', `${path}/undo-reject/${made.id}`, {}],
      ['POST', `${path}/assign-to-job`, { candidate_id: made.candidate_id, job_id: job.id }],
    ] as const) {
      expect(await acme.admin(method, url, body), url).toMatchObject({
        status: 409,
        body: { code: 'candidate_erased' },
      });
    }
    expect(await acme.announced()).toEqual(announced);
  });

  test('rejects a candidate under legal hold with 409, and of another company with 404', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply();
    expect((await erase(globex, made.candidate_id)).status).toBe(404);
    const hold = `/api/candidates/legal-hold/${made.candidate_id}`;
    await acme.admin('POST', hold, { is_held: true });
    expect(await erase(acme, made.candidate_id)).toMatchObject({
      status: 409,
      body: { code: 'candidate_held' },
    });
    expect(await acme.showApplication(made)).toMatchObject({ first_name: 'Ada', is_held: true });
    await acme.admin('POST', hold, { is_held: false });
    expect((await erase(acme, made.candidate_id)).status).toBe(200);
  });

  test('reads as much as before when others have asked for something', async () => {
    const acme = await openCompany();
    const [first, second, other] = [await acme.apply(), await acme.apply(), await acme.apply()];
    const alone = await costOf(() => erase(acme, first.candidate_id));
    const { newId, now } = operator();
    const asked = [...Array(50)].map(() => ({
      id: newId(),
      companyId: acme.id,
      candidateId: other.candidate_id,
      kind: 'erasure' as const,
      createdAt: now,
      updatedAt: now,
      dueAt: now,
    }));
    for (const request of asked) await db.insert(dataRequests).values(request);
    const among = await costOf(() => erase(acme, second.candidate_id));
    expect([alone.result.status, among.result.status]).toEqual([200, 200]);
    expect(among.rowsRead).toBeLessThan(alone.rowsRead + 10);
  });

  test('deletes files by cron when deleting them was interrupted', async () => {
    const acme = await openCompany();
    const made = await acme.apply();
    const [key = ''] = await documentsOf(acme);
    await erase(acme, made.candidate_id);
    await vi.waitFor(async () => expect(await documentsOf(acme)).toEqual([]));
    // As if deleting the files had failed.
    await env.FILES.put(key, 'left over');
    setClock(Date.now() + MINUTE_MS);
    await tick();
    expect(await documentsOf(acme)).toEqual([]);
  });

  test(
    'erases the events of both candidates that were merged',
    async () => {
      const acme = await openCompany();
      const [one, other] = [await openPerson(acme), await openPerson(acme)];
      const { hash_id: ref } = await acme.postJob();
      for (const { person } of [one, other]) {
        await acme.apply({ ...BARE, email: person.email, job_id: ref });
      }
      await acme.admin('POST', `/api/candidates/merge/${one.made.candidate_id}`, {
        from_candidate_id: other.made.candidate_id,
      });
      expect((await erase(acme, other.made.candidate_id)).body).toMatchObject({ code: 'merged' });
      expect((await erase(acme, one.made.candidate_id)).status).toBe(200);
      await vi.waitFor(async () => expect(await documentsOf(acme)).toEqual([]));
      expect(
        await placesOf([one, other].flatMap(({ word, person }) => [word, person.phone])),
      ).toEqual([]);
      for (const { send, word } of [one, other]) expect((await send()).text).not.toContain(word);
    },
    DUMP_MS_MAX,
  );
});

describe('erasing during another request', () => {
  /** Round trips: identify the caller, read, commit. */
  const CHANGE = 3;

  /** Sends the Recruiter's request, and erases the candidate right before its commit. */
  async function interrupted(
    acme: Company,
    id: number,
    path: string,
    sent: { form?: Form; body?: object },
  ) {
    const database = async (_: string, count: number) => {
      if (count === CHANGE) expect((await erase(acme, id)).status).toBe(200);
    };
    const token = await acme.token('Recruiter');
    if (sent.form) return sendWatched({ database }, 'POST', path, { token, form: sent.form });
    const response = await callWatched(database, 'POST', `${API}${path}`, {
      token,
      body: sent.body,
    });
    return { status: response.status, text: await response.text() };
  }

  test.each([
    ['store-notes', { note: 'Of NAME.' }],
    ['send-email', { subject: 'NAME', body: '<p>{{candidate.first_name}}</p>' }],
    ['reject', {}],
    ['hire', undefined],
  ])(
    'rejects %s with 409 and stores nothing',
    async (verb, body) => {
      const acme = await openCompany();
      const word = `Name${crypto.randomUUID().replaceAll('-', '')}`;
      const made = await acme.apply({ ...BARE, first_name: word });
      const input = body && JSON.parse(JSON.stringify(body).replaceAll('NAME', word));
      const path = `/api/candidate-job/${verb}/${made.id}`;
      const answer = await interrupted(acme, made.candidate_id, path, { body: input });
      expect(answer.status, answer.text).toBe(409);
      expect(answer.text).toContain('candidate_erased');
      expect(await placesOf([word, made.email])).toEqual([]);
      expect(await mailsOf(made.id)).toBe(0);
    },
    DUMP_MS_MAX,
  );

  test('creates a new candidate for an application in the meantime', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const job = await acme.postJob();
    const form = applicationForm({ ...BARE, email: made.email, job_id: job.hash_id });
    const answer = await interrupted(acme, made.candidate_id, STORE, { form });
    expect(answer.status, answer.text).toBe(201);
    const { data }: { data: { candidate_id: number } } = JSON.parse(answer.text);
    expect(data.candidate_id).not.toBe(made.candidate_id);
    expect(await acme.showApplication(made)).toMatchObject({ email: '', first_name: '' });
  });
});

async function jobOf(acme: Company): Promise<{ id: number }> {
  const { body } = await acme.viewer<{ data: { id: number }[] }>('GET', '/api/jobs/index?max=100');
  return body.data.data.at(-1) ?? { id: 0 };
}

async function mailsOf(applicationId: number): Promise<number> {
  return db.$count(mails, eq(mails.applicationId, applicationId));
}

/** A webhook receiver that failed and echoed the event in its answer. */
async function plantAnswer(acme: Company, word: string): Promise<void> {
  const [delivery] = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.companyId, acme.id));
  if (!delivery) throw new Error('Nothing was delivered.');
  const { newId, now } = operator();
  await db.insert(webhookLogs).values({
    id: newId(),
    companyId: acme.id,
    webhookId: delivery.webhookId,
    deliveryId: delivery.id,
    event: 'application.created',
    attempt: 1,
    statusCode: 500,
    hasSucceeded: false,
    answer: `no ${word}`,
    durationMs: 1,
    createdAt: now,
  });
}
