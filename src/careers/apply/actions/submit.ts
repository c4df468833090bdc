/** Loads and submits the application form of a public job; a submission runs the same action as the API. */
import { isUnavailable } from '#data/deadline.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { loadGonePage } from '#careers/landing/actions/job.ts';
import type { GonePageProps } from '#careers/layout/props.ts';
import { parseFilters } from '#careers/layout/schemas.ts';
import { formStamp, stampError } from '#lib/form-stamp.ts';
import type { FormPageProps, ThanksPageProps } from '../props.ts';
import { filesWithLetter, findFieldErrors } from '../rules/form.ts';
import { originOf, sealOrigin } from '../schemas/origin.ts';
import type { Submission } from '../rules/form.ts';
import { findAnswers, readAsked } from '../rules/answers.ts';
import { parseForm } from '../schemas/form.ts';
import { formNow, formThen, toAppliedJob, toFormPage } from './form.ts';
import { findJob, stampSubject } from './lookup.ts';
import type { JobRows, Lookup } from './lookup.ts';
import { createOrPark, withDeadline } from './parked.ts';

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

const emptySubmission: Submission = {
  texts: { first_name: '', last_name: '', email: '', phone: '' },
  letter: '',
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
  const job = toAppliedJob(lookup.rows);
  const search = parseFilters(new URLSearchParams({ q: job.title }));
  const around = await loadSimilar(ctx, job);
  return { is: 'public', page: { site: siteOf(ctx), job, search, ...around } };
}

/** None while the database does not answer: who has applied is thanked all the same. */
async function loadSimilar(ctx: SiteFormCtx, job: { hashId: string }) {
  try {
    const { now, similar } = (await loadGonePage(withDeadline(ctx), job)).render();
    return { now, similar };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { now: ctx.now, similar: [] };
  }
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
  const waiting = withDeadline(ctx);
  const lookup = await findJob(waiting, hashId, asked);
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
  const { texts, origin } = submission;
  const complete = { texts, files: filesWithLetter(submission), origin, answered, address };
  const outcome = await createOrPark(waiting, rows, complete);
  if (outcome.is === 'over') return jobIsOver(ctx, rows);
  if (outcome.is === 'taken') return outcome;
  const page = toFormPage(ctx, rows, form, { ...submission, stamp });
  return { ...outcome, page: { ...page, formError: 'too_many' } };
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
