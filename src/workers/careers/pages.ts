/** The pages of the career domains: every route that everyone gets alike, and their content policy. */
import { alertPaths } from '#careers/alerts/alert-paths.ts';
import { applyPaths } from '#careers/apply/apply-paths.ts';
import { companies } from '#careers/companies/endpoints.tsx';
import { embed } from '#careers/embed/endpoints.ts';
import { feeds } from '#careers/feeds/endpoints.ts';
import { indexing } from '#careers/indexing/endpoints.ts';
import { landing, landingFiles, notFound } from '#careers/landing/endpoints.tsx';
import { legal } from '#careers/legal/endpoints.ts';
import { contentPolicy } from '#careers/layout/content-policy.ts';
import { correctedPath } from '#careers/layout/page-links.ts';
import { pageParameters, repeatableParameters } from '#careers/layout/schemas.ts';
import { portalPaths } from '#careers/portal/portal-paths.ts';
import { previewPaths } from '#careers/previews/preview-paths.ts';
import { createPages } from '#http/site.ts';

export const pages = createPages(
  // Files come first, so that the routes of places do not match them.
  [
    ...feeds.pictures,
    ...feeds.jobFiles,
    ...feeds.files,
    ...landingFiles,
    ...embed,
    ...indexing,
    ...legal,
    ...companies,
    ...landing,
  ],
  {
    notFound,
    policy: contentPolicy,
    parameters: pageParameters,
    repeatable: repeatableParameters,
    headersOf,
    correctedPath,
    forwardedPaths: [...applyPaths, ...alertPaths, ...portalPaths, ...previewPaths],
  },
);

/** Test domains answer on the public internet, and are for no search engine. */
function headersOf({ isTest }: { isTest: boolean }): Record<string, string> {
  return isTest ? { 'X-Robots-Tag': 'noindex, nofollow' } : {};
}
