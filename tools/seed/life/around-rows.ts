/** The rows of what surrounds applications: notes, emails, meetings, tags, answers, and those who were hired. */
import type { PublicCtx } from '#context.ts';
import { emailKey } from '#lib/email-key.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { newSecret } from '#lib/token.ts';
import { sealMail } from '#mail/actions/contents.ts';
import { sealReceived } from '#recruiting/pipeline/replies/actions/contents.ts';
import type { Random } from '../random.ts';
import type { Application, Candidate, Mint } from './applications.ts';
import type { Facts } from './facts.ts';
import type { HistoryRow } from './rows.ts';
import { mails, meetingTitles, notes, replies } from './words.ts';

export type Making = { ctx: PublicCtx; facts: Facts; random: Random; mint: Mint };

export function noteRows(
  { facts, random, mint }: Making,
  applications: readonly Application[],
  history: readonly HistoryRow[],
) {
  const authors = new Map(
    history.map((row) => [`${row.applicationId} ${row.createdAt}`, row.userId]),
  );
  return applications.flatMap(({ id, story }) =>
    story.steps.flatMap(({ kind, at }) => {
      if (kind !== 'noted') return [];
      const createdAt = Math.round(at);
      const userId = authors.get(`${id} ${createdAt}`) ?? facts.users[0];
      const note = random.pick(notes);
      const { companyId } = facts;
      return [{ id: mint(createdAt), companyId, applicationId: id, userId, note, createdAt }];
    }),
  );
}

/** Why the last emails did not arrive, as mail servers say it. */
const FAILURES = ['smtp recipient 550', 'smtp recipient 552', 'smtp data 554'];
/** Rejections that were taken back before they went out. */
const STOPPED_MAILS = 2;
/** Rejections wait for a while: those of the last hours can be stopped. */
const WAITING_MS = 12 * 60 * MINUTE_MS;

export function mailRows({ ctx, facts, mint }: Making, applications: readonly Application[]) {
  const now = ctx.now.getTime();
  const rows = applications.flatMap(({ id, job, candidate, story }) =>
    story.steps.flatMap((step) => {
      if (step.kind !== 'emailed') return [];
      const createdAt = Math.round(step.at);
      const { firstName, lastName, email } = candidate.person;
      const letter = mails[step.mail](`${firstName} ${lastName}`, job.title);
      const isWaiting = step.mail === 'rejection' && now - createdAt < WAITING_MS;
      return [
        {
          id: mint(createdAt),
          companyId: facts.companyId,
          kind: step.mail === 'rejection' ? 'rejection' : 'stage',
          sealed: sealMail(ctx, { to: email, ...letter }),
          createdAt,
          status: isWaiting ? 'queued' : 'sent',
          attempts: isWaiting ? 0 : 1,
          nextAttemptAt: isWaiting ? createdAt + DAY_MS : null,
          sentAt: isWaiting ? null : createdAt + MINUTE_MS,
          error: null as string | null,
          applicationId: id,
        },
      ];
    }),
  );
  const sent = rows
    .filter(({ status }) => status === 'sent')
    .toSorted((a, b) => b.createdAt - a.createdAt);
  for (const [at, error] of FAILURES.entries())
    Object.assign(sent[at] ?? {}, { status: 'failed', sentAt: null, error });
  const stopped = sent.slice(FAILURES.length).filter(({ kind }) => kind === 'rejection');
  for (const row of stopped.slice(0, STOPPED_MAILS))
    Object.assign(row, { status: 'canceled', attempts: 0, sentAt: null });
  return rows;
}

/** Hours after the invitation. */
const REPLIED_HOURS = 3;

/** Who was invited last has answered; one is away. */
export function replyRows(
  { ctx, facts, mint }: Making,
  applications: readonly Application[],
  sent: ReturnType<typeof mailRows>,
) {
  const now = ctx.now.getTime();
  const invited = sent
    .filter(({ kind, status }) => kind === 'stage' && status === 'sent')
    .toSorted((a, b) => b.createdAt - a.createdAt);
  return replies.flatMap((written, at) => {
    const invitation = invited[at];
    const application = applications.find(({ id }) => id === invitation?.applicationId);
    if (!invitation || !application) return [];
    const { firstName, lastName, email } = application.candidate.person;
    const name = `${firstName} ${lastName}`;
    const { subject, html } = written(name, application.job.title);
    const receivedAt = Math.min(now, invitation.createdAt + REPLIED_HOURS * 60 * MINUTE_MS);
    const isAway = at === replies.length - 1;
    return [
      {
        id: mint(receivedAt),
        companyId: facts.companyId,
        applicationId: application.id,
        kind: isAway ? 'automatic' : 'reply',
        sealed: sealReceived(ctx, { subject, html, from: { name, email }, attachments: [] }),
        isFromCandidate: true,
        messageKey: newSecret(),
        receivedAt,
        readAt: at === 0 ? null : receivedAt + MINUTE_MS,
      },
    ];
  });
}

const QUARTER_MS = 15 * MINUTE_MS;
/** Minutes from now to the meetings of today. */
const TODAY_MINUTES = [-95, 50, 130, 215];

export function meetingRows(
  { ctx, facts, random, mint }: Making,
  applications: readonly Application[],
) {
  const now = ctx.now.getTime();
  let meetingsToday = 0;
  return applications.flatMap(({ id, story }) =>
    story.steps.flatMap((step) => {
      if (step.kind !== 'meeting_scheduled') return [];
      const minutes = TODAY_MINUTES[meetingsToday++];
      const startsAt = minutes === undefined ? step.startsAt : now + minutes * MINUTE_MS;
      const createdAt = Math.round(step.at);
      return [
        {
          id: mint(createdAt),
          companyId: facts.companyId,
          hash: newSecret(),
          applicationId: id,
          userId: facts.users[0],
          title: random.pick(meetingTitles),
          type: random.pick(['google_meet', 'zoom']),
          status: 'scheduled',
          startsAt: Math.ceil(startsAt / QUARTER_MS) * QUARTER_MS,
          durationMinutes: random.pick([30, 45, 60]),
          timezone: 'Europe/Berlin',
          attendees: [],
          createdAt,
          updatedAt: createdAt,
          conferenceStatus: 'not_connected',
        },
      ];
    }),
  );
}

const TAGGED = 0.35;

export function candidateTagRows(
  { facts, random }: Making,
  candidates: readonly Candidate[],
  tagIds: readonly number[],
) {
  return candidates.flatMap(({ id, createdAt }) =>
    random.chance(TAGGED)
      ? random
          .sample(tagIds, random.int(1, 2))
          .map((tagId) => ({ candidateId: id, tagId, companyId: facts.companyId, createdAt }))
      : [],
  );
}

/** Somebody who was hired is in the team, without a role that lets them sign in. */
export function hiredRows({ facts, mint }: Making, applications: readonly Application[]) {
  const { companyId } = facts;
  const rows = applications.flatMap(({ candidate: { person }, story }) => {
    if (story.status !== 'hired') return [];
    const { email, firstName, lastName } = person;
    const createdAt = story.stageSince;
    const userId = mint(createdAt);
    const user = { id: userId, email, emailKey: emailKey(email), firstName, lastName, createdAt };
    const names = { email, firstName, lastName, createdAt, updatedAt: createdAt };
    const terms = { companyId, userId, role: 'Viewer', status: 'hired' };
    return [{ user, member: { id: mint(createdAt), ...terms, ...names } }];
  });
  return { users: rows.map(({ user }) => user), members: rows.map(({ member }) => member) };
}
