/** End-to-end test of meetings with simulated providers that check every request against the documented API. */
import { describe, expect, test } from 'vitest';
import { SECOND_MS } from '#lib/time.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import { send } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  requestsOf,
  connectAccount,
  endTokens,
  eventually,
  setAnswers,
} from '../support/providers.ts';
import { tick } from '../support/ticks.ts';

const flow = { timeout: 30_000 };

function seen(acme: Company, { id }: Meeting, what: Partial<Meeting>): Promise<Meeting> {
  return eventually(
    async () => (await acme.viewer<Meeting>('GET', `/api/meet/show/${id}`)).body.data,
    (found) =>
      Object.entries(what).every(([name, value]) => found[name as keyof Meeting] === value),
  );
}

/** The requests to the simulated provider, and whether the documentation allows them. */
async function asks(account: string): Promise<string[]> {
  const asked = await requestsOf(account);
  expect(asked.filter(({ fault }) => fault !== null)).toEqual([]);
  return asked.map(({ method }) => method);
}

async function leadsTo(meeting: Meeting): Promise<string | null> {
  return (await send(meeting.meeting_url, {})).headers.get('location');
}

describe('a meeting', () => {
  test.each([
    ['zoom', 'zoom', /^https:\/\/zoom\.us\/j\/\d+$/u],
    ['google_meet', 'google', /^https:\/\/meet\.google\.com\/[\w-]+$/u],
  ] as const)('at %s is made, moved and ended', flow, async (type, provider, link) => {
    const acme = await openCompany();
    const { account } = await connectAccount(acme, provider);
    const made = await acme.apply({ files: [] });
    const meeting = await acme.schedule({
      type,
      title: '面談 🥐',
      description: 'Bring a cake.',
      candidate_job_id: made.id,
      timezone: 'Europe/Berlin',
    });
    await seen(acme, meeting, { conference_status: 'ready' });
    expect(await leadsTo(meeting)).toMatch(link);
    const moved = { start_time: '2027-07-01T10:00', duration: 60 };
    await acme.recruiter('POST', `/api/meet/update/${meeting.id}`, moved);
    await eventually(
      () => asks(account),
      (methods) => methods.join() === 'POST,PATCH',
    );
    expect(await leadsTo(meeting)).toMatch(link);
    await acme.recruiter('DELETE', `/api/meet/destroy/${meeting.id}`);
    await seen(acme, meeting, { status: 'canceled', conference_status: 'not_connected' });
    expect(await asks(account)).toEqual(['POST', 'PATCH', 'DELETE']);
    expect(await leadsTo(meeting)).toBeNull();
  });

  test('reports a lost answer of Zoom, and creates no second conference', flow, async () => {
    const acme = await openCompany();
    const { account } = await connectAccount(acme, 'zoom');
    await setAnswers('zoom', account, [{ lost: true }]);
    const meeting = await acme.schedule({ type: 'zoom' });
    await seen(acme, meeting, { conference_status: 'failed', conference_error: 'unknown' });
    await tick();
    expect(await asks(account)).toEqual(['POST']);
    expect(await leadsTo(meeting)).toBeNull();
  });

  test('has one event after a lost answer of Google', flow, async () => {
    const start = Date.now();
    const acme = await openCompany();
    const { account } = await connectAccount(acme, 'google');
    await setAnswers('google', account, [{ lost: true }]);
    const meeting = await acme.schedule();
    await eventually(
      () => asks(account),
      (methods) => methods.length === 1,
    );
    setClock(start + 60 * SECOND_MS);
    await tick();
    await seen(acme, meeting, { conference_status: 'ready' });
    const asked = await requestsOf(account);
    expect(asked.map(({ method, status }) => [method, status])).toEqual([
      ['POST', 200],
      ['POST', 409],
      // It can have been rescheduled since the first request.
      ['PATCH', 200],
      ['GET', 200],
    ]);
  });

  test('gets its link later while Google is creating it', flow, async () => {
    const start = Date.now();
    const acme = await openCompany();
    const { account } = await connectAccount(acme, 'google');
    await setAnswers('google', account, [{ pending: 1 }]);
    const meeting = await acme.schedule();
    await eventually(
      () => asks(account),
      (methods) => methods.length === 1,
    );
    await seen(acme, meeting, { conference_status: 'pending' });
    setClock(start + 60 * SECOND_MS);
    await tick();
    await seen(acme, meeting, { conference_status: 'ready' });
    expect(await asks(account)).toEqual(['POST', 'GET']);
  });

  test('gets its link once the account is reconnected', flow, async () => {
    const acme = await openCompany();
    const { account, browser } = await connectAccount(acme, 'zoom');
    await endTokens('zoom', account, 'revoke');
    const meeting = await acme.schedule({ type: 'zoom' });
    await seen(acme, meeting, { conference_status: 'failed', conference_error: 'reauth_required' });
    await connectAccount(acme, 'zoom', { account, browser });
    await seen(acme, meeting, { conference_status: 'pending', conference_error: null });
    setClock(Date.now() + 10 * SECOND_MS);
    await tick();
    await seen(acme, meeting, { conference_status: 'ready' });
    expect(await leadsTo(meeting)).toMatch(/^https:\/\/zoom\.us\/j\/\d+$/u);
  });
});
