/** The pages of companies. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import { readListRequest, spelledList } from '#careers/landing/actions/search.ts';
import { contentPolicyWith } from '#careers/layout/content-policy.ts';
import { page } from '#http/career-pages.ts';
import type { CareerPage } from '#http/career-pages.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { loadCompaniesPage, loadCompanyPage } from './actions.ts';
import { ClosingPage } from './closing-page.tsx';
import { CompaniesPage } from './companies-page.tsx';
import { CompanyPage } from './company-page.tsx';
import { companiesStyle, companyStyle } from './company-style.ts';

const indexPolicy = await contentPolicyWith(companiesStyle);

export const companies: readonly CareerPage<SiteCtx['site']>[] = [
  page('/companies', async (ctx, { query }) => {
    const list = await loadCompaniesPage(ctx, query);
    const html = list?.map('companies', (props) => renderHtml(CompaniesPage, props));
    return html ? { status: 200, html, policy: indexPolicy } : null;
  }),
  page('/companies/{company}', async (ctx, { params: { company: slug = '' }, query }) => {
    const company = await loadCompanyPage(ctx, slug, {
      query,
      read: readListRequest,
      spell: spelledList,
    });
    switch (company?.is) {
      case 'here': {
        const style = companyStyle(company.colour);
        return {
          status: 200,
          html: company.page.map('company', (props) =>
            renderHtml(CompanyPage, { ...props, style }),
          ),
          policy: await contentPolicyWith(style),
        };
      }
      case 'closing':
        return {
          status: 410,
          html: company.page.map('closing', (props) => renderHtml(ClosingPage, props)),
        };
      case 'elsewhere':
        return { status: 301, location: company.location };
      case undefined:
        return null;
    }
  }),
];
