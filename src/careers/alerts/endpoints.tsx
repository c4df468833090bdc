/** The pages of job alerts on a career domain: request, confirm, change and end one. */
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { siteOf } from '#careers/domains/actions.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import { formPage, formSubmit } from '#http/career-pages.ts';
import type { CareerForm, FormAnswer } from '#http/career-pages.ts';
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

type Site = SiteFormCtx['site'];

export const alerts: readonly CareerForm<Site>[] = [
  formPage(ALERTS, { refused: renderRefusal }, async (ctx, { query }) => {
    const page = await loadForm(ctx, query);
    return page ? { status: 200, html: renderHtml(FormPage, page) } : unknown(ctx);
  }),
  formSubmit(ALERTS, { refused: renderRefusal }, async (ctx, input) => {
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
  }),
  formPage(SENT, {}, (ctx) => Promise.resolve(notice(ctx, 200, 'sent'))),

  formPage(CONFIRM, { refused: renderRefusal }, async (ctx, { query }) => {
    const alert = await loadConfirmation(ctx, tokenIn(query));
    if (alert.is === 'open') return { status: 200, html: renderHtml(ConfirmPage, alert.page) };
    return alert.is === 'running' ? notice(ctx, 200, 'confirmed') : notice(ctx, 410, 'gone');
  }),
  formSubmit(CONFIRM, { refused: renderRefusal }, async (ctx, { fields: { token = '' } }) => {
    const alert = await confirmAlert(ctx, token);
    if (alert.is === 'running') {
      return { status: 303, location: tokenPath(CONFIRMED, alert.changeToken) };
    }
    return alert.is === 'full' ? notice(ctx, 422, 'full') : notice(ctx, 410, 'gone');
  }),
  formPage(CONFIRMED, { refused: renderRefusal }, async (ctx, { query }) => {
    const alert = await loadAlert(ctx, tokenIn(query), false);
    if (alert.is === 'gone') return notice(ctx, 200, 'confirmed');
    const page = { site: siteOf(ctx), notice: 'confirmed' as const, alert: alert.page };
    return { status: 200, html: renderHtml(NoticePage, page) };
  }),

  formPage(MANAGE, { refused: renderRefusal }, async (ctx, { query }) => {
    const alert = await loadAlert(ctx, tokenIn(query), query.has('saved'));
    return alert.is === 'open'
      ? { status: 200, html: renderHtml(ManagePage, alert.page) }
      : notice(ctx, 410, 'gone');
  }),
  formSubmit(MANAGE, { refused: renderRefusal }, async (ctx, { fields }) => {
    const { token = '' } = fields;
    const { is } = await changeFrequency(ctx, token, parseFrequency(fields));
    return is === 'saved'
      ? { status: 303, location: `${tokenPath(MANAGE, token)}&saved=1` }
      : notice(ctx, 410, 'gone');
  }),

  formPage(END, { refused: renderRefusal }, async (ctx, { query }) => {
    const alert = await loadAlertToEnd(ctx, tokenIn(query));
    return alert.is === 'open'
      ? { status: 200, html: renderHtml(EndPage, alert.page) }
      : notice(ctx, 410, 'gone');
  }),
  // Answered at once: a mail program follows no redirect (RFC 8058, 3.1).
  formSubmit(END, { refused: renderRefusal, isForAll: true }, async (ctx, { query }) => {
    const taken = await endAlert(ctx, tokenIn(query));
    if (taken.is === 'gone') return notice(ctx, 410, 'gone');
    const againUrl = taken.search === null ? null : `${ALERTS}?${taken.search}`;
    const page = { site: siteOf(ctx), notice: 'ended' as const, againUrl };
    return { status: 200, html: renderHtml(NoticePage, page) };
  }),
];

function tokenIn(query: URLSearchParams): string {
  return query.get('token') ?? '';
}

function notice(ctx: SiteFormCtx, status: 200 | 410 | 422, name: Notice): FormAnswer {
  const page = { site: siteOf(ctx), notice: name, alertsMax: ALERTS_MAX };
  return { status, html: renderHtml(NoticePage, page) };
}

function unknown(ctx: SiteFormCtx): FormAnswer {
  return { status: 404, html: renderHtml(NotFoundPage, { site: siteOf(ctx) }) };
}

/** Explains why a form was refused. */
function renderRefusal(site: Site, { code }: ApiError): string {
  const isTooMany = code === 'too_many_requests';
  return renderHtml(NoticePage, { site, notice: 'refused', isTooMany });
}
