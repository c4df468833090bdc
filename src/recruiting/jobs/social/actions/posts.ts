/** The actions on social accounts and posts (contract 4.10). */
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { ApiError, checkAll, invalidField } from '#errors.ts';
import { contentFault, isEditable, needsImage, toSchedule } from '../rules.ts';
import type { Content } from '../rules.ts';
import { toPost, toSocialAccount, toAuditPost } from '../schemas.ts';
import type { NewPost, Post, PostChange, SocialAccount } from '../schemas.ts';
import { accountStore, postReferences, isSocial, postWithReferences, postStore } from '../store.ts';
import type { PostReferences, PostRow } from '../store.ts';

export function listAccounts(ctx: Ctx, paging: Paging): Promise<Page<SocialAccount>> {
  return accountStore.page(ctx, paging, toSocialAccount, { where: isSocial });
}

export function listPosts(ctx: Ctx, paging: Paging): Promise<Page<Post>> {
  return postStore.page(ctx, paging, toPost);
}

export function showPostById(ctx: Ctx, id: number): Promise<Post> {
  return runPlan(ctx, postPlan(ctx, id));
}

export async function createPost(ctx: Ctx, input: NewPost): Promise<Post> {
  const connectionId = input.social_account_id;
  const references = await runPlan(
    ctx,
    postReferences(ctx, { connectionId, job: input.job_id ?? null }),
  );
  const row = {
    connectionId,
    platform: input.platform,
    text: input.text,
    jobId: references.job?.id ?? null,
    imageUrl: input.image_url ?? null,
    dateShared: input.date_shared ?? null,
    ...toSchedule(input.date_shared ?? null, ctx.now),
  };
  checkAll(
    () => assertJob(input, references),
    () => assertPublishable(row, references),
  );
  const id = ctx.newId();
  const createdBy = ctx.actor?.userId ?? null;
  const columns = { ...row, id, createdBy, createdAt: ctx.now, updatedAt: ctx.now };
  const post = await commit(ctx, {
    writes: [postStore.insert(ctx, columns)],
    audit: {
      action: 'post.create',
      subjectId: id,
      changes: changesOf(null, toAuditPost(toPost(toRow(ctx, columns)))),
    },
    answer: postPlan(ctx, id),
  });
  publishIfDue(ctx, row.dueAt, id);
  return post;
}

type PostContext = PlanResult<typeof postWithReferences>;

/** What a change of the post reads first. */
export function loadPost(ctx: Ctx, id: number, input: PostChange): Promise<PostContext> {
  return runPlan(ctx, postWithReferences(ctx, id, input.job_id));
}

/** Updates a draft, a scheduled post or a failed one. A failed post is attempted again if it gets a date. */
export async function changePost(ctx: Ctx, id: number, input: PostChange): Promise<Post> {
  return commitPostChange(ctx, input, await loadPost(ctx, id, input));
}

/** `changePost` with what it reads, by `loadPost`. */
export async function commitPostChange(
  ctx: Ctx,
  input: PostChange,
  [before, references]: PostContext,
): Promise<Post> {
  const { id } = before;
  const dateShared = input.date_shared === undefined ? before.dateShared : input.date_shared;
  const isReplanned = dateShared?.getTime() !== before.dateShared?.getTime();
  const plan = isReplanned ? { ...toSchedule(dateShared, ctx.now), error: null } : before;
  const after = {
    text: input.text ?? before.text,
    jobId: input.job_id === undefined ? before.jobId : (references.job?.id ?? null),
    imageUrl: input.image_url === undefined ? before.imageUrl : input.image_url,
    dateShared,
    status: plan.status,
    dueAt: plan.dueAt,
    error: plan.error,
  };
  const changes = changesOf(
    toAuditPost(toPost(before)),
    toAuditPost(toPost({ ...before, ...after })),
  );
  checkAll(
    () => assertJob(input, references),
    () =>
      Object.keys(changes).length > 0 &&
      isEditable(before.status) &&
      assertPublishable({ ...before, ...after }, references),
  );
  if (Object.keys(changes).length === 0) return toPost(before);
  assertOpen(before);
  const post = await commit(ctx, {
    writes: postStore.update(ctx, before, {
      ...after,
      ...(isReplanned && { attempts: 0, begunAt: null, begunId: null }),
    }),
    audit: { action: 'post.update', subjectId: id, changes },
    answer: postPlan(ctx, id),
  });
  publishIfDue(ctx, after.dueAt, id);
  return post;
}

