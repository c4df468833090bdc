/** The time zone of a meeting for which none is named, and the one that each of its emails is written in. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companies } from '#data/tables/companies.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const START = '2027-01-14T09:00:00Z';
const GERMANY = 276;
const UNITED_STATES = 840;

async function setZones(
  acme: Company,
  { company, recruiter }: { company?: string; recruiter?: string },
) {
  if (company)
    await db.update(companies).set({ timezone: company }).where(eq(companies.id, acme.id));
  if (recruiter) {
    await acme.token('Recruiter');
    const address = `recruiter@${acme.subdomain}.example`;
    await db.update(users).set({ timezone: recruiter }).where(eq(users.emailKey, address));
  }
}

/** A candidate for a job at an office in this country. */
async function applyAt(acme: Company, countryId: number) {
  const { body } = await acme.admin<{ id: number }>('POST', '/api/company-offices/store', {
    name: 'Office',
    country_id: countryId,
  });
  const job = await acme.postJob({ status: 'Live', office_id: body.data.id });
  return acme.apply({ files: [], job_id: job.hash_id });
}

async function textTo(meetingId: number, address: string): Promise<string> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(sql`${mails.meetingId} = ${meetingId}`);
  const read = await Promise.all(rows.map(({ id }) => readMail(operator(), id)));
  return read.find(({ to }) => to?.toLowerCase() === address.toLowerCase())?.text ?? '';
}

describe('a meeting for which no time zone is named', () => {
  test.each([
    [
      'the organizer’s',
      { company: 'Asia/Tokyo', recruiter: 'Europe/Lisbon' },
      GERMANY,
      'Europe/Lisbon',
    ],
    ['that of the office of the job', { company: 'Asia/Tokyo' }, GERMANY, 'Europe/Berlin'],
    [
      'the company’s, where the country of the office has several',
      { company: 'Asia/Tokyo' },
      UNITED_STATES,
      'Asia/Tokyo',
    ],
    ['that of the office, where the company has chosen none', {}, GERMANY, 'Europe/Berlin'],
  ] as const)('has %s', async (_, zones, countryId, expected) => {
    const acme = await openCompany();
    await setZones(acme, zones);
    const made = await applyAt(acme, countryId);
    const meeting = await acme.schedule({ start_time: START, candidate_job_id: made.id });
    expect(meeting).toMatchObject({
      timezone: expected,
      start_time: '2027-01-14T09:00:00.000000Z',
    });
  });

  test('at a local time has that of the company, in which the time is read', async () => {
    const acme = await openCompany();
    await setZones(acme, { company: 'Asia/Tokyo', recruiter: 'Europe/Lisbon' });
    const meeting = await acme.schedule({ start_time: '2027-01-14T18:00' });
    expect(meeting).toMatchObject({
      timezone: 'Asia/Tokyo',
      start_time: '2027-01-14T09:00:00.000000Z',
    });
  });

  test('keeps the one that is named, whatever zones there are', async () => {
    const acme = await openCompany();
    await setZones(acme, { company: 'Asia/Tokyo', recruiter: 'Europe/Lisbon' });
    const meeting = await acme.schedule({ start_time: START, timezone: 'UTC' });
    expect(meeting.timezone).toBe('UTC');
  });
});

test('a member reads their own time, the candidate and guests that of the meeting, and each names its zone', async () => {
  const acme = await openCompany();
  await setZones(acme, { company: 'Europe/Berlin', recruiter: 'America/New_York' });
  const made = await acme.apply({ files: [] });
  const member = `Recruiter@${acme.subdomain}.example`;
  const guest = `guest@${acme.subdomain}.example`;
  const added = `admin@${acme.subdomain}.example`;
  await acme.token('Admin');
  await db.update(users).set({ timezone: 'Asia/Tokyo' }).where(eq(users.emailKey, added));
  const meeting = await acme.schedule({
    start_time: START,
    timezone: 'Europe/Berlin',
    candidate_job_id: made.id,
    attendees: [member, guest],
  });
  for (const [address, time, zone] of [
    [made.email, '10:00', 'Central European'],
    [guest, '10:00', 'Central European'],
    [member, '04:00', 'Eastern'],
  ] as const) {
    const text = await textTo(meeting.id, address);
    expect(text, address).toContain(time);
    expect(text, address).toContain(zone);
  }
  // Somebody who is invited later, too.
  await acme.recruiter('POST', `/api/meet/update/${meeting.id}`, {
    attendees: [member, guest, added],
  });
  expect(await textTo(meeting.id, added)).toMatch(/18:00.*Japan/u);
});

test('a member of another company who is invited reads the time of the meeting', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  await setZones(globex, { recruiter: 'Asia/Tokyo' });
  const stranger = `recruiter@${globex.subdomain}.example`;
  const meeting = await acme.schedule({
    start_time: START,
    timezone: 'Europe/Berlin',
    attendees: [stranger],
  });
  expect(await textTo(meeting.id, stranger)).toContain('10:00');
});
