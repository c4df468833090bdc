/** Publishing posts that are due: taken up by one, tried, and never sent again where nobody knows whether it is out. */
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { retry } from '#data/database-errors.ts';
import { reportRefusedAccess, getAccess } from '#recruiting/connections/actions/access.ts';
import { beginPost, continuePost } from '#providers/actions/posts.ts';
import type { Outcome, PostingAccess, Published } from '#providers/rules.ts';
import { dueAfter, judge, publicationOf } from '../rules.ts';
import type { Verdict, Went } from '../rules.ts';
import { around, claim, duePosts, settle } from '../store.ts';
import type { PostRow } from '../store.ts';
import { linkOf } from './posts.ts';

/** One attempt, if the post is due and nobody else is at it. The claim is committed before anything is sent. */
export async function publishPost(ctx: PublicCtx, id: number): Promise<void> {
  const post = await runPlan(ctx, claim(ctx, id));
  if (!post) return;
  const begunMs = post.begunAt === null ? 0 : ctx.now.getTime() - post.begunAt.getTime();
  const verdict = judge(await attempt(ctx, post), { ...post, begunMs });
  const settled = settle(ctx, post, changeOf(ctx, post, verdict));
  await retry(() => writeUnaudited(ctx, [settled]));
  if ('delaySeconds' in verdict) {
    ctx.defer(ctx.providers.enqueuePost([id], verdict.delaySeconds));
  }
}

async function attempt(ctx: PublicCtx, post: PostRow): Promise<Went> {
  const company = tenantContext(ctx, post.companyId);
  const fresh = await getAccess(ctx, post.connectionId, post.platform);
  if (fresh.is === 'none') return { is: 'failed', error: fresh.code };
  if (fresh.is === 'later') {
    const { code, retryAfterSeconds } = fresh;
    return { is: 'later', error: `unavailable: ${code}`, retryAfterSeconds };
  }
  const { access } = fresh;
  if (post.begunId !== null) {
    return told(ctx, access, await continuePost(ctx, access, post.begunId));
  }
  const job = post.jobId === null ? null : { id: post.jobId };
  const found = await runPlan(company, around(company, { connectionId: post.connectionId, job }));
  if (post.jobId !== null && (found.job?.listedAt ?? null) === null) {
    return { is: 'failed', error: 'job_not_public' };
  }
  const { platform, text } = post;
  // Each career domain has a picture of its own for what leads there; these two take no PNG.
  const picture = found.job ? `https://${found.careerHost}/og/${found.careerHost}.jpg` : null;
  const isNeeded = platform === 'instagram' || platform === 'tiktok';
  const imageUrl = post.imageUrl ?? (isNeeded ? picture : null);
  const publication = publicationOf({ platform, text, link: linkOf(found), imageUrl });
  return told(ctx, access, await beginPost(ctx, access, publication));
}

/** What a provider's outcome is for a post. */
async function told(
  ctx: PublicCtx,
  access: PostingAccess,
  outcome: Outcome<Published>,
): Promise<Went> {
  switch (outcome.is) {
    case 'done':
      return { is: 'published', ...outcome.value };
    case 'pending':
      return { is: 'begun', begunId: outcome.externalId };
    case 'token':
      await reportRefusedAccess(ctx, access, outcome.code);
      return { is: 'failed', error: 'reauth_required' };
    case 'refused':
      return { is: 'failed', error: `refused: ${outcome.code}` };
    case 'unknown':
      return { is: 'failed', error: 'unknown_outcome' };
    case 'later': {
      const { code, retryAfterSeconds } = outcome;
      return { is: 'later', error: `unavailable: ${code}`, retryAfterSeconds };
    }
  }
}

function changeOf(ctx: PublicCtx, post: PostRow, verdict: Verdict) {
  switch (verdict.status) {
    case 'published': {
      const { externalId, url } = verdict;
      const out = { externalId, publishedUrl: url, publishedAt: ctx.now, error: null };
      return { ...out, status: verdict.status, dueAt: null };
    }
    case 'failed':
      return { status: verdict.status, error: verdict.error, dueAt: null };
    case 'scheduled':
    case 'publishing': {
      const { status, error, begunId, delaySeconds } = verdict;
      const hasBegun = begunId !== null && error === null;
      return {
        status,
        error,
        begunId,
        dueAt: dueAfter(ctx.now, delaySeconds),
        // The network has it: what follows is counted anew.
        ...(hasBegun && { begunAt: post.begunAt ?? ctx.now, attempts: 0 }),
      };
    }
  }
}

/** A tick. */
const WOKEN_MAX = 100;

/** Wakes whoever publishes for what is due, and ends what was lost on the way. */
export async function wakePublishers(ctx: PublicCtx): Promise<void> {
  const ids = await runPlan(ctx, duePosts(ctx, WOKEN_MAX));
  if (ids.length > 0) await ctx.providers.enqueuePost(ids);
}