/** Deletes a post here; a published post remains on its network. */
export async function removePost(ctx: Ctx, id: number): Promise<null> {
  const before = await runPlan(ctx, postStore.one(ctx, id));
  if (before.status === 'publishing') throw new ApiError('post_publishing');
  return commit(ctx, {
    // The update fails as a stale write if the post has been claimed in the meantime.
    writes: [...postStore.update(ctx, before, { dueAt: null }), ...postStore.remove(ctx, id)],
    audit: {
      action: 'post.delete',
      subjectId: id,
      changes: changesOf(toAuditPost(toPost(before)), null),
    },
    answer: QueryPlan.of(null),
  });
}

function assertOpen({ status }: PostRow): void {
  if (isEditable(status)) return;
  throw new ApiError(status === 'publishing' ? 'post_publishing' : 'post_published');
}

type Planned = Pick<PostRow, 'platform' | 'text' | 'imageUrl' | 'status'>;

/** Throws 422 unless the network accepts the content. Account status and picture are required for scheduled posts only. */
function assertPublishable(
  { platform, text, imageUrl, status }: Planned,
  references: PostReferences,
): void {
  const { account } = references;
  const content = { platform, text, link: linkOf(references), imageUrl };
  const isScheduled = status === 'scheduled';
  checkAll(
    () => {
      if (!account)
        throw invalidField('social_account_id', 'Must be a social account of your company.');
      if (account.provider !== platform)
        throw invalidField('platform', 'Must be the platform of the account.');
    },
    () => {
      if (!references.job || references.careerHost !== null) return;
      throw invalidField(
        'job_id',
        'Your company has no career domain, so its jobs have no pages to link to.',
      );
    },
    () => {
      const fault = contentFault(content);
      if (fault) throw invalidField(fault.field, fault.text);
    },
    () => {
      if (!isScheduled || !account || account.status === 'active') return;
      throw invalidField('social_account_id', 'The account must be reconnected.');
    },
    () => {
      if (!isScheduled || !needsImage(platform) || imageUrl !== null || references.job) return;
      throw invalidField('image_url', 'Is required by this platform, unless job_id names a job.');
    },
  );
}

function assertJob({ job_id: ref }: Pick<PostChange, 'job_id'>, { job }: PostReferences): void {
  if (ref === undefined || ref === null || job) return;
  throw invalidField('job_id', 'Must be a job of your company.');
}

export function linkOf({
  job,
  careerHost,
}: Pick<PostReferences, 'job' | 'careerHost'>): Content['link'] {
  return job && careerHost !== null
    ? { url: jobUrl(careerHost, job.hashId), title: job.title }
    : null;
}

/** Enqueues a due post, after the commit. If the message is lost, the cron job finds the post. */
function publishIfDue(ctx: Ctx, dueAt: Date | null, id: number): void {
  if (dueAt !== null && dueAt <= ctx.now) ctx.defer(ctx.providers.enqueuePost([id]));
}

/** Returns the row as it will be inserted. */
function toRow(ctx: Ctx, row: Omit<PostRow, keyof typeof initialColumns | 'companyId'>): PostRow {
  return { ...initialColumns, ...row, companyId: ctx.tenant.id };
}

const initialColumns = {
  claimedAt: null,
  attempts: 0,
  begunAt: null,
  begunId: null,
  externalId: null,
  publishedUrl: null,
  publishedAt: null,
  error: null,
};

function postPlan(ctx: Ctx, id: number): QueryPlan<Post> {
  return QueryPlan.map(postStore.one(ctx, id), toPost);
}
