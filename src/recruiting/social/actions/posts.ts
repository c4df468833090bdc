/** What a company does with its posts and accounts (contract 4.10). */
import { jobUrl } from '#recruiting/jobs/rules.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Page, Paging } from '#lib/pagination.ts';
import { invalidField, ApiError } from '#errors.ts';
import { contentFault, isOpen, needsImage, planned } from '../rules.ts';
import type { Content } from '../rules.ts';
import { showPost, showSocialAccount, toldPost } from '../schemas.ts';
import type { NewPost, Post, PostChange, SocialAccount } from '../schemas.ts';
import { accountStore, around, isSocial, postAround, postStore } from '../store.ts';
import type { Around, PostRow } from '../store.ts';

export function listAccounts(ctx: Ctx, paging: Paging): Promise<Page<SocialAccount>> {
  return accountStore.page(ctx, paging, showSocialAccount, { where: isSocial });
}

export function listPosts(ctx: Ctx, paging: Paging): Promise<Page<Post>> {
  return postStore.page(ctx, paging, showPost);
}

export function showPostById(ctx: Ctx, id: number): Promise<Post> {
  return runPlan(ctx, shown(ctx, id));
}

export async function createPost(ctx: Ctx, given: NewPost): Promise<Post> {
  const connectionId = given.social_account_id;
  const found = await runPlan(ctx, around(ctx, { connectionId, job: given.job_id ?? null }));
  const row = {
    connectionId,
    platform: given.platform,
    text: given.text,
    jobId: jobIdOf(given, found),
    imageUrl: given.image_url ?? null,
    dateShared: given.date_shared ?? null,
    ...planned(given.date_shared ?? null, ctx.now),
  };
  assertTaken(row, found);
  const id = ctx.newId();
  const createdBy = ctx.actor?.userId ?? null;
  const made = { ...row, id, createdBy, createdAt: ctx.now, updatedAt: ctx.now };
  const post = await commit(ctx, {
    writes: [postStore.insert(ctx, made)],
    audit: {
      action: 'post.create',
      subjectId: id,
      changes: changesOf(null, toldPost(showPost(unborn(ctx, made)))),
    },
    answer: shown(ctx, id),
  });
  publishIfDue(ctx, row.dueAt, id);
  return post;
}

/** A draft, one that waits, or one that failed: then a date has it tried again. */
export async function changePost(ctx: Ctx, id: number, given: PostChange): Promise<Post> {
  const [before, found] = await runPlan(ctx, postAround(ctx, id, given.job_id));
  assertOpen(before);
  const dateShared = given.date_shared === undefined ? before.dateShared : given.date_shared;
  const plan =
    given.date_shared === undefined ? before : { ...planned(dateShared, ctx.now), error: null };
  const after = {
    text: given.text ?? before.text,
    jobId: given.job_id === undefined ? before.jobId : jobIdOf(given, found),
    imageUrl: given.image_url === undefined ? before.imageUrl : given.image_url,
    dateShared,
    status: plan.status,
    dueAt: plan.dueAt,
    error: plan.error,
  };
  assertTaken({ ...before, ...after }, found);
  const isReplanned = given.date_shared !== undefined;
  const post = await commit(ctx, {
    writes: postStore.update(ctx, before, {
      ...after,
      ...(isReplanned && { attempts: 0, begunAt: null, begunId: null }),
    }),
    audit: {
      action: 'post.update',
      subjectId: id,
      changes: changesOf(toldPost(showPost(before)), toldPost(showPost({ ...before, ...after }))),
    },
    answer: shown(ctx, id),
  });
  publishIfDue(ctx, after.dueAt, id);
  return post;
}

/** What is out stays out at its network. */
export async function removePost(ctx: Ctx, id: number): Promise<null> {
  const before = await runPlan(ctx, postStore.one(ctx, id));
  if (before.status === 'publishing') throw new ApiError('post_publishing');
  return commit(ctx, {
    // Taken up meanwhile it is another version.
    writes: [...postStore.update(ctx, before, { dueAt: null }), ...postStore.remove(ctx, id)],
    audit: {
      action: 'post.delete',
      subjectId: id,
      changes: changesOf(toldPost(showPost(before)), null),
    },
    answer: QueryPlan.of(null),
  });
}

function assertOpen({ status }: PostRow): void {
  if (isOpen(status)) return;
  throw new ApiError(status === 'publishing' ? 'post_publishing' : 'post_published');
}

type Planned = Pick<PostRow, 'platform' | 'text' | 'imageUrl' | 'status'>;

/** A draft is kept whatever its network will say of the picture; what is to go out must be able to. */
function assertTaken({ platform, text, imageUrl, status }: Planned, found: Around): void {
  const { account } = found;
  if (!account)
    throw invalidField('social_account_id', 'Must be a social account of your company.');
  if (account.provider !== platform)
    throw invalidField('platform', 'Must be the platform of the account.');
  if (found.job && found.careerHost === null) {
    throw invalidField(
      'job_id',
      'Your company has no career domain, so its jobs have no pages to link to.',
    );
  }
  const fault = contentFault({ platform, text, link: linkOf(found), imageUrl });
  if (fault) throw invalidField(fault.field, fault.text);
  if (status !== 'scheduled') return;
  if (account.status !== 'active') {
    throw invalidField('social_account_id', 'The account must be reconnected.');
  }
  if (needsImage(platform) && imageUrl === null && !found.job) {
    throw invalidField('image_url', 'Is required by this platform, unless job_id names a job.');
  }
}

function jobIdOf({ job_id: ref }: Pick<PostChange, 'job_id'>, { job }: Around): number | null {
  if (ref === undefined || ref === null) return null;
  if (!job) throw invalidField('job_id', 'Must be a job of your company.');
  return job.id;
}

export function linkOf({ job, careerHost }: Pick<Around, 'job' | 'careerHost'>): Content['link'] {
  return job && careerHost !== null
    ? { url: jobUrl(careerHost, job.hashId), title: job.title }
    : null;
}

/** After the commit. Where this is lost, the clock finds the post. */
function publishIfDue(ctx: Ctx, dueAt: Date | null, id: number): void {
  if (dueAt !== null && dueAt <= ctx.now) ctx.defer(ctx.providers.enqueuePost([id]));
}

/** The row as it will be. */
function unborn(ctx: Ctx, row: Omit<PostRow, keyof typeof resting | 'companyId'>): PostRow {
  return { ...resting, ...row, companyId: ctx.tenant.id };
}

const resting = {
  claimedAt: null,
  attempts: 0,
  begunAt: null,
  begunId: null,
  externalId: null,
  publishedUrl: null,
  publishedAt: null,
  error: null,
};

function shown(ctx: Ctx, id: number): QueryPlan<Post> {
  return QueryPlan.map(postStore.one(ctx, id), showPost);
}
