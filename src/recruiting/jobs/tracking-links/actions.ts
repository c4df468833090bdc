/** Lists, creates, changes and deletes tracking links, and says where they lead. */
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { newHashId } from '#lib/ids.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import { assertNamed } from './rules.ts';
import { linkFields, toLink } from './schemas.ts';
import type { LinkUpdate, NewLink, TrackingLink } from './schemas.ts';
import { careerHost, linkPage, linkRoom, linkStore, namedRecords, targetOf } from './store.ts';

export async function listLinks(ctx: Ctx, paging: Paging): Promise<Page<TrackingLink>> {
  const { rows, total, host } = await runPlan(ctx, linkPage(ctx, paging));
  return toPage(rows, total, paging, (row) => toLink(row, host));
}

export function showLink(ctx: Ctx, id: number): Promise<TrackingLink> {
  return runPlan(ctx, linkPlan(ctx, id));
}

function linkPlan(ctx: Ctx, id: number): QueryPlan<TrackingLink> {
  const plan = QueryPlan.all({ row: linkStore.one(ctx, id), host: careerHost(ctx) });
  return QueryPlan.map(plan, ({ row, host }) => toLink(row, host));
}

export async function createLink(ctx: Ctx, input: NewLink): Promise<TrackingLink> {
  const wanted = QueryPlan.all([namedRecords(ctx, input), linkRoom.count(ctx)]);
  const [named, count] = await runPlan(ctx, wanted);
  assertNamed(named);
  linkRoom.assert(count);
  const id = ctx.newId();
  const row = {
    userId: null,
    ...linkFields.toColumns(input),
    id,
    token: newHashId(),
    jobId: named.jobId,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  return commit(ctx, {
    writes: [linkRoom.held(ctx), linkStore.insert(ctx, row)],
    audit: {
      action: 'tracking_link.create',
      subjectId: id,
      changes: changesOf(null, { ...linkFields.toInput(row), job_id: row.jobId }),
    },
    answer: linkPlan(ctx, id),
  });
}

export async function changeLink(ctx: Ctx, id: number, input: LinkUpdate): Promise<TrackingLink> {
  const wanted = QueryPlan.all([linkStore.one(ctx, id), namedRecords(ctx, input)]);
  const [before, named] = await runPlan(ctx, wanted);
  // A member who has left keeps the credit when the link is sent back as it was read.
  assertNamed({ ...named, member: named.member || input.user_id === before.userId });
  const change = linkFields.toColumns(input);
  return commitIfChanged(ctx, {
    writes: linkStore.update(ctx, before, change),
    audit: {
      action: 'tracking_link.update',
      subjectId: id,
      changes: changesOf(
        linkFields.toInput(before),
        linkFields.toInput(mergePatch(before, change)),
      ),
    },
    answer: linkPlan(ctx, id),
  });
}

/** Applications keep the source that they have by it. */
export async function deleteLink(ctx: Ctx, id: number): Promise<null> {
  const row = await runPlan(ctx, linkStore.one(ctx, id));
  return commit(ctx, {
    writes: linkStore.remove(ctx, id),
    audit: {
      action: 'tracking_link.delete',
      subjectId: id,
      changes: changesOf(linkFields.toInput(row), null),
    },
    answer: QueryPlan.of(null),
  });
}

/** The URL that a link leads to; null for an unknown token. */
export async function followLink(ctx: PublicCtx, token: string): Promise<string | null> {
  const target = await runPlan(ctx, targetOf(ctx, token));
  if (!target) return null;
  const { hashId, hostname, subdomain } = target;
  const page =
    hashId === null ? `${careerOrigin(hostname)}/companies/${subdomain}` : jobUrl(hostname, hashId);
  return `${page}?src=${token}`;
}
