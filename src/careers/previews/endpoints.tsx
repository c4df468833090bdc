/** The preview of a career page, for those who have its link. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { contentPolicyWith } from '#careers/layout/content-policy.ts';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import { formPage } from '#http/career-pages.ts';
import type { CareerForm } from '#http/career-pages.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { loadPreview } from './actions.ts';
import { PreviewPage, previewStyle } from './preview-page.tsx';
import { PREVIEW } from './preview-paths.ts';

/** The address is a credential: no search engine and no other site may learn it. */
const secret = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

export const previews: readonly CareerForm<SiteCtx['site']>[] = [
  formPage(PREVIEW, {}, async (ctx, { params: { company: slug = '' }, query }) => {
    const preview = await loadPreview(ctx, slug, query);
    switch (preview?.is) {
      case 'here': {
        const style = previewStyle(preview.colour);
        const headers = { ...secret, 'Content-Security-Policy': await contentPolicyWith(style) };
        const html = renderHtml(PreviewPage, { ...preview.page.render(), style });
        return { status: 200, html, headers };
      }
      case 'closing':
      case 'elsewhere':
      case undefined:
        return { status: 404, html: renderHtml(NotFoundPage, { site: siteOf(ctx) }) };
    }
  }),
];
