/** Creates, updates and ends the conferences of meetings at Google and Zoom. */
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { retry } from '#data/database-errors.ts';
import {
  reportRefusedAccess,
  connectionFor,
  getAccess,
} from '#recruiting/interviews/connections/actions/access.ts';
import {
  createConference,
  endConference,
  readConference,
  updateConference,
} from '#providers/actions/conferences.ts';
import type { Conference, ConferenceAccess, CreatedConference, Outcome } from '#providers/rules.ts';
import { ATTEMPTS_MAX } from '#lib/retry-schedule.ts';
import { SECOND_MS } from '#lib/time.ts';
import { meetingTypes } from '#vocabulary/lists.ts';
import type { ConferenceProvider, Provider } from '#vocabulary/lists.ts';
import { isOver, verdictOf, providerOf, taskOf } from '../rules.ts';
import type { Task, Verdict } from '../rules.ts';
import type { MeetingRow } from '../schemas.ts';
import {
  requestConferencesOfType,
  requestEndings,
  claimMeeting,
  overdueMeetings,
  saveVerdict,
} from '../store/conferences.ts';
import type { ClaimedMeeting } from '../store/conferences.ts';

type AttemptResult = Verdict & {
  connectionId: number | null;
  /** Replaces the count, where another task follows. */
  attempts?: number;
};

/**
 * Makes one attempt if the meeting is due and not claimed by another consumer. `clock` returns a context with the current
 * time, as the provider may take long to answer.
 */
export async function syncConference(
  ctx: PublicCtx,
  id: number,
  clock: () => PublicCtx,
): Promise<void> {
  const claimed = await runPlan(ctx, claimMeeting(ctx, id));
  if (!claimed) return;
  const result = await attempt(ctx, claimed);
  const after = clock();
  const saved: { dueAt: Date | null } = { dueAt: null };
  await retry(async () => {
    saved.dueAt = await runPlan(after, saveVerdict(after, claimed, ctx.now, result));
  });
  const { dueAt } = saved;
  if (!dueAt) return;
  const delayMs = Math.max(0, dueAt.getTime() - after.now.getTime());
  ctx.defer(ctx.enqueueMeeting([id], Math.ceil(delayMs / SECOND_MS)));
}

/** Enqueues meetings whose message was lost. */
export async function enqueueOverdueMeetings(ctx: PublicCtx, limit: number): Promise<void> {
  const ids = await runPlan(ctx, overdueMeetings(ctx, limit));
  if (ids.length > 0) await ctx.enqueueMeeting(ids);
}

/**
 * Statements for the commit that connects an account: upcoming meetings, and canceled ones whose conference could not be
 * ended, become due, and the next poll enqueues them.
 */
export function requestConferences(ctx: Ctx, provider: Provider): Statement[] {
  const types = meetingTypes.filter((type) => providerOf[type] === provider);
  return types.flatMap((type) => [requestConferencesOfType(ctx, type), requestEndings(ctx, type)]);
}

async function attempt(ctx: PublicCtx, claimed: ClaimedMeeting): Promise<AttemptResult> {
  const { meeting, attempts, wasLost } = claimed;
  const task = taskOf(meeting);
  const provider = providerOf[meeting.type];
  if (!task) return finalResult({ conferenceStatus: 'not_connected', conferenceError: null });
  if (task !== 'end' && isOver(meeting, ctx.now)) {
    return finalResult({ conferenceStatus: 'failed', conferenceError: 'too_late' });
  }
  // The lost attempt may have created a conference. Zoom would create a second one; Google deduplicates by our key.
  if (task === 'create' && wasLost && provider === 'zoom') {
    return {
      ...verdictOf(task, attempts, { is: 'unknown', code: 'interrupted' }),
      connectionId: null,
    };
  }
  if (attempts > ATTEMPTS_MAX) {
    return {
      ...verdictOf(task, attempts, { is: 'later', code: 'interrupted' }),
      connectionId: null,
    };
  }
  const access = await accessFor(ctx, claimed, provider);
  if (access.is === 'none') {
    return finalResult({ conferenceStatus: 'not_connected', conferenceError: null });
  }
  if (access.is !== 'access') return { ...verdictOf(task, attempts, access), connectionId: null };
  const outcome = await callProvider(ctx, access.access, task, meeting);
  if (outcome.is === 'token') await reportRefusedAccess(ctx, access.access, outcome.code);
  const result = {
    ...verdictOf(task, attempts, outcome),
    connectionId: access.access.connectionId,
  };
  // The link that the provider has made by now is of the meeting as it was created. A change since then follows.
  const isOutdated = task === 'read' && outcome.is === 'done' && meeting.sequence > 0;
  return isOutdated ? { ...result, delaySeconds: 0, attempts: 0 } : result;
}

/** The result when the provider was not called and will not be. */
function finalResult(verdict: Omit<Verdict, 'delaySeconds'>): AttemptResult {
  return { ...verdict, delaySeconds: null, connectionId: null };
}

type AccessResult =
  | { is: 'access'; access: ConferenceAccess }
  /** No account is connected. */
  | { is: 'none' }
  | Extract<Outcome<never>, { is: 'token' | 'later' }>;

/**
 * Access for the account the conference was created in. A new conference uses the account of the meeting's organizer, or
 * else another account of the company.
 */
async function accessFor(
  ctx: PublicCtx,
  { meeting }: ClaimedMeeting,
  provider: ConferenceProvider,
): Promise<AccessResult> {
  const company = tenantContext(ctx, meeting.companyId);
  const exists = meeting.conferenceRef !== null && meeting.connectionId !== null;
  const connection = exists
    ? { id: meeting.connectionId ?? 0 }
    : await connectionFor(company, provider, meeting.userId);
  if (!connection) return { is: 'none' };
  const fresh = await getAccess(ctx, connection.id, provider);
  if (fresh.is !== 'none') return fresh;
  // A conference in an account that was disconnected can be neither changed nor ended.
  return fresh.code === 'not_connected' && !exists
    ? { is: 'none' }
    : { is: 'token', code: fresh.code };
}

function callProvider(
  ctx: PublicCtx,
  access: ConferenceAccess,
  task: Task,
  meeting: MeetingRow,
): Promise<Outcome<CreatedConference | null>> {
  const ref = meeting.conferenceRef ?? '';
  switch (task) {
    case 'create':
      return createConference(ctx, access, conferenceOf(meeting));
    case 'read':
      return readConference(ctx, access, ref);
    case 'update':
      return updateConference(ctx, access, ref, conferenceOf(meeting));
    case 'end':
      return endConference(ctx, access, ref);
  }
}

function conferenceOf(meeting: MeetingRow): Conference {
  return {
    key: meeting.id,
    title: meeting.title,
    description: meeting.description ?? '',
    startsAt: meeting.startsAt,
    durationMinutes: meeting.durationMinutes,
    timezone: meeting.timezone,
  };
}
