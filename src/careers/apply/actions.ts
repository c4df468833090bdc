/** Showing the form of a job, and taking it: the same action as the API's, for a company whose job is public here. */
import { countAttempts } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import { standingOf } from '#careers/jobs/rules.ts';
import { applyUrl, jobUrl } from '#recruiting/jobs/rules.ts';
import { gatherGone, siteOf } from '#careers/landing/actions.ts';
import type { SiteCtx } from '#careers/landing/actions.ts';
import type { GonePageProps } from '#careers/layout/props.ts';
import { confirmationMail } from '#careers/words/emails.ts';
import { tenantContext } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';
import { ApiError } from '#errors.ts';
import { apply } from '#recruiting/applications/actions/apply.ts';
import type { FormPageProps, ThanksPageProps, Trouble } from './props.ts';
import { ageFault, faultsOf, limits } from './rules.ts';
import type { Sent } from './rules.ts';
import { readForm } from './schemas.ts';
import { jobToApplyFor } from './store.ts';

const PURPOSE = 'apply form';
/** How the numbers of a company name where these candidates come from. */
const SOURCE = 'career_page';
const MAIL_KIND = 'application_received';

type Found = NonNullable<ReturnType<ReturnType<typeof jobToApplyFor>['assemble']>>;

/** Where there is no form. */
type Elsewhere =
  | { is: 'over'; page: GonePageProps }
  | { is: 'elsewhere'; location: string }
  | { is: 'unknown' };

type FormInput = {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, { name: string; bytes: Uint8Array }>>;
  address: string;
};

const nothingSent: Sent = {
  typed: { first_name: '', last_name: '', email: '', phone: '' },
  hasAgreed: false,
  files: {},
};

export async function gatherForm(
  ctx: SiteCtx,
  hashId: string,
): Promise<{ is: 'public'; page: FormPageProps } | Elsewhere> {
  const looked = await look(ctx, hashId);
  if (looked.is !== 'public') return elsewhere(ctx, looked);
  const { found } = looked;
  return { is: 'public', page: showForm(ctx, found, nothingSent, momentOf(ctx, found)) };
}

/** Whoever has applied is thanked, also where the job ended the moment after. */
export async function gatherThanks(
  ctx: SiteCtx,
  hashId: string,
): Promise<{ is: 'public'; page: ThanksPageProps } | Exclude<Elsewhere, { is: 'over' }>> {
  const looked = await look(ctx, hashId);
  if (!('found' in looked)) return looked;
  return { is: 'public', page: { site: siteOf(ctx), job: showJob(looked.found) } };
}

type Taken =
  | { is: 'taken' }
  | { is: 'wrong'; page: FormPageProps }
  | { is: 'throttled'; page: FormPageProps; waitSeconds: number };

export async function takeForm(
  ctx: SiteCtx,
  hashId: string,
  { fields, files, address }: FormInput,
): Promise<Taken | Elsewhere> {
  const looked = await look(ctx, hashId);
  if (looked.is !== 'public') return elsewhere(ctx, looked);
  const { found } = looked;
  const { moment, isTrapped, ...sent } = readForm(fields, files);
  if (isTrapped) return { is: 'taken' };

  const madeAt = madeAtOf(ctx, found, moment);
  const trouble = madeAt === null ? 'stale' : ageFault(madeAt, ctx.now);
  const faults = faultsOf(sent, found.consentText !== null);
  // Words that have changed since are to be agreed to anew.
  const kept = trouble === 'stale' ? { ...sent, hasAgreed: false } : sent;
  // The moment of a form that was sent too fast, or with a slip, stays: who is told so has waited.
  const next = trouble === 'stale' ? momentOf(ctx, found) : moment;
  if (trouble !== null || Object.keys(faults).length > 0) {
    return { is: 'wrong', page: { ...showForm(ctx, found, kept, next, trouble), faults } };
  }

  const attempts: Attempt[] = [
    { budget: 'apply by address', of: address },
    { budget: 'apply by company', of: String(found.company.id) },
  ];
  const waitSeconds = await runPlan(ctx, countAttempts(ctx, attempts));
  if (waitSeconds > 0) {
    return {
      is: 'throttled',
      waitSeconds,
      page: showForm(ctx, found, sent, moment, 'too_many'),
    };
  }
  return (await applied(ctx, found, sent)) ? { is: 'taken' } : over(ctx, found);
}

