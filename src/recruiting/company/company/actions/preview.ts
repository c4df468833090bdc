/** Links that show the draft of a career page to everybody who has one, for an hour and as long as their maker is an Admin. */
import type { Ctx, PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { isSignature, signature } from '#lib/signature.ts';
import { timestamp } from '#lib/time.ts';
import { companyPageUrl, PREVIEW_MS } from '../rules.ts';
import type { CareerPagePreview } from '../schemas/career-page.ts';
import { companyAndDomain, settingsBySubdomain } from '../store.ts';
import { assertOwn } from './profile.ts';

const PURPOSE = 'career page preview';

export async function previewCareerPage(ctx: Ctx, id: number): Promise<CareerPagePreview> {
  assertOwn(ctx, id);
  const { hostname, subdomain } = await runPlan(ctx, companyAndDomain(ctx));
  const expires = ctx.now.getTime() + PREVIEW_MS;
  const maker = ctx.actor?.userId ?? 0;
  const query = new URLSearchParams({
    expires: String(expires),
    by: String(maker),
    signature: signature(ctx.vault, PURPOSE, signedText(subdomain, expires, maker)),
  });
  return {
    url: `${companyPageUrl(hostname, subdomain)}/preview?${query.toString()}`,
    expires_at: timestamp(new Date(expires)),
  };
}

/** The settings that a link shows: those of the draft, or where there is none, the published ones. Null for a link that is not valid. */
export async function openPreview(
  ctx: PublicCtx,
  subdomain: string,
  query: URLSearchParams,
): Promise<{ settings: string } | null> {
  const expires = Number(query.get('expires'));
  if (!Number.isSafeInteger(expires) || expires <= ctx.now.getTime()) return null;
  const given = query.get('signature') ?? '';
  const maker = Number(query.get('by'));
  if (!isSignature(ctx.vault, PURPOSE, signedText(subdomain, expires, maker), given)) return null;
  const company = await runPlan(ctx, settingsBySubdomain(ctx, subdomain, maker));
  return company && { settings: JSON.stringify(company.draft ?? company.published) };
}

function signedText(subdomain: string, expires: number, maker: number): string {
  return `${subdomain} ${expires} ${maker}`;
}
