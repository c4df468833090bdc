/** The rows of a team that decides together: a hiring manager with limited access, feedback of two colleagues, tasks, and a mention. */
import { DAY_MS, HOUR_MS } from '#lib/time.ts';
import type { Rating } from '#vocabulary/feedback.ts';
import type { NoticeKind } from '#vocabulary/notifications.ts';
import { hashOf } from '../members.ts';
import type { Application } from './applications.ts';
import type { Making } from './around-rows.ts';
import { opinions, taskTitles } from './words.ts';

const MANAGER = { firstName: 'Mara', lastName: 'Engel' };
/** People on whom both colleagues have given feedback. */
const JUDGED = 4;
/** Those on whom the manager is asked, too. */
const ASKED = 2;

const ratings: readonly Rating[] = ['yes', 'strong_yes', 'no', 'yes'];

/** One job, in whose interviews the team has seen several people. */
export function teamRows({ ctx, facts, mint }: Making, applications: readonly Application[]) {
  const { companyId, stages, users: colleagues } = facts;
  const now = ctx.now.getTime();
  const [recruiter = 0, admin = 0] = colleagues.map((id) => id ?? 0);
  const stage = stages[1]?.id ?? 0;
  const open = applications.filter(({ story }) => story.status === 'active' && story.stage === 1);
  const jobId = busiest(open);
  const seen = open.filter(({ job }) => job.id === jobId).slice(0, JUDGED);
  const since = now - 30 * DAY_MS;
  const manager = mint(since);
  const email = 'manager@acme.example';
  const user = { id: manager, email, emailKey: email, ...MANAGER, createdAt: since };
  const terms = { companyId, userId: manager, role: 'Viewer', status: 'active' };
  const feedback = opinionRows(
    { ctx, mint },
    { companyId, stageId: stage, members: [recruiter, admin] },
    seen,
  );
  const requests = seen.slice(0, ASKED).map(({ id: applicationId }, index) => {
    const at = now - 2 * DAY_MS - index * HOUR_MS;
    const about = { companyId, applicationId, stageId: stage, userId: manager, askedBy: recruiter };
    const dueAt = now + (index === 0 ? -3 * HOUR_MS : DAY_MS);
    const id = mint(at);
    return Object.assign(about, { id, dueAt, sees: 1, createdAt: at, updatedAt: at });
  });
  const notes = noteRows({ ctx, mint }, { companyId, userId: recruiter, manager }, seen);
  return {
    users: [{ ...user, passwordHash: hashOf('development-acme-manager') }],
    members: [
      { id: mint(since), ...terms, access: 'assigned', createdAt: since, updatedAt: since },
    ],
    team: [
      { userId: manager, part: 'hiring_manager' },
      { userId: recruiter, part: 'recruiter' },
    ].map((place) => Object.assign(place, { companyId, jobId, createdAt: since })),
    feedback,
    requests,
    notes,
    tasks: taskRows({ ctx, mint }, [recruiter, manager, admin], seen, companyId),
    notifications: [
      ...requests.map((row) => told(row, 'feedback_request')),
      ...notes.map((row) => told(row, 'mention')),
    ].map((row) =>
      Object.assign(row, {
        id: mint(row.createdAt),
        companyId,
        jobId,
        userId: manager,
        actorId: recruiter,
      }),
    ),
  };
}

type Noting = { companyId: number; userId: number; manager: number };

/** A question on the first of them. */
function noteRows(
  { ctx, mint }: Pick<Making, 'ctx' | 'mint'>,
  { companyId, userId, manager }: Noting,
  seen: readonly Application[],
) {
  const createdAt = ctx.now.getTime() - 5 * HOUR_MS;
  return seen.slice(0, 1).map(({ id: applicationId }) => ({
    id: mint(createdAt),
    companyId,
    applicationId,
    userId,
    note: `${MANAGER.firstName}, would the night shift work for your team?`,
    mentions: [manager],
    createdAt,
  }));
}

type Judging = { companyId: number; stageId: number; members: readonly number[] };

/** Of each member on each of these. */
function opinionRows(
  { ctx, mint }: Pick<Making, 'ctx' | 'mint'>,
  { companyId, stageId, members }: Judging,
  seen: readonly Application[],
) {
  return seen.flatMap(({ id: applicationId }, index) =>
    members.map((userId, nth) => {
      const at = ctx.now.getTime() - (index + 1) * 7 * HOUR_MS - nth * HOUR_MS;
      // Once they see it differently.
      const rating = ratings[(index + (index === 2 ? nth : 0)) % ratings.length];
      const text = opinions[(index * 2 + nth) % opinions.length];
      const about = { companyId, applicationId, stageId, userId, rating, text };
      return Object.assign(about, { id: mint(at), submittedAt: at, createdAt: at, updatedAt: at });
    }),
  );
}

type Cause = { id: number; applicationId: number; createdAt: number };

function told({ id, applicationId, createdAt }: Cause, kind: NoticeKind) {
  return { kind, applicationId, subjectId: id, createdAt, mailedAt: createdAt };
}

function taskRows(
  { ctx, mint }: Pick<Making, 'ctx' | 'mint'>,
  members: readonly number[],
  seen: readonly Application[],
  companyId: number,
) {
  const now = ctx.now.getTime();
  return taskTitles.map((title, index) => {
    const at = now - (index + 2) * 9 * HOUR_MS;
    const about = seen[index];
    const dueOn = new Date(now + (index - 1) * DAY_MS).toISOString().slice(0, 10);
    return {
      id: mint(at),
      companyId,
      userId: members[index % members.length],
      createdBy: members[0],
      applicationId: about?.id ?? null,
      jobId: about?.job.id ?? null,
      title,
      dueOn,
      createdAt: at,
      updatedAt: at,
    };
  });
}

/** The job with most of them. */
function busiest(applications: readonly Application[]): number {
  const byJob = [...Map.groupBy(applications, ({ job }) => job.id)];
  const [first] = byJob.toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? 0;
}
