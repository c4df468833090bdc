/** Loads and submits the application form of a public job; a submission runs the same action as the API. */
import { areAllowed, countAttempts } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { loadGonePage } from '#careers/landing/actions/job.ts';
import type { GonePageProps } from '#careers/layout/props.ts';
import { confirmationEmail, oneLine } from '#careers/words/emails.ts';
import { tenantContext } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions.ts';
import { addressKey } from '#mail/rules.ts';
import { ApiError } from '#errors.ts';
import { formStamp, stampError } from '#lib/form-stamp.ts';
import { apply } from '#recruiting/applications/actions/apply.ts';
import type { Admission, CreateConfirmation } from '#recruiting/applications/actions/apply.ts';
import type { Answered } from '#recruiting/questions/rules.ts';
import { CONFIRMATION_KIND, CONFIRMATION_WAIT_MS, confirmationKey } from '#recruiting/cvs/rules.ts';
import { jobUrl } from '#recruiting/jobs/rules.ts';
import { portalOf } from '#recruiting/messages/words/portal.ts';
import { legalFooter } from '#recruiting/messages/words/legal.ts';
import type { FormPageProps, ThanksPageProps } from '../props.ts';
import { findFieldErrors } from '../rules.ts';
import { openOrigin, originOf, sealOrigin } from '../schemas/origin.ts';
import type { Submission } from '../rules.ts';
import { findAnswers, readAsked } from '../rules/answers.ts';
import { parseForm } from '../schemas.ts';
import { formNow, formThen, toAppliedJob, toFormPage } from './form.ts';
import { findJob, shownLegalTexts, stampSubject } from './lookup.ts';
import type { JobRows, Lookup } from './lookup.ts';

/** Why there is no form, and what to answer instead. */
type Unavailable =
  | { is: 'over'; page: GonePageProps }
  | { is: 'elsewhere'; location: string }
  | { is: 'unknown' };

type FormInput = {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, { name: string; bytes: Uint8Array }>>;
  address: string;
};

/** A submission with the sealed origin that its form carries. */
type Form = Submission & { origin: string };

const emptySubmission: Submission = {
  texts: { first_name: '', last_name: '', email: '', phone: '' },
  hasConsented: false,
  files: {},
  typed: new Map(),
};

export async function loadForm(
  ctx: SiteFormCtx,
  hashId: string,
  { query, referrer }: { query: URLSearchParams; referrer: string },
): Promise<{ is: 'public'; page: FormPageProps } | Unavailable> {
  const lookup = await findJob(ctx, hashId);
  if (lookup.is !== 'public') return unavailable(ctx, lookup);
  const { rows } = lookup;
  const stamp = formStamp(ctx.vault, stampSubject(rows), ctx.now);
  const from = originOf(query, referrer, ctx.site.hostname);
  const origin = sealOrigin(ctx.vault, from, rows.job.id);
  return {
    is: 'public',
    page: toFormPage(ctx, rows, formNow(rows), { ...emptySubmission, origin, stamp }),
  };
}

/** Answers for a job that is over, too: it may have ended right after the submission. */
export async function loadThanks(
  ctx: SiteFormCtx,
  hashId: string,
): Promise<{ is: 'public'; page: ThanksPageProps } | Exclude<Unavailable, { is: 'over' }>> {
  const lookup = await findJob(ctx, hashId);
  if (!('rows' in lookup)) return lookup;
  return { is: 'public', page: { site: siteOf(ctx), job: toAppliedJob(lookup.rows) } };
}

type SubmitResult =
  | { is: 'taken' }
  | { is: 'wrong'; page: FormPageProps }
  | { is: 'throttled'; page: FormPageProps; waitSeconds: number };

