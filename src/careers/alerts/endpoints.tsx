/** The pages of job alerts on a career domain: request, confirm, change and end one. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import { siteOf } from '#careers/domains/actions.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import type { FormAnswer, FormEndpoint } from '#http/career-pages.ts';
import type { ApiError } from '#errors.ts';
import { loadForm, submitForm } from './actions/subscribe.ts';
import {
  changeFrequency,
  confirmAlert,
  endAlert,
  loadAlert,
  loadAlertToEnd,
  loadConfirmation,
} from './actions/manage.ts';
import { ALERTS, CONFIRM, CONFIRMED, END, MANAGE, SENT, tokenPath } from './alert-paths.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { EndPage } from './end-page.tsx';
import { FormPage } from './form-page.tsx';
import { ManagePage } from './manage-page.tsx';
import { NoticePage } from './notice-page.tsx';
import type { Notice } from './props.ts';
import { ALERTS_MAX } from './rules.ts';
import { parseFrequency } from './schemas.ts';

type Site = SiteCtx['site'];

export const alerts: readonly FormEndpoint<Site>[] = [
  {
    path: ALERTS,
    refused: renderRefusal,
    show: async (ctx, { query }) => {
      const page = await loadForm(ctx, query);
      return page ? { status: 200, html: renderHtml(FormPage, page) } : unknown(ctx);
    },
    takes: {
      files: [],
      run: async (ctx, input) => {
        const taken = await submitForm(ctx, input);
        switch (taken.is) {
          case 'taken':
            return { status: 303, location: SENT };
          case 'wrong':
            return { status: 422, html: renderHtml(FormPage, taken.page) };
          case 'throttled':
            return {
              status: 429,
              html: renderHtml(FormPage, taken.page),
              headers: { 'Retry-After': String(taken.waitSeconds) },
            };
          case 'unknown':
            return unknown(ctx);
        }
      },
    },
  },
  {
    path: SENT,
    show: (ctx) => Promise.resolve(notice(ctx, 200, 'sent')),
  },
  {
    path: CONFIRM,
    refused: renderRefusal,
    show: async (ctx, { query }) => {
      const found = await loadConfirmation(ctx, tokenIn(query));
      if (found.is === 'open') return { status: 200, html: renderHtml(ConfirmPage, found.page) };
      return found.is === 'running' ? notice(ctx, 200, 'confirmed') : notice(ctx, 410, 'gone');
    },
    takes: {
      files: [],
      run: async (ctx, { fields: { token = '' } }) => {
        const { is } = await confirmAlert(ctx, token);
        if (is === 'running') return { status: 303, location: CONFIRMED };
        return is === 'full' ? notice(ctx, 422, 'full') : notice(ctx, 410, 'gone');
      },
    },
  },
  {
    path: CONFIRMED,
    show: (ctx) => Promise.resolve(notice(ctx, 200, 'confirmed')),
  },
  {
    path: MANAGE,
    refused: renderRefusal,
    show: async (ctx, { query }) => {
      const found = await loadAlert(ctx, tokenIn(query), query.has('saved'));
      return found.is === 'open'
        ? { status: 200, html: renderHtml(ManagePage, found.page) }
        : notice(ctx, 410, 'gone');
    },
    takes: {
      files: [],
      run: async (ctx, { fields }) => {
        const { token = '' } = fields;
        const { is } = await changeFrequency(ctx, token, parseFrequency(fields));
        return is === 'saved'
          ? { status: 303, location: `${tokenPath(MANAGE, token)}&saved=1` }
          : notice(ctx, 410, 'gone');
      },
    },
  },
  {
    path: END,
    refused: renderRefusal,
    show: async (ctx, { query }) => {
      const found = await loadAlertToEnd(ctx, tokenIn(query));
      return found.is === 'open'
        ? { status: 200, html: renderHtml(EndPage, found.page) }
        : notice(ctx, 410, 'gone');
    },
    takes: {
      files: [],
      isForAll: true,
      // Answers directly: mail programs follow no redirect (RFC 8058, section 3.1).
      run: async (ctx, { query }) => {
        const taken = await endAlert(ctx, tokenIn(query));
        if (taken.is === 'gone') return notice(ctx, 410, 'gone');
        const againUrl = taken.search === null ? null : `${ALERTS}?${taken.search}`;
        const page = { site: siteOf(ctx), notice: 'ended' as const, againUrl };
        return { status: 200, html: renderHtml(NoticePage, page) };
      },
    },
  },
];

function tokenIn(query: URLSearchParams): string {
  return query.get('token') ?? '';
}

function notice(ctx: SiteCtx, status: 200 | 410 | 422, name: Notice): FormAnswer {
  const page = { site: siteOf(ctx), notice: name, alertsMax: ALERTS_MAX };
  return { status, html: renderHtml(NoticePage, page) };
}

function unknown(ctx: SiteCtx): FormAnswer {
  return { status: 404, html: renderHtml(NotFoundPage, { site: siteOf(ctx) }) };
}

/** The page for a form that was rejected before it was read. */
function renderRefusal(site: Site, { code }: ApiError): string {
  const isTooMany = code === 'too_many_requests';
  return renderHtml(NoticePage, { site, notice: 'refused', isTooMany });
}
