/** What the member is told: the list, a notification that is opened and so read, and how they want to be told. */
import { numberOrNull } from '#console/board/rules/addresses.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { checkedInput } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import {
  changeChoices,
  readAllNotifications,
  readNotification,
  showChoices,
  showNotifications,
} from '#recruiting/company/notifications/actions/own.ts';
import { NotificationChoicesChange } from '#recruiting/company/notifications/schemas.ts';
import { toldKinds } from '#vocabulary/notifications.ts';
import { ChoicesPage, NotificationsPage } from './notifications-page.tsx';
import { CHOICES, NOTIFICATIONS, OPEN, placeOfNotice, READ_ALL } from './rules.ts';

/** Notifications of a page. */
const MAX = 30;

const limited = true;
const needs = 'notifications.write';

const list = formScreen(NOTIFICATIONS, {
  limited,
  needs: 'applicants.read',
  query: ['before', 'done'],
  load: async (ctx, { query }) => {
    const before = numberOrNull(query.get('before'));
    const { lines, next } = await showNotifications(ctx, before, MAX);
    return { lines, next, isFirst: before === null };
  },
  page: NotificationsPage,
  notices: (words) => words.notifications.notices,
});

/** A form for each line: what is read is said by a request that changes something. */
const open = list.command({
  path: OPEN,
  limited,
  needs,
  typesNothing: true,
  run: async (ctx, { fields }) => {
    const notice = await readNotification(ctx, numberOrNull(fields['notice'] ?? null) ?? 0);
    return { to: placeOfNotice(notice) };
  },
});

/** Until the page was made. */
const readAll = list.command({
  path: READ_ALL,
  limited,
  needs,
  typesNothing: true,
  run: async (ctx, { fields }) => {
    const until = numberOrNull(fields['until'] ?? null);
    await readAllNotifications(ctx, until === null ? ctx.now : new Date(until));
    return { to: NOTIFICATIONS, done: 'allRead' };
  },
});

const choices = formScreen(CHOICES, {
  limited,
  needs: 'applicants.read',
  query: ['done'],
  load: async (ctx) => ({ choices: await showChoices(ctx) }),
  page: ChoicesPage,
  typed: ({ choices: { kinds, any_time: isAnyTime } }) => ({
    ...kinds,
    any_time: isAnyTime ? 'on' : '',
  }),
  notices: (words) => words.notifications.notices,
});

const choose = choices.command({
  limited,
  needs,
  run: async (ctx, { fields }) => {
    const sent = toldKinds.flatMap((kind) => {
      const way = fields[kind];
      return way === undefined ? [] : [[kind, way] as const];
    });
    const input = { kinds: Object.fromEntries(sent), any_time: fields['any_time'] === 'on' };
    await changeChoices(ctx, await checkedInput(NotificationChoicesChange, input));
    return { to: CHOICES, done: 'choicesSaved' };
  },
});

export const notifications: readonly ConsoleRoute[] = [list, open, readAll, choices, choose];
