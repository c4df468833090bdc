/** Creates the application of a form that was accepted, with its confirmation; the API runs the same action. */
import { areAllowed, countAttempts, countWith, waitBefore } from '#accounts/throttles/actions.ts';
import type { Attempt, Counter } from '#accounts/throttles/rules.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { confirmationEmail } from '#careers/words/emails.ts';
import { tenantContext } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { addressKey } from '#mail/rules.ts';
import { ApiError } from '#errors.ts';
import { apply } from '#recruiting/pipeline/applications/actions/apply.ts';
import type {
  Admission,
  Confirmation,
} from '#recruiting/pipeline/applications/actions/admission.ts';
import type { Answered } from '#recruiting/jobs/questions/rules.ts';
import {
  CONFIRMATION_KIND,
  CONFIRMATION_WAIT_MS,
  confirmationKey,
} from '#recruiting/people/cvs/rules.ts';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import { portalOf } from '#recruiting/pipeline/messages/words/portal.ts';
import type { Submission } from '../rules/form.ts';
import { openOrigin } from '../schemas/origin.ts';
import { shownLegalTexts } from './lookup.ts';
import type { JobRows } from './lookup.ts';

/** A form without errors. */
export type CompleteForm = Pick<Submission, 'texts' | 'files'> & {
  answered: Answered;
  /** Where the applicant came from, sealed. */
  origin: string;
  /** For throttles. Null: it was parked, so it is taken whatever was counted and even where the job was closed since. */
  address: string | null;
  /** Of a company's own website: its key, and the source that it names. */
  board?: { keyId: number; source: string } | undefined;
};

class ThrottledError extends Error {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('The application is throttled.');
    this.waitSeconds = waitSeconds;
  }
}

/**
 * Counts the attempt with what is read for the application. A mailbox that has got its confirmations of a day gets no
 * further one; the application is taken. The confirmation counts with the commit: it may be tried again when its outcome is lost.
 */
function admissionOf(
  ctx: SiteFormCtx,
  {
    address,
    board,
    company,
    email,
  }: Pick<CompleteForm, 'address' | 'board'> & { company: { id: number }; email: string },
  create: Confirmation['create'],
): Admission {
  const isParked = address === null;
  const attempts: Attempt[] = isParked
    ? []
    : [
        ...(board
          ? ([
              { budget: 'apply by board key', of: String(board.keyId) },
              { budget: 'apply by address and board', of: address },
            ] as const)
          : ([{ budget: 'apply by address', of: address }] as const)),
        { budget: 'apply by company', of: String(company.id) },
      ];
  const mailbox: Counter = { budget: 'confirmation by mailbox', of: addressKey(email) };
  const counted = QueryPlan.all([
    isParked ? QueryPlan.of(0) : countAttempts(ctx, attempts),
    waitBefore(ctx, mailbox),
  ]);
  return {
    condition: isParked ? null : areAllowed(ctx, attempts),
    takesClosed: isParked,
    plan: QueryPlan.map(counted, ([waitSeconds, mailWaitSeconds]) => {
      if (waitSeconds > 0) throw new ThrottledError(waitSeconds);
      return mailWaitSeconds === 0 ? { create, writes: countWith(ctx, mailbox) } : undefined;
    }),
  };
}

function toUploads({ file_cv: cv, cover_letter: letter }: Submission['files']) {
  return { ...(cv && { cv }), ...(letter && { cover_letter: letter }) };
}

export type Creation = { is: 'taken' } | { is: 'over' } | { is: 'throttled'; waitSeconds: number };

/**
 * `over` if the job was closed in the meantime. A repeated application counts as taken, so that the answer does not reveal
 * who has applied before.
 */
export async function createApplication(
  ctx: SiteFormCtx,
  rows: JobRows,
  { texts, files, answered, origin, address, board }: CompleteForm,
): Promise<Creation> {
  const { job, company, consentText } = rows;
  const tenant = tenantContext(ctx, company.id);
  const { insertion, ...email } = confirmationEmail(siteOf(ctx), {
    title: job.title,
    companyName: company.name,
    url: jobUrl(ctx.site.hostname, job.hashId),
  });
  const confirmation: Confirmation['create'] = ({ id, cvId }) =>
    outgoingMail(
      tenant,
      {
        to: texts.email,
        ...email,
        ...portalOf(ctx.site.hostname, ctx.site.language),
        ...(cvId !== null && { insertion }),
      },
      {
        kind: CONFIRMATION_KIND,
        companyId: company.id,
        applicationId: id,
        ...(cvId !== null && {
          dueAt: new Date(ctx.now.getTime() + CONFIRMATION_WAIT_MS),
          dedupeKey: confirmationKey(cvId),
        }),
      },
    );
  try {
    await apply(
      tenant,
      {
        ...texts,
        phone: texts.phone === '' ? null : texts.phone,
        job_id: { id: job.id },
        origin: openOrigin(ctx.vault, origin, job.id),
        ...(board && { source: board.source }),
        language: ctx.site.language,
        legalTexts: shownLegalTexts(rows),
        answered,
        ...(consentText !== null && { consent: consentText }),
      },
      toUploads(files),
      admissionOf(ctx, { address, board, company, email: texts.email }, confirmation),
    );
    return { is: 'taken' };
  } catch (error) {
    if (error instanceof ThrottledError) {
      return { is: 'throttled', waitSeconds: error.waitSeconds };
    }
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'duplicate_application') return { is: 'taken' };
    if (error.code === 'job_not_open') return { is: 'over' };
    throw error;
  }
}
