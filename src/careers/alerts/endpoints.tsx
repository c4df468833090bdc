/** The pages of alerts on a career domain: asking for one, starting, changing and ending it. */
import type { SiteCtx } from '#careers/landing/actions.ts';
import { siteOf } from '#careers/landing/actions.ts';
import { renderPage } from '#careers/layout/render-page.tsx';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import type { FormAnswer, FormEndpoint } from '#http/career-pages.ts';
import type { ApiError } from '#errors.ts';
import { gatherForm, takeForm } from './actions/subscribe.ts';
import {
  gatherConfirm,
  gatherEnd,
  gatherManage,
  takeConfirm,
  takeEnd,
  takeFrequency,
} from './actions/manage.ts';
import { ALERTS, CONFIRM, CONFIRMED, END, MANAGE, SENT, tokenPath } from './alert-paths.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { EndPage } from './end-page.tsx';
import { FormPage } from './form-page.tsx';
import { ManagePage } from './manage-page.tsx';
import { NoticePage } from './notice-page.tsx';
import type { Notice } from './props.ts';
import { ALERTS_MAX } from './rules.ts';
import { frequencyOf } from './schemas.ts';

type Site = SiteCtx['site'];

export const alerts: readonly FormEndpoint<Site>[] = [
  {
    path: ALERTS,
    refused,
    show: async (ctx, { query }) => {
      const page = await gatherForm(ctx, query);
      return page ? { status: 200, html: renderPage(FormPage, page) } : unknown(ctx);
    },
    takes: {
      files: [],
      run: async (ctx, input) => {
        const taken = await takeForm(ctx, input);
        switch (taken.is) {
          case 'taken':
            return { status: 303, location: SENT };
          case 'wrong':
            return { status: 422, html: renderPage(FormPage, taken.page) };
          case 'throttled':
            return {
              status: 429,
              html: renderPage(FormPage, taken.page),
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
    refused,
    show: async (ctx, { query }) => {
      const found = await gatherConfirm(ctx, tokenIn(query));
      if (found.is === 'open') return { status: 200, html: renderPage(ConfirmPage, found.page) };
      return found.is === 'running' ? notice(ctx, 200, 'confirmed') : notice(ctx, 410, 'gone');
    },
    takes: {
      files: [],
      run: async (ctx, { fields: { token = '' } }) => {
        const { is } = await takeConfirm(ctx, token);
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
    refused,
    show: async (ctx, { query }) => {
      const found = await gatherManage(ctx, tokenIn(query), query.has('saved'));
      return found.is === 'open'
        ? { status: 200, html: renderPage(ManagePage, found.page) }
        : notice(ctx, 410, 'gone');
    },
    takes: {
      files: [],
      run: async (ctx, { fields }) => {
        const { token = '' } = fields;
        const { is } = await takeFrequency(ctx, token, frequencyOf(fields));
        return is === 'saved'
          ? { status: 303, location: `${tokenPath(MANAGE, token)}&saved=1` }
          : notice(ctx, 410, 'gone');
      },
    },
  },
  {
    path: END,
    refused,
    show: async (ctx, { query }) => {
      const found = await gatherEnd(ctx, tokenIn(query));
      return found.is === 'open'
        ? { status: 200, html: renderPage(EndPage, found.page) }
        : notice(ctx, 410, 'gone');
    },
    takes: {
      files: [],
      isForAll: true,
      // Answered at once: a mail program follows no redirect (RFC 8058, 3.1).
      run: async (ctx, { query }) => {
        const taken = await takeEnd(ctx, tokenIn(query));
        if (taken.is === 'gone') return notice(ctx, 410, 'gone');
        const againUrl = taken.search === null ? null : `${ALERTS}?${taken.search}`;
        const page = { site: siteOf(ctx), notice: 'ended' as const, againUrl };
        return { status: 200, html: renderPage(NoticePage, page) };
      },
    },
  },
];

function tokenIn(query: URLSearchParams): string {
  return query.get('token') ?? '';
}

function notice(ctx: SiteCtx, status: 200 | 410 | 422, name: Notice): FormAnswer {
  const page = { site: siteOf(ctx), notice: name, alertsMax: ALERTS_MAX };
  return { status, html: renderPage(NoticePage, page) };
}

function unknown(ctx: SiteCtx): FormAnswer {
  return { status: 404, html: renderPage(NotFoundPage, { site: siteOf(ctx) }) };
}

/** Why a form was not looked at. */
function refused(site: Site, { code }: ApiError): string {
  const isTooMany = code === 'too_many_requests';
  return renderPage(NoticePage, { site, notice: 'refused', isTooMany });
}