/** False: the job was closed meanwhile. Nobody learns who has applied before: that is taken like the first time. */
async function applied(ctx: SiteCtx, found: Found, { typed, files }: Sent): Promise<boolean> {
  const { job, company, consentText } = found;
  const tenant = tenantContext(ctx, company.id);
  const { file_cv: cv, cover_letter: letter } = files;
  try {
    await apply(
      tenant,
      {
        ...typed,
        job_id: { id: job.id },
        source: SOURCE,
        ...(consentText !== null && { consent: consentText }),
      },
      { ...(cv && { cv }), ...(letter && { cover_letter: letter }) },
      (applicationId) =>
        outgoingMail(
          tenant,
          {
            to: typed.email,
            ...confirmationMail(siteOf(ctx), {
              title: job.title,
              companyName: company.name,
              url: jobUrl(ctx.site.hostname, job.hashId),
            }),
          },
          { kind: MAIL_KIND, companyId: company.id, applicationId },
        ),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'duplicate_application') return true;
    if (error.code === 'job_not_open') return false;
    throw error;
  }
}

/** No name of ours is longer: what is, is not asked for. */
const HASH_LENGTH_MAX = 64;

type Looked =
  | { is: 'public'; found: Found }
  | { is: 'over'; found: Found }
  | { is: 'elsewhere'; location: string }
  | { is: 'unknown' };

async function look(ctx: SiteCtx, hashId: string): Promise<Looked> {
  const found =
    hashId.length > HASH_LENGTH_MAX ? null : await runPlan(ctx, jobToApplyFor(ctx, hashId));
  if (!found) return { is: 'unknown' };
  const is = standingOf(found, ctx.site.hostname, ctx.now);
  switch (is) {
    case 'public':
    case 'over':
      return { is, found };
    case 'elsewhere':
      return { is, location: applyUrl(found.domain.hostname, found.job.hashId) };
    case 'unknown':
      return { is };
  }
}

async function elsewhere(
  ctx: SiteCtx,
  looked: Exclude<Looked, { is: 'public' }>,
): Promise<Elsewhere> {
  return looked.is === 'over' ? over(ctx, looked.found) : looked;
}

async function over(ctx: SiteCtx, { job }: Found): Promise<Elsewhere> {
  return { is: 'over', page: (await gatherGone(ctx, job)).show() };
}

function showForm(
  ctx: SiteCtx,
  found: Found,
  { typed, hasAgreed, files }: Sent,
  moment: string,
  trouble: Trouble | null = null,
): FormPageProps {
  return {
    site: siteOf(ctx),
    job: showJob(found),
    consentText: found.consentText,
    moment,
    typed,
    hasAgreed,
    faults: {},
    trouble,
    limits,
    losesFiles: Object.keys(files).length > 0,
  };
}

function showJob({ job, company }: Found) {
  return { hashId: job.hashId, title: job.title, companyName: company.name };
}

function momentOf(ctx: SiteCtx, found: Found): string {
  const time = String(ctx.now.getTime());
  return `${time}.${signatureOf(ctx, found, time)}`;
}

/** When this form was made; null: not by us, for another job, or before the company asked for another consent. */
function madeAtOf(ctx: SiteCtx, found: Found, moment: string): Date | null {
  const [, time = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/u.exec(moment) ?? [];
  return isTimingSafeEqual(signatureOf(ctx, found, time), signature)
    ? new Date(Number(time))
    : null;
}

function signatureOf(ctx: SiteCtx, { job, consentText }: Found, time: string): string {
  const signed = JSON.stringify([job.id, time, consentText]);
  return Buffer.from(ctx.vault.mac(PURPOSE, signed)).toString('base64url');
}
