/** What candidates see of their applications, and how codes for deleting are made. */
import { MINUTE_MS } from '#lib/time.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateExport } from '#recruiting/people/candidates/schemas/candidates.ts';
import { REJECTION_KIND, rejectionShownAt } from '#recruiting/pipeline/applications/rules.ts';
import type { ApplicationStatus } from '#vocabulary/lists.ts';
import type { ScreeningOutcome } from '#vocabulary/questions.ts';

/** How long a code works. */
export const CODE_MS = 15 * MINUTE_MS;
const CODE_VALUES = 1_000_000;
const CODE_LENGTH = 6;

/** `rejectionReasons`: Withdrew. */
const WITHDREW_ID = 7;

export type ShownStatus = 'active' | 'closed' | 'hired' | 'withdrawn';

type Standing = {
  status: ApplicationStatus;
  rejectedAt: number | null;
  reasonId: number | null;
  screening: ScreeningOutcome | null;
  /** When the email of its rejection is sent, where that waits. */
  emailDueAt: number | null;
};

/** By what it is decided whether a rejection is shown. */
export type ShownBy = { now: Date; delayMinutes: number };

/** A rejection is shown once it can no longer be undone before its email, so that the candidate does not learn of it here first. */
export function shownStatus(
  { status, reasonId, ...rejection }: Standing,
  { now, delayMinutes }: ShownBy,
): ShownStatus {
  if (status !== 'rejected') return status;
  if (reasonId === WITHDREW_ID) return 'withdrawn';
  return now.getTime() < rejectionShownAt(rejection, delayMinutes) ? 'active' : 'closed';
}

/** Six digits of these random bits. The bias of the remainder is below one in four thousand. */
export function codeFrom(random: number): string {
  return String(random % CODE_VALUES).padStart(CODE_LENGTH, '0');
}

/** Spaces and hyphens are typed along. */
export function typedCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/gu, '');
  return /^\d{6}$/u.test(digits) ? digits : null;
}

/**
 * The export as candidates get it: as long as the page does not show a rejection, its application is as it was before. Emails that
 * were not sent are left out, and who of the members wrote or did something.
 */
export function toOwnCopy(exported: CandidateExport, by: ShownBy) {
  const applications = exported.applications.map((one) => toOwnApplication(one, by));
  const isEarlier = applications.some(({ isBefore }) => isBefore);
  const times = [exported.created_at, ...applications.map(({ copy }) => copy.updated_at)];
  return {
    ...exported,
    // The rejection was activity.
    last_active_at: isEarlier ? latest(times) : exported.last_active_at,
    applications: applications.map(({ copy }) => copy),
    feedback: exported.feedback.filter((one) => isShownBy(one, exported, by)).map(withoutAuthor),
  };
}

function toOwnApplication(detail: ApplicationDetail, by: ShownBy) {
  const isBefore = isHidden(detail, by);
  const shown = isBefore ? toBefore(detail) : detail;
  const history = withoutUndone(shown.history).map(withoutAuthor);
  const notes = shown.notes.map(withoutAuthor);
  const emails = shown.emails.filter(({ status }) => status === 'sent');
  return { isBefore, copy: { ...shown, history, notes, emails } };
}

/** What was written since a rejection that is not shown yet would give it away. */
function isShownBy(
  { candidate_job_id: id, submitted_at: at }: CandidateExport['feedback'][number],
  { applications }: CandidateExport,
  by: ShownBy,
): boolean {
  const of = applications.find((one) => one.id === id);
  return !of || !isHidden(of, by) || (at ?? '') < (of.rejected_at ?? '');
}

function withoutAuthor<
  Record extends { author: unknown; author_name?: unknown; mentions?: unknown },
>(record: Record) {
  const { author: _, author_name: __, mentions: ___, ...rest } = record;
  return rest;
}

function isHidden(detail: ApplicationDetail, by: ShownBy): boolean {
  const { status, screening, rejected_at: at, rejection_reason: reason } = detail;
  const rejectedAt = at === null ? null : Date.parse(at);
  const email = detail.emails.find((one) => one.kind === REJECTION_KIND && one.status === 'queued');
  const emailDueAt = email?.due_at ? Date.parse(email.due_at) : null;
  const standing = { status, screening, rejectedAt, reasonId: reason?.id ?? null, emailDueAt };
  return status === 'rejected' && shownStatus(standing, by) === 'active';
}

/** What happened since the rejection would give it away. */
function toBefore(detail: ApplicationDetail): ApplicationDetail {
  const { rejected_at: rejectedAt } = detail;
  const history = detail.history.slice(1 + detail.history.findIndex(isRejection));
  const notes = detail.notes.filter((note) => note.created_at < (rejectedAt ?? ''));
  return {
    ...detail,
    status: 'active',
    rejected_at: null,
    rejection_reason: null,
    ...(detail.screening === 'knocked_out' && { screening: null, screening_reasons: [] }),
    history,
    notes,
    updated_at: latest([detail, ...history, ...notes].map((one) => one.created_at)),
  };
}

type Entry = ApplicationDetail['history'][number];

const isRejection = ({ kind }: Entry) => kind === 'rejected';

/** A rejection that was undone is never shown, nor that it had an email. The history has the newest first. */
function withoutUndone(history: readonly Entry[]): Entry[] {
  const undoneAt = new Set<string>();
  for (const [at, { kind }] of history.entries()) {
    if (kind !== 'unrejected') continue;
    const rejection = history.slice(at).find(isRejection);
    if (rejection) undoneAt.add(rejection.created_at);
  }
  return history.filter(
    ({ kind, created_at: at }) =>
      kind !== 'unrejected' && !((kind === 'rejected' || kind === 'emailed') && undoneAt.has(at)),
  );
}

/** Timestamps sort as texts. */
function latest(times: readonly string[]): string {
  return times.toSorted().at(-1) ?? '';
}
