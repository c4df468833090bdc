/** Links that show the draft of a career page to everybody who has one, for an hour. */
import type { Ctx, PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';
import { timestamp } from '#lib/time.ts';
import { companyPageUrl, PREVIEW_MS } from '../rules.ts';
import type { CareerPagePreview } from '../schemas/career-page.ts';
import { companyAndDomain } from '../store.ts';
import { assertOwn } from './profile.ts';

const PURPOSE = 'career page preview';

export async function previewCareerPage(ctx: Ctx, id: number): Promise<CareerPagePreview> {
  assertOwn(ctx, id);
  const { hostname, subdomain } = await runPlan(ctx, companyAndDomain(ctx));
  const expires = ctx.now.getTime() + PREVIEW_MS;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(ctx, subdomain, expires),
  });
  return {
    url: `${companyPageUrl(hostname, subdomain)}/preview?${query.toString()}`,
    expires_at: timestamp(new Date(expires)),
  };
}

/** Whether the query is of a link to the preview of this company that has not expired. */
export function isPreviewLink(ctx: PublicCtx, subdomain: string, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  if (!Number.isSafeInteger(expires) || expires <= ctx.now.getTime()) return false;
  return isTimingSafeEqual(signatureOf(ctx, subdomain, expires), query.get('signature') ?? '');
}

function signatureOf(ctx: PublicCtx, subdomain: string, expires: number): string {
  return Buffer.from(ctx.vault.mac(PURPOSE, `${subdomain} ${expires}`)).toString('base64url');
}
