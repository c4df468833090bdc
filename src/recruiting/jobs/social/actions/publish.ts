/** Publishes due posts: claims a post, attempts it, and never repeats an attempt with an unknown outcome. */
import { atPresent, tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { retry } from '#data/database-errors.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import {
  reportRefusedAccess,
  getAccess,
} from '#recruiting/interviews/connections/actions/access.ts';
import { beginPost, continuePost } from '#providers/actions/posts.ts';
import type { Outcome, PostingAccess, Published } from '#providers/rules.ts';
import { dueAfter, toVerdict, publicationOf } from '../rules.ts';
import type { Verdict, AttemptResult } from '../rules.ts';
import { postReferences, claimPost, duePosts, settlePost } from '../store.ts';
import type { PostRow } from '../store.ts';
import { linkOf } from './posts.ts';

/** Makes one attempt if the post is due and unclaimed. The claim is committed before anything is sent. */
export async function publishPost(ctx: PublicCtx, id: number): Promise<void> {
  const post = await runPlan(ctx, claimPost(ctx, id));
  if (!post) return;
  const begunMs = post.begunAt === null ? 0 : ctx.now.getTime() - post.begunAt.getTime();
  const verdict = toVerdict(await attemptPost(ctx, post), { ...post, begunMs });
  const after = atPresent(ctx);
  const settled = settlePost(after, post, changeOf(after, post, verdict));
  await retry(() => writeUnaudited(after, [settled]));
  if ('delaySeconds' in verdict) {
    ctx.defer(ctx.providers.enqueuePost([id], verdict.delaySeconds));
  }
}

async function attemptPost(ctx: PublicCtx, post: PostRow): Promise<AttemptResult> {
  const company = tenantContext(ctx, post.companyId);
  const fresh = await getAccess(ctx, post.connectionId, post.platform);
  if (fresh.is === 'none') return { is: 'failed', error: fresh.code };
  if (fresh.is === 'later') {
    const { code, retryAfterSeconds } = fresh;
    return { is: 'later', error: `unavailable: ${code}`, retryAfterSeconds };
  }
  const { access } = fresh;
  if (post.begunId !== null) {
    return toAttemptResult(ctx, access, await continuePost(ctx, access, post.begunId));
  }
  const job = post.jobId === null ? null : { id: post.jobId };
  const references = await runPlan(
    company,
    postReferences(company, { connectionId: post.connectionId, job }),
  );
  if (post.jobId !== null && (references.job?.listedAt ?? null) === null) {
    return { is: 'failed', error: 'job_not_public' };
  }
  const { platform, text } = post;
  // The preview image of the career domain. Instagram and TikTok accept no PNG.
  const { careerHost } = references;
  const picture =
    references.job && careerHost !== null
      ? `${careerOrigin(careerHost)}/og/${careerHost}.jpg`
      : null;
  const needsPicture = platform === 'instagram' || platform === 'tiktok';
  const imageUrl = post.imageUrl ?? (needsPicture ? picture : null);
  const publication = publicationOf({ platform, text, link: linkOf(references), imageUrl });
  return toAttemptResult(ctx, access, await beginPost(ctx, access, publication));
}

/** Converts a provider's outcome to the result of an attempt. */
async function toAttemptResult(
  ctx: PublicCtx,
  access: PostingAccess,
  outcome: Outcome<Published>,
): Promise<AttemptResult> {
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
        // The network has accepted the post: attempts are counted anew.
        ...(hasBegun && { begunAt: post.begunAt ?? ctx.now, attempts: 0 }),
      };
    }
  }
}

/** The most posts that one run enqueues. */
const ENQUEUED_MAX = 100;

/** Enqueues due posts, and fails posts whose claim has expired. */
export async function enqueueDuePosts(ctx: PublicCtx): Promise<void> {
  const ids = await runPlan(ctx, duePosts(ctx, ENQUEUED_MAX));
  if (ids.length > 0) await ctx.providers.enqueuePost(ids);
}
