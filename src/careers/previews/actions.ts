/** Loads the page of a company with a draft. Null: the link is not valid, or is no longer. */
import { loadCompanyPage } from '#careers/companies/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { openPreview } from '#recruiting/company/company/actions/preview.ts';

export async function loadPreview(ctx: SiteFormCtx, subdomain: string, query: URLSearchParams) {
  const draft = await openPreview(ctx, subdomain, query);
  // Filters of the list are left to the published page.
  return draft && loadCompanyPage(ctx, subdomain, draft);
}