export async function submitForm(
  ctx: SiteFormCtx,
  hashId: string,
  { fields, files, address }: FormInput,
): Promise<SubmitResult | Unavailable> {
  const { stamp, asked: askedField, isBot, ...submission } = parseForm(fields, files);
  const asked = readAsked(askedField);
  const lookup = await findJob(ctx, hashId, asked);
  if (lookup.is !== 'public') return unavailable(ctx, lookup);
  const { rows } = lookup;
  if (isBot) return { is: 'taken' };

  const subject = stampSubject(rows);
  const earlier = formThen(ctx, rows, asked);
  const formError = earlier ? stampError(ctx.vault, subject, stamp, ctx.now) : 'stale';
  const form = earlier && formError !== 'stale' ? earlier : formNow(rows);
  const fieldErrors = findFieldErrors(submission, rows.consentText !== null);
  const { answers, errors } = findAnswers(form.questions, submission.typed);
  const isWrong = Object.keys(fieldErrors).length + errors.size > 0;
  if (formError !== null || isWrong) {
    const isStale = formError === 'stale';
    // A stale form may show a consent text that has changed since, so the applicant must consent again.
    const nextSubmission = isStale ? { ...submission, hasConsented: false } : submission;
    // Otherwise the stamp stays, so that a corrected form is accepted at once.
    const nextStamp = isStale ? formStamp(ctx.vault, subject, ctx.now) : stamp;
    const filled = { ...nextSubmission, stamp: nextStamp, errors };
    const page = toFormPage(ctx, rows, form, filled);
    return { is: 'wrong', page: { ...page, formError, fieldErrors } };
  }

  const answered = { answers, isWarned: form.mayReject };
  const outcome = await createApplication(ctx, rows, { ...submission, answered, address });
  if (outcome.is === 'over') return jobIsOver(ctx, rows);
  if (outcome.is === 'taken') return outcome;
  const page = toFormPage(ctx, rows, form, { ...submission, stamp });
  return { ...outcome, page: { ...page, formError: 'too_many' } };
}

class ThrottledError extends Error {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('The application is throttled.');
    this.waitSeconds = waitSeconds;
  }
}

/**
 * Counts the attempt with what is read for the application. A mailbox that has got its confirmations of a day gets no
 * further one; the application is taken.
 */
function admissionOf(
  ctx: SiteFormCtx,
  { address, company, email }: { address: string; company: { id: number }; email: string },
  confirmation: CreateConfirmation,
): Admission {
  const attempts: Attempt[] = [
    { budget: 'apply by address', of: address },
    { budget: 'apply by company', of: String(company.id) },
  ];
  const mailbox: Attempt[] = [{ budget: 'confirmation by mailbox', of: addressKey(email) }];
  const counted = QueryPlan.all([countAttempts(ctx, attempts), countAttempts(ctx, mailbox)]);
  return {
    condition: areAllowed(ctx, attempts),
    plan: QueryPlan.map(counted, ([waitSeconds, mailWaitSeconds]) => {
      if (waitSeconds > 0) throw new ThrottledError(waitSeconds);
      return mailWaitSeconds === 0 ? confirmation : undefined;
    }),
  };
}

/** The legal texts of the company, and of the site that the application was sent from. */
function legalLines(
  { site }: SiteFormCtx,
  { name, legalLinks }: Pick<JobRows['company'], 'name' | 'legalLinks'>,
): string {
  const ofSite = site.legal.map(({ kind, url }) => [
    kind,
    new URL(url, `https://${site.hostname}`).href,
  ]);
  const { language } = site;
  return (
    legalFooter(legalLinks, language, oneLine(name)).text +
    legalFooter(Object.fromEntries(ofSite), language, site.name).text
  );
}

function toUploads({ file_cv: cv, cover_letter: letter }: Submission['files']) {
  return { ...(cv && { cv }), ...(letter && { cover_letter: letter }) };
}

type Creation = { is: 'taken' } | { is: 'over' } | { is: 'throttled'; waitSeconds: number };

/**
 * `over` if the job was closed in the meantime. A repeated application counts as taken, so that the answer does not reveal
 * who has applied before.
 */
async function createApplication(
  ctx: SiteFormCtx,
  rows: JobRows,
  { texts, files, answered, origin, address }: Form & { answered: Answered; address: string },
): Promise<Creation> {
  const { job, company, consentText } = rows;
  const tenant = tenantContext(ctx, company.id);
  const { insertion, ...email } = confirmationEmail(siteOf(ctx), {
    title: job.title,
    companyName: company.name,
    url: jobUrl(ctx.site.hostname, job.hashId),
  });
  const text = `${email.text}${legalLines(ctx, company)}`;
  const confirmation: CreateConfirmation = ({ id, cvId }) =>
    outgoingMail(
      tenant,
      {
        to: texts.email,
        ...email,
        text,
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
        language: ctx.site.language,
        legalTexts: shownLegalTexts(rows),
        answered,
        ...(consentText !== null && { consent: consentText }),
      },
      toUploads(files),
      admissionOf(ctx, { address, company, email: texts.email }, confirmation),
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

async function unavailable(
  ctx: SiteFormCtx,
  lookup: Exclude<Lookup, { is: 'public' }>,
): Promise<Unavailable> {
  return lookup.is === 'over' ? jobIsOver(ctx, lookup.rows) : lookup;
}

async function jobIsOver(ctx: SiteFormCtx, { job }: JobRows): Promise<Unavailable> {
  return { is: 'over', page: (await loadGonePage(ctx, job)).render() };
}
