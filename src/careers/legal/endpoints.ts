/** The legal texts that a career domain shows itself. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import { page } from '#http/career-pages.ts';
import type { CareerPage } from '#http/career-pages.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { loadLegalPage } from './actions.ts';
import { LegalPage } from './legal-page.tsx';

export const legal: readonly CareerPage<SiteCtx['site']>[] = [
  page('/legal/{kind}', async (ctx, { params: { kind = '' } }) => {
    const text = await loadLegalPage(ctx, kind);
    return (
      text && { status: 200, html: text.map('legal', (props) => renderHtml(LegalPage, props)) }
    );
  }),
];
