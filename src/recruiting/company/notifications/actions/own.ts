/** What a member is told: lists and reads it, and says how they want to be told. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commitIfChanged, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { chosenOf } from '../rules.ts';
import { toChoices, toNotification } from '../schemas.ts';
import type {
  Notification,
  NotificationChoices,
  NotificationChoicesChange,
  NotificationQuery,
} from '../schemas.ts';
import {
  noticesBefore,
  ownChoices,
  ownNotice,
  ownPage,
  putChoices,
  readOne,
  readUntil,
} from '../store/notifications.ts';

export async function listNotifications(
  ctx: Ctx,
  { unread, ...paging }: NotificationQuery,
): Promise<Page<Notification>> {
  const { rows, total } = await runPlan(ctx, ownPage(ctx, unread === 'yes', paging));
  return toPage(rows, total, paging, toNotification);
}

export type NotificationLines = {
  lines: Notification[];
  /** The id before which the next page begins; null: there is none. */
  next: number | null;
};

/** For a screen. */
export async function showNotifications(
  ctx: Ctx,
  before: number | null,
  max: number,
): Promise<NotificationLines> {
  const rows = await runPlan(ctx, noticesBefore(ctx, before, max + 1));
  const lines = rows.slice(0, max).map(toNotification);
  return { lines, next: rows.length > max ? (lines.at(-1)?.id ?? null) : null };
}

/** Nobody else learns who has read what, and when: it is in no audit log. */
export async function readNotification(ctx: Ctx, id: number): Promise<Notification> {
  const row = await runPlan(ctx, ownNotice(ctx, id));
  if (row.read_at === null) await writeUnaudited(ctx, [readOne(ctx, id)]);
  return { ...toNotification(row), is_read: true };
}

/** Those that came until then. */
export async function readAllNotifications(ctx: Ctx, until: Date = ctx.now): Promise<null> {
  await writeUnaudited(ctx, [readUntil(ctx, until)]);
  return null;
}

function choicesPlan(ctx: Ctx): QueryPlan<NotificationChoices> {
  return QueryPlan.map(ownChoices(ctx), toChoices);
}

export function showChoices(ctx: Ctx): Promise<NotificationChoices> {
  return runPlan(ctx, choicesPlan(ctx));
}

export async function changeChoices(
  ctx: Ctx,
  { kinds = {}, any_time: isAnyTime }: NotificationChoicesChange,
): Promise<NotificationChoices> {
  const before = await runPlan(ctx, choicesPlan(ctx));
  const after = {
    kinds: mergePatch(before.kinds, kinds),
    any_time: isAnyTime ?? before.any_time,
  };
  return commitIfChanged(ctx, {
    writes: [putChoices(ctx, { kinds: chosenOf(after.kinds), isAnyTime: after.any_time })],
    audit: {
      action: 'notification-choices.update',
      subjectId: ctx.actor?.userId ?? 0,
      changes: changesOf(
        { ...before.kinds, any_time: before.any_time },
        { ...after.kinds, any_time: after.any_time },
      ),
    },
    answer: choicesPlan(ctx),
  });
}
