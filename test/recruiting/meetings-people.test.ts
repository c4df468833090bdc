/** Tests meetings of candidates that are merged, exported or erased. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { DAY_MS } from '#lib/time.ts';
import type { CandidateExport } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import { send } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  answerOf,
  callWithoutQueue,
  connectAccount,
  openProvider,
  conferenceRow,
  scheduleWithoutQueue,
} from '../support/conferences.ts';
import { placesOf } from '../support/dump.ts';
import { db } from '../support/operator.ts';

/** The tests search everything that earlier tests have stored. */
const DUMP_MS_MAX = 60_000;

const BARE = { files: [] };

async function show(acme: Company, { id }: Meeting): Promise<Meeting> {
  return (await acme.viewer<Meeting>('GET', `/api/meet/show/${id}`)).body.data;
}

describe('DELETE /api/candidates/erase/{id}', () => {
  test(
    'keeps the time of a meeting, and no texts or addresses',
    { timeout: DUMP_MS_MAX },
    async () => {
      const acme = await openCompany();
      const word = crypto.randomUUID().replaceAll('-', '');
      const made = await acme.apply({ ...BARE, email: `ada${word}@people.example` });
      const key = { 'idempotency-key': crypto.randomUUID() };
      const answer = await acme.recruiter<Meeting>(
        'POST',
        '/api/meet/store',
        {
          title: `Interview with ${word}`,
          description: `About ${word}`,
          start_time: new Date(Date.now() + DAY_MS).toISOString(),
          candidate_job_id: made.id,
          attendees: [`bob${word}@acme.example`],
        },
        key,
      );
      const meeting = answer.body.data;
      await acme.recruiter('POST', `/api/meet/update/${meeting.id}`, { duration: 45 });
      setClock(Date.now() + 3 * DAY_MS);
      const erased = await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
      expect(erased.status).toBe(200);
      expect(await show(acme, meeting)).toMatchObject({
        title: '',
        description: null,
        attendees: [],
        start_time: meeting.start_time,
        duration: 45,
        status: 'scheduled',
        candidate_job_id: made.id,
      });
      expect(await db.select().from(mails).where(eq(mails.meetingId, meeting.id))).toEqual([]);
      expect(await placesOf([word])).toEqual([]);
    },
  );

  test('cancels an upcoming meeting and its conference, and sends no email', async () => {
    const acme = await openCompany();
    await connectAccount(acme, 'zoom');
    const made = await acme.apply(BARE);
    const attendees = ['bob@acme.example'];
    const meeting = await scheduleWithoutQueue(acme, { candidate_job_id: made.id, attendees });
    const other = await scheduleWithoutQueue(acme, { attendees });
    const zoom = openProvider(
      answerOf(201, { id: 7, join_url: 'https://zoom.us/j/7' }),
      answerOf(204),
    );
    await zoom.tell({ id: meeting.id });
    await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
    expect(await conferenceRow(meeting)).toMatchObject({
      status: 'canceled',
      conferenceStatus: 'pending',
    });
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
    expect(await (await send(meeting.meeting_url, {})).text()).toContain('cancelled');
    expect(await show(acme, other)).toMatchObject({ status: 'scheduled', attendees });
    const change = { title: 'x' };
    const refused = await callWithoutQueue(acme, 'POST', `/api/meet/update/${meeting.id}`, change);
    expect(refused).toMatchObject({ status: 409, body: { code: 'meeting_canceled' } });
  });

  test('removes an attendee whose domain was typed in capitals outside ASCII', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ ...BARE, email: 'ada@büro.example' });
    const attendees = ['Ada@BÜRO.example', 'bob@acme.example'];
    const meeting = await scheduleWithoutQueue(acme, { attendees });
    expect(meeting.attendees).toEqual(['Ada@büro.example', 'bob@acme.example']);
    await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
    expect(await show(acme, meeting)).toMatchObject({ attendees: ['bob@acme.example'] });
  });
});

describe('POST /api/candidates/merge/{id}', () => {
  test('moves meetings with the applications, even if both have applied to the same job', async () => {
    const acme = await openCompany();
    const { hash_id: job } = await acme.postJob();
    const [into, from] = [
      await acme.apply({ ...BARE, job_id: job }),
      await acme.apply({ ...BARE, job_id: job }),
    ];
    const elsewhere = await acme.recruiter<{ id: number }>(
      'POST',
      '/api/candidate-job/assign-to-job',
      { candidate_id: from.candidate_id, job_id: (await acme.postJob()).hash_id },
    );
    const twin = await acme.schedule({ candidate_job_id: from.id });
    const own = await acme.schedule({ candidate_job_id: elsewhere.body.data.id });
    await acme.admin('POST', `/api/candidates/merge/${into.candidate_id}`, {
      from_candidate_id: from.candidate_id,
    });
    expect(await show(acme, twin)).toMatchObject({ candidate_job_id: into.id });
    expect(await show(acme, own)).toMatchObject({ candidate_job_id: elsewhere.body.data.id });
    // From here on, emails go to the candidate they were merged into.
    await acme.recruiter('POST', `/api/meet/update/${twin.id}`, { duration: 60 });
    expect(await acme.showApplication(into)).toMatchObject({
      history: [{ kind: 'meeting_changed' }, { kind: 'meeting_scheduled' }, {}, {}],
      emails: [{ kind: 'meeting_update' }, { kind: 'meeting_request' }],
    });
  });
});

describe('GET /api/candidates/export/{id}', () => {
  test('contains only the meetings of the candidate', async () => {
    const acme = await openCompany();
    const [made, other] = [await acme.apply(BARE), await acme.apply(BARE)];
    const first = await acme.schedule({ candidate_job_id: made.id });
    const second = await acme.schedule({ candidate_job_id: made.id });
    await acme.schedule({ candidate_job_id: other.id });
    await acme.schedule();
    const path = `/api/candidates/export/${made.candidate_id}`;
    const { body } = await acme.admin<CandidateExport>('GET', path);
    expect(body.data.meetings).toEqual([second, first]);
  });
});
