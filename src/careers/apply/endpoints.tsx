/** The form by which somebody applies for a job, on the career domain of its company (contract: urlJobApplay). */
import type { SiteCtx } from '#careers/landing/actions.ts';
import { GonePage } from '#careers/landing/gone-page.tsx';
import { renderPage } from '#careers/layout/render-page.tsx';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import type { GonePageProps } from '#careers/layout/props.ts';
import type { FormAnswer, FormEndpoint } from '#http/career-pages.ts';
import type { ApiError } from '#errors.ts';
import { gatherForm, gatherThanks, takeForm } from './actions.ts';
import { FormPage } from './form-page.tsx';
import { RefusedPage } from './refused-page.tsx';
import { documents, limits } from './rules.ts';
import { ThanksPage } from './thanks-page.tsx';

type Site = SiteCtx['site'];

const APPLY = '/jobs/{hash}/apply';
const THANKS = `${APPLY}/thanks`;

export const apply: readonly FormEndpoint<Site>[] = [
  {
    path: APPLY,
    show: async (ctx, { params: { hash = '' } }) => {
      const found = await gatherForm(ctx, hash);
      return found.is === 'public'
        ? { status: 200, html: renderPage(FormPage, found.page) }
        : elsewhere(ctx.site, found);
    },
    takes: {
      files: documents,
      run: async (ctx, { params: { hash = '' }, ...input }) => {
        const taken = await takeForm(ctx, hash, input);
        switch (taken.is) {
          case 'taken':
            return { status: 303, location: THANKS.replace('{hash}', encodeURIComponent(hash)) };
          case 'wrong':
            return { status: 422, html: renderPage(FormPage, taken.page) };
          case 'throttled':
            return {
              status: 429,
              html: renderPage(FormPage, taken.page),
              headers: { 'Retry-After': String(taken.waitSeconds) },
            };
          case 'over':
          case 'elsewhere':
          case 'unknown':
            return elsewhere(ctx.site, taken);
        }
      },
    },
  },
  {
    path: THANKS,
    show: async (ctx, { params: { hash = '' } }) => {
      const found = await gatherThanks(ctx, hash);
      return found.is === 'public'
        ? { status: 200, html: renderPage(ThanksPage, found.page) }
        : elsewhere(ctx.site, found);
    },
  },
];

/** Why a form was not looked at. */
export function refused(site: Site, { code }: ApiError): string {
  return renderPage(RefusedPage, { site, code, fileBytesMax: limits.fileBytes });
}

type Elsewhere =
  | { is: 'over'; page: GonePageProps }
  | { is: 'elsewhere'; location: string }
  | { is: 'unknown' };

function elsewhere(site: Site, found: Elsewhere): FormAnswer {
  switch (found.is) {
    case 'over':
      return { status: 410, html: renderPage(GonePage, found.page) };
    case 'elsewhere':
      return { status: 301, location: found.location };
    case 'unknown':
      return { status: 404, html: renderPage(NotFoundPage, { site }) };
  }
}
