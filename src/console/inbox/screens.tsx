/** The inbox: replies, and emails to candidates that wait, failed, were sent or stopped; stopping one, and sending one again. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import { numberOrNull } from '#console/board/rules/addresses.ts';
import type { ConsoleRoute } from '#http/console.ts';
import {
  inboxPage,
  readEmail,
  retryEmail,
  stopEmail,
} from '#recruiting/pipeline/emails/actions.ts';
import { InboxPage } from './inbox-page.tsx';
import { INBOX, statusOfTab, tabOf } from './rules.ts';

/** Emails of a page. */
const MAX = 50;

const query = ['tab', 'page'];

const inbox = formScreen(INBOX, {
  needs: 'applicants.read',
  query: [...query, 'done'],
  load: async (ctx, { query: asked }) => {
    const tab = tabOf(asked);
    const paging = { page: pageOf(asked), max: MAX, status: statusOfTab[tab] };
    return { tab, ...(await inboxPage(ctx, paging)) };
  },
  page: InboxPage,
  notices: ({ application: { emailStopped, emailRetried, replyRead } }) => ({
    emailStopped,
    emailRetried,
    replyRead,
  }),
  refusals: () => ({ saysWhy: true }),
});

const changes = (
  [
    ['stop', stopEmail, 'emailStopped'],
    ['retry', retryEmail, 'emailRetried'],
    ['read', readEmail, 'replyRead'],
  ] as const
).map(([what, change, done]) =>
  inbox.command({
    path: `${INBOX}/${what}`,
    needs: 'applicants.write',
    query,
    typesNothing: true,
    run: async (ctx, { fields, query: asked }) => {
      await change(ctx, numberOrNull(fields['email'] ?? null) ?? 0);
      return { to: INBOX, done, query: { tab: tabOf(asked) } };
    },
  }),
);

export const inboxRoutes: readonly ConsoleRoute[] = [inbox, ...changes];
