/** The people who apply to the seed's company: the same on every machine, with CVs that the reader reads and histories in order. */
import { describe, expect, test } from 'vitest';
import { parseCv } from '@recruiting/cv-reader';
import { DAY_MS } from '#lib/time.ts';
import { openVault } from '#lib/vault.ts';
import { reasonOfFailure } from '#mail/rules.ts';
import { mailRows, replyRows } from '../../tools/seed/life/around-rows.ts';
import { inventApplications } from '../../tools/seed/life/applications.ts';
import { duplicateRows } from '../../tools/seed/life/duplicate-rows.ts';
import type { LifeJob } from '../../tools/seed/life/facts.ts';
import { randomFrom } from '../../tools/seed/random.ts';

const now = new Date('2026-05-04T10:00:00Z');
const STAGES = 4;

function jobOf(id: number, ageDays: number, isOpen: boolean): LifeJob {
  const publishedAt = now.getTime() - ageDays * DAY_MS;
  const texts = { title: 'Elektroingenieur (m/w/d)', categoryId: 9, skills: ['PLC', 'AutoCAD'] };
  return { id, publishedAt, isOpen, applications: 40, ...texts };
}

function invent() {
  let minted = 0;
  const jobs = [jobOf(1, 3, true), jobOf(2, 30, true), jobOf(3, 30, false)];
  const stages = Array.from({ length: STAGES }, (_, id) => ({ id })) as never;
  return inventApplications(randomFrom(7), { jobs, stages }, { now, mint: () => ++minted });
}

describe('the life of the seed', () => {
  const { applications, candidates } = invent();

  test('is the same every time', () => {
    expect(invent()).toEqual({ applications, candidates });
  });

  test('has happened in order, after the job was published', () => {
    for (const { job, candidate, story } of applications) {
      expect(story.createdAt).toBeGreaterThan(job.publishedAt);
      expect(story.createdAt).toBeGreaterThanOrEqual(candidate.createdAt);
      for (const { kind, at } of story.steps) {
        expect(at, kind).toBeGreaterThanOrEqual(story.createdAt);
        expect(at, kind).toBeLessThanOrEqual(now.getTime() + 1);
      }
      expect(story.stage).toBeLessThan(STAGES);
      expect(story.stage === STAGES - 1).toBe(story.status === 'hired');
    }
  });

  test('has applications in every stage, some rejected and some that nobody has looked at', () => {
    const of = (is: (story: (typeof applications)[number]['story']) => boolean) =>
      applications.filter(({ story }) => is(story)).length;
    for (const stage of [0, 1, 2]) expect(of((one) => one.stage === stage)).toBeGreaterThan(2);
    for (const status of ['active', 'rejected', 'hired'])
      expect(of((one) => one.status === status)).toBeGreaterThan(1);
    expect(of(({ viewedAt }) => viewedAt === null)).toBeGreaterThan(2);
  });

  test('has candidates who applied again with another address', () => {
    const making = { ctx: { now }, facts: { companyId: 5 }, mint: () => 1 } as never;
    const pairs = duplicateRows(making, candidates);
    expect(pairs.length).toBeGreaterThan(1);
    for (const { candidateId, otherId } of pairs) {
      const [one, other] = [candidateId, otherId].map((id) =>
        candidates.find((candidate) => candidate.id === id),
      );
      expect(candidateId).toBeLessThan(otherId);
      expect(other?.person).toEqual({ ...one?.person, email: other?.person.email });
      expect(other?.person.email).not.toBe(one?.person.email);
    }
  });

  test('has people who apply to two jobs, and never to one job twice', () => {
    const pairs = applications.map(({ job, candidate }) => `${job.id} ${candidate.id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(candidates.length).toBeLessThan(applications.length);
  });

  test('has emails that wait, were sent, were stopped and failed for three reasons, and replies', () => {
    let minted = 0;
    const vault = openVault(`1:${'a'.repeat(40)}`);
    const making = {
      ctx: { now, vault },
      facts: { companyId: 1 },
      random: randomFrom(7),
      mint: () => ++minted,
    } as never;
    const emails = mailRows(making, applications);
    const states = new Set(emails.map(({ status }) => status));
    expect([...states].toSorted()).toEqual(['canceled', 'failed', 'queued', 'sent']);
    const reasons = emails.flatMap(({ status, error }) =>
      status === 'failed' ? [reasonOfFailure(error)] : [],
    );
    expect(reasons.toSorted()).toEqual(['mailbox_full', 'spam', 'unknown_mailbox']);
    const replies = replyRows(making, applications, emails);
    expect(replies.map(({ kind, readAt }) => [kind, readAt === null])).toEqual([
      ['reply', true],
      ['reply', false],
      ['automatic', false],
    ]);
    for (const { receivedAt } of replies) expect(receivedAt).toBeLessThanOrEqual(now.getTime());
  });

  test('has CVs that the reader reads', async () => {
    for (const { person, cv } of candidates.slice(0, 12)) {
      const { status, resume } = await parseCv(cv.bytes, { now, countryIso2: 'DE' });
      expect(status, cv.filename).toBe('parsed');
      expect(resume?.basics.name).toBe(`${person.firstName} ${person.lastName}`);
      expect(resume?.basics.phone).toBe(person.phone);
      expect(resume?.work.length).toBeGreaterThan(0);
    }
  });
});
