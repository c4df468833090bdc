/** A candidate's own page on a career domain, which the link of an email opens. */
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { siteOf } from '#careers/domains/actions.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { formPage, formSubmit } from '#http/career-pages.ts';
import type { CareerForm, FormAnswer } from '#http/career-pages.ts';
import {
  addCv,
  correct,
  download,
  erase,
  loadDeletePage,
  loadLinkPage,
  loadPage,
  requestCode,
  submitLink,
  withdraw,
  wordsOf,
} from './actions.ts';
import { DeletePage } from './delete-page.tsx';
import { LinkPage } from './link-page.tsx';
import { NoticePage } from './notice-page.tsx';
import {
  ADD_CV,
  CODE,
  CORRECT,
  DELETE,
  DOWNLOAD,
  LINK,
  PORTAL,
  SENT,
  WITHDRAW,
  withToken,
} from './portal-paths.ts';
import { PortalPage } from './portal-page.tsx';
import type { PortalProps } from './props.ts';

type Site = SiteFormCtx['site'];

/** The address of the page is a secret: no other site gets it, and no search engine. A form needs it to name its own site. */
const headers = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' };

export const portal: readonly CareerForm<Site>[] = [
  formPage(PORTAL, {}, async (ctx, { query }) => {
    const token = tokenIn(query);
    const found = await loadPage(ctx, token, query.get('note'));
    if (found?.is !== 'page') return found ? toSite(found, PORTAL, token) : gone(ctx);
    return { status: 200, html: renderHtml(PortalPage, found.page), headers };
  }),
  formSubmit(WITHDRAW, {}, async (ctx, { fields }) =>
    done(ctx, fields, await withdraw(ctx, fields['token'] ?? '', fields)),
  ),
  formSubmit(CORRECT, {}, async (ctx, { fields }) =>
    done(ctx, fields, await correct(ctx, fields['token'] ?? '', fields)),
  ),
  formSubmit(ADD_CV, { files: ['file_cv'] }, async (ctx, { fields, files }) =>
    done(ctx, fields, await addCv(ctx, fields['token'] ?? '', files)),
  ),
  formSubmit(DOWNLOAD, {}, async (ctx, { fields }) => {
    const file = await download(ctx, fields['token'] ?? '');
    if (!file) return gone(ctx);
    const disposition = 'attachment; filename="data.zip"';
    return {
      status: 200,
      file,
      headers: {
        ...headers,
        'Content-Type': 'application/zip',
        'Content-Disposition': disposition,
      },
    };
  }),
  formPage(DELETE, {}, async (ctx, { query }) => {
    const token = tokenIn(query);
    const found = await loadDeletePage(ctx, token, query.get('note') === 'sent');
    if (found?.is !== 'page') return found ? toSite(found, DELETE, token) : gone(ctx);
    return { status: 200, html: renderHtml(DeletePage, found.page), headers };
  }),
  formSubmit(CODE, {}, async (ctx, { fields: { token = '' } }) => {
    const sent = await requestCode(ctx, token);
    switch (sent.is) {
      case 'sent':
        return { status: 303, location: withToken(DELETE, token, 'sent') };
      case 'throttled':
        return throttled(renderHtml(DeletePage, sent.page), sent.waitSeconds);
      case 'gone':
        return gone(ctx);
    }
  }),
  formSubmit(DELETE, {}, async (ctx, { fields }) => {
    const result = await erase(ctx, fields['token'] ?? '', fields);
    switch (result.is) {
      case 'erased':
        return notice(ctx, wordsOf(ctx).erased);
      case 'held':
        return notice(ctx, result);
      case 'wrong':
        return { status: 422, html: renderHtml(DeletePage, result.page), headers };
      case 'throttled':
        return throttled(renderHtml(DeletePage, result.page), result.waitSeconds);
      case 'gone':
        return gone(ctx);
    }
  }),
  formPage(LINK, {}, (ctx) =>
    Promise.resolve({ status: 200, html: renderHtml(LinkPage, loadLinkPage(ctx, false)), headers }),
  ),
  formSubmit(LINK, {}, async (ctx, input) => {
    const taken = await submitLink(ctx, input);
    switch (taken.is) {
      case 'taken':
        return { status: 303, location: SENT };
      case 'wrong':
        return { status: 422, html: renderHtml(LinkPage, taken.page), headers };
      case 'throttled':
        return throttled(renderHtml(LinkPage, taken.page), taken.waitSeconds);
    }
  }),
  formPage(SENT, {}, (ctx) => Promise.resolve(notice(ctx, wordsOf(ctx).sent))),
];

function tokenIn(query: URLSearchParams): string {
  return query.get('token') ?? '';
}

type Done = { is: 'done'; note: string } | { is: 'wrong'; page: PortalProps } | { is: 'gone' };

function done(ctx: SiteFormCtx, { token = '' }: Record<string, string>, result: Done): FormAnswer {
  switch (result.is) {
    case 'done':
      return { status: 303, location: withToken(PORTAL, token, result.note) };
    case 'wrong':
      return { status: 422, html: renderHtml(PortalPage, result.page), headers };
    case 'gone':
      return gone(ctx);
  }
}

/** A browser names the page that it came from, not this one, to the other site. */
function toSite({ origin }: { origin: string }, path: string, token: string): FormAnswer {
  return { status: 303, location: `${origin}${withToken(path, token)}` };
}

/** The same for a token that never was, has expired, or is of somebody who was erased. */
function gone(ctx: SiteFormCtx): FormAnswer {
  return { status: 410, html: renderHtml(LinkPage, loadLinkPage(ctx, true)), headers };
}

function throttled(html: string, waitSeconds: number): FormAnswer {
  return { status: 429, html, headers: { ...headers, 'Retry-After': String(waitSeconds) } };
}

function notice(ctx: SiteFormCtx, words: { heading: string; text: string }): FormAnswer {
  return { status: 200, html: renderHtml(NoticePage, { site: siteOf(ctx), ...words }), headers };
}
