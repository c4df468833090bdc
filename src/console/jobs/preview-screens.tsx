/** The career page of a job in a frame: as it is stored, or as the form has it. */
import { styleSources } from '#careers/layout/content-policy.ts';
import { JobPage } from '#careers/landing/job-page.tsx';
import { toJobDetail } from '#careers/landing/schemas.ts';
import { loadFormWords } from '#careers/words/forms.ts';
import { still } from '#console/layout/still.ts';
import { wordsFor } from '#console/words/words.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { showPreview } from '#recruiting/jobs/jobs/actions/preview.ts';
import type { JobPreview } from '#recruiting/jobs/jobs/actions/preview.ts';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import { readTyped } from './editor-screens.tsx';
import { Gaps } from './gaps-parts.tsx';
import { inputOf, typedOf } from './rules/fields.ts';
import type { Typed } from './rules/fields.ts';
import { previewTexts } from './rules/preview.ts';

const POLICY = `default-src 'none'; style-src ${styleSources}; img-src 'self' data:; sandbox; frame-ancestors 'self'`;

export async function previewScreen(
  ctx: ConsoleCtx,
  { params }: { params: ConsoleParams },
): Promise<ConsoleAnswer> {
  const preview = await showPreview(ctx, params.ref('job'), 'of the job');
  return toFrame(ctx, preview, preview.job ? typedOf(preview.job) : {});
}

/** A job that is still empty, in the office that its form begins with. */
export async function newPreviewScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  const typed = { office_id: query.get('office') ?? '' };
  return toFrame(ctx, await showPreview(ctx, null, officeOf(typed)), typed);
}

/** What was typed, whether or not it can be saved. In parts: what it lacks. */
export async function previewCommand(
  ctx: ConsoleCtx,
  { params, fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const typed = readTyped(ctx.view, fields);
  if (ctx.wantsParts) return gapsAnswer(ctx, typed);
  return toFrame(ctx, await showPreview(ctx, params.ref('job'), officeOf(typed)), typed);
}

export async function newPreviewCommand(
  ctx: ConsoleCtx,
  { fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const typed = readTyped(ctx.view, fields);
  if (ctx.wantsParts) return gapsAnswer(ctx, typed);
  return toFrame(ctx, await showPreview(ctx, null, officeOf(typed)), typed);
}

function gapsAnswer({ view }: ConsoleCtx, typed: Typed): ConsoleAnswer {
  return { status: 200, html: renderHtml(Gaps, { view, typed }) };
}

function officeOf(typed: Typed): number | null {
  const { office_id: id } = inputOf(typed);
  return typeof id === 'number' ? id : null;
}

async function toFrame(ctx: ConsoleCtx, preview: JobPreview, typed: Typed): Promise<ConsoleAnswer> {
  const { domain, company, office, job } = preview;
  await loadFormWords(domain.language, ctx.readFile);
  const hashId = job?.hash_id ?? 'preview';
  const texts = previewTexts(inputOf(typed));
  const whole = {
    ...texts,
    // A page without a title looks broken.
    title: texts.title === '' ? wordsFor(ctx.view.language).jobs.newJob : texts.title,
    id: 0,
    hashId,
    publishedAt: ctx.now,
    listedAt: 0,
    hostname: domain.hostname,
    companyName: company.name,
    companySlug: null,
    companyWebsite: company.website,
    companyDescription: company.description,
    companyLinks: company.legalLinks,
    logoKey: null,
    countryId: office?.countryId ?? 0,
    cityName: office?.city ?? null,
    citySlug: null,
    cityPath: null,
    stateName: null,
    townState: null,
    street: office?.street ?? null,
    postalCode: office?.postalCode ?? null,
    departmentId: null,
    department: null,
    sharePicture: null,
    hasNamesake: false,
  };
  const html = renderHtml(JobPage, {
    site: { ...domain, legal: [] },
    now: ctx.now,
    head: { noindex: true, canonicalUrl: jobUrl(domain.hostname, hashId) },
    job: toJobDetail(whole, domain.language),
    similar: [],
    applyUrl: '#main',
  });
  return { status: 200, frame: still(html), type: 'text/html; charset=utf-8', policy: POLICY };
}
