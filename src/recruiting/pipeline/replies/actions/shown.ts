/** Received emails as members see them, and noting that they were read. */
import type { Ctx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import {
  markRepliesRead,
  markReplyRead,
  replyById,
  replyPage,
  repliesOfApplication,
} from '../store.ts';
import type { ShownReply } from '../schemas.ts';
import type { ReceivedRow } from '../store.ts';
import { openReceived } from './contents.ts';

/** Of an application. */
const SHOWN_MAX = 50;

function toShown(ctx: Ctx, row: ReceivedRow): ShownReply {
  const { subject, html = null, from = null, attachments } = openReceived(ctx, row.sealed);
  return {
    id: row.id,
    applicationId: row.applicationId,
    kind: row.kind,
    subject,
    body: row.contentDeletedAt === null ? html : null,
    from,
    isFromCandidate: row.isFromCandidate === 1,
    attachments,
    receivedAt: new Date(row.receivedAt),
    readAt: row.readAt === null ? null : new Date(row.readAt),
  };
}

export function repliesOf(ctx: Ctx, applicationId: number): QueryPlan<ShownReply[]> {
  return QueryPlan.map(repliesOfApplication(ctx, applicationId, SHOWN_MAX), (rows) =>
    rows.map((row) => toShown(ctx, row)),
  );
}

/** Undefined for one of another company, and for one that was not parsed yet. */
export function replyOf(ctx: Ctx, id: number): QueryPlan<ShownReply | undefined> {
  return QueryPlan.map(replyById(ctx, id), (row) => row && toShown(ctx, row));
}

export function repliesPage(
  ctx: Ctx,
  query: Parameters<typeof replyPage>[1],
): QueryPlan<{ replies: ShownReply[]; total: number }> {
  return QueryPlan.map(replyPage(ctx, query), ({ rows, total }) => ({
    replies: rows.map((row) => toShown(ctx, row)),
    total,
  }));
}

/** Nothing else changes, so it is neither audited nor published. */
export async function noteReplyRead(ctx: Ctx, id: number): Promise<void> {
  await writeUnaudited(ctx, [markReplyRead(ctx, id)]);
}

/** Those of an application are read by who opens it; for the batch that notes so. */
export function repliesRead(ctx: Ctx, applicationId: number): Statement {
  return markRepliesRead(ctx, applicationId);
}
