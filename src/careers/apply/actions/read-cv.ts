/** Reads a CV that is not stored, so that the script of the form can fill in what the CV says of the person. */
import { countAttempts } from '#accounts/throttles/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import type { FormCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { countryById } from '#lib/countries.ts';
import { stampError } from '#lib/form-stamp.ts';
import { documentFault } from '#recruiting/pipeline/applications/rules.ts';
import { limits } from '../rules/form.ts';
import { parseForm, toDetails } from '../schemas/form.ts';
import type { Details } from '../schemas/form.ts';
import { findJob, stampSubject } from './lookup.ts';
import type { JobRows } from './lookup.ts';

type CvInput = {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, { name: string; bytes: Uint8Array }>>;
  address: string;
};

type Reading =
  | { is: 'read'; details: Details }
  /** It comes from no form of the job, or is no document. */
  | { is: 'refused' }
  | { is: 'throttled'; waitSeconds: number }
  | { is: 'unknown' };

/** What cannot be read, or only uncertainly, is left out. */
export async function readApplicantCv(
  ctx: SiteFormCtx & FormCtx,
  hashId: string,
  { fields, files, address }: CvInput,
): Promise<Reading> {
  const lookup = await findJob(ctx, hashId);
  if (lookup.is !== 'public') return { is: 'unknown' };
  const submission = parseForm(fields, files);
  const { file_cv: cv } = submission.files;
  // A person chooses a file within two seconds where it is the first field.
  const isStale =
    stampError(ctx.vault, stampSubject(lookup.rows), submission.stamp, ctx.now) === 'stale';
  if (isStale || submission.isBot || !cv || cv.bytes.byteLength > limits.fileBytes) {
    return { is: 'refused' };
  }
  // Counted before the content is looked at, which may take a while.
  const attempts = countAttempts(ctx, [{ budget: 'CV reading by address', of: address }]);
  const [waitSeconds] = await runPlan(ctx, QueryPlan.all([attempts]));
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };
  if (documentFault(cv, 'cv') !== null) return { is: 'refused' };
  const reading = await ctx.readCv(cv.bytes, countryOf(lookup.rows));
  return { is: 'read', details: reading.status === 'parsed' ? toDetails(reading.resume) : {} };
}

/** As when the CV is read again with the application: that of the company; where it has none, that of the job. */
function countryOf({ company, job }: JobRows): { countryIso2?: string } {
  const country = countryById(company.countryId ?? job.countryId);
  return country ? { countryIso2: country.iso2 } : {};
}
