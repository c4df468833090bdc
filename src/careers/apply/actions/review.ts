/** Asks for a person to look at an application that its answers have ended, by the link of its email. */
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { siteOf } from '#careers/domains/actions.ts';
import { findReview, requestReview } from '#recruiting/pipeline/applications/actions/screening.ts';
import type { ReviewPageProps } from '../props.ts';

/** Null for a link that is not of this site, or whose application was erased. */
export async function loadReview(ctx: SiteFormCtx, token: string): Promise<ReviewPageProps | null> {
  return toPage(ctx, token, await findReview(ctx, ctx.site.id, token));
}

export async function sendReview(ctx: SiteFormCtx, token: string): Promise<ReviewPageProps | null> {
  return toPage(ctx, token, await requestReview(ctx, ctx.site.id, token));
}

function toPage(
  ctx: SiteFormCtx,
  token: string,
  review: Awaited<ReturnType<typeof findReview>>,
): ReviewPageProps | null {
  if (!review) return null;
  const { job, companyName } = review;
  return {
    site: siteOf(ctx),
    job: { ...job, companyName },
    token: review.is === 'open' ? token : null,
  };
}
