/** Loads the page of a legal text. Null means that the domain has none that it shows itself. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { LegalPageProps } from '#careers/layout/props.ts';
import { runRead } from '#data/read-plan.ts';
import { careerOrigin, legalPath } from '#lib/career-origin.ts';
import { View } from '#lib/view.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { legalText } from './store.ts';

export async function loadLegalPage(
  ctx: SiteCtx,
  name: string,
): Promise<View<LegalPageProps> | null> {
  const kind = legalKinds.find((one) => one === name);
  const html = kind === undefined ? null : await runRead(ctx, legalText(ctx.site.id, kind));
  if (kind === undefined || html === null) return null;
  const { hostname, isTest, revision } = ctx.site;
  const head = { canonicalUrl: `${careerOrigin(hostname)}${legalPath(kind)}`, noindex: isTest };
  const key = JSON.stringify([hostname, revision, kind, html]);
  return new View(key, () => ({ site: siteOf(ctx), head, kind, html }));
}
