/** The application form of a job on its career domain (contract: urlJobApply). */
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { GonePage } from '#careers/landing/gone-page.tsx';
import { renderHtml } from '#lib/render-html.tsx';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import type { GonePageProps } from '#careers/layout/props.ts';
import { formPage, formSubmit } from '#http/career-pages.ts';
import type { CareerForm, FormAnswer } from '#http/career-pages.ts';
import type { ApiError } from '#errors.ts';
import { loadForm, loadThanks, submitForm } from './actions/submit.ts';
import { APPLY, FOLLOW, READ_CV, REVIEW, THANKS } from './apply-paths.ts';
import { loadReview, sendReview } from './actions/review.ts';
import { followLink } from '#recruiting/jobs/tracking-links/actions.ts';
import { readApplicantCv } from './actions/read-cv.ts';
import type { ReviewPageProps } from './props.ts';
import { FormPage } from './form-page.tsx';
import { RefusedPage } from './refused-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { documents, limits } from './rules/form.ts';
import { PARTS_MAX } from './rules/answers.ts';
import { ThanksPage } from './thanks-page.tsx';

type Site = SiteFormCtx['site'];

export const apply: readonly CareerForm<Site>[] = [
  formPage(APPLY, {}, async (ctx, { params: { hash = '' }, ...from }) => {
    const job = await loadForm(ctx, hash, from);
    return job.is === 'public'
      ? { status: 200, html: renderHtml(FormPage, job.page) }
      : elsewhere(ctx.site, job);
  }),
  formSubmit(
    APPLY,
    { files: documents, partsMax: PARTS_MAX },
    async (ctx, { params: { hash = '' }, ...input }) => {
      const taken = await submitForm(ctx, hash, input);
      switch (taken.is) {
        case 'taken':
          return { status: 303, location: THANKS.replace('{hash}', encodeURIComponent(hash)) };
        case 'wrong':
          return { status: 422, html: renderHtml(FormPage, taken.page) };
        case 'throttled':
          return {
            status: 429,
            html: renderHtml(FormPage, taken.page),
            headers: { 'Retry-After': String(taken.waitSeconds) },
          };
        case 'over':
        case 'elsewhere':
        case 'unknown':
          return elsewhere(ctx.site, taken);
      }
    },
  ),
  formSubmit(READ_CV, { files: ['file_cv'] }, async (ctx, { params: { hash = '' }, ...input }) => {
    const reading = await readApplicantCv(ctx, hash, input);
    switch (reading.is) {
      case 'read':
        return { status: 200, json: reading.details };
      case 'refused':
        return { status: 422, json: {} };
      case 'throttled':
        return {
          status: 429,
          json: {},
          headers: { 'Retry-After': String(reading.waitSeconds) },
        };
      case 'unknown':
        return { status: 404, json: {} };
    }
  }),
  // Where a tracking link leads can change, and each visit may count: it is not cached.
  formPage(FOLLOW, {}, async (ctx, { params: { token = '' } }) => {
    const location = await followLink(ctx, token);
    return location === null
      ? { status: 404, html: renderMissing(ctx.site) }
      : { status: 302, location };
  }),
  formPage(THANKS, {}, async (ctx, { params: { hash = '' } }) => {
    const job = await loadThanks(ctx, hash);
    return job.is === 'public'
      ? { status: 200, html: renderHtml(ThanksPage, job.page) }
      : elsewhere(ctx.site, job);
  }),
  formPage(REVIEW, {}, async (ctx, { query }) =>
    reviewed(ctx.site, await loadReview(ctx, query.get('token') ?? '')),
  ),
  formSubmit(REVIEW, {}, async (ctx, { fields: { token = '' } }) =>
    reviewed(ctx.site, await sendReview(ctx, token)),
  ),
];

function reviewed(site: Site, page: ReviewPageProps | null): FormAnswer {
  return page
    ? { status: 200, html: renderHtml(ReviewPage, page) }
    : { status: 404, html: renderMissing(site) };
}

/** Explains why a form was refused. */
export function renderRefusal(site: Site, { code }: ApiError): string {
  return renderHtml(RefusedPage, { site, code, fileBytesMax: limits.fileBytes });
}

export function renderMissing(site: Site): string {
  return renderHtml(NotFoundPage, { site });
}

type Elsewhere =
  | { is: 'over'; page: GonePageProps }
  | { is: 'elsewhere'; location: string }
  | { is: 'unknown' };

function elsewhere(site: Site, job: Elsewhere): FormAnswer {
  switch (job.is) {
    case 'over':
      return { status: 410, html: renderHtml(GonePage, job.page) };
    case 'elsewhere':
      return { status: 301, location: job.location };
    case 'unknown':
      return { status: 404, html: renderMissing(site) };
  }
}
