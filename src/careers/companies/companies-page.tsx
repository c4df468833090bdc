/** The companies of a career domain that have open jobs, by name. */

import { breadcrumbList } from '#careers/landing/structured-data.ts';
import { Breadcrumb } from '#careers/layout/breadcrumb.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { companiesPath, companyPath, homePath } from '#careers/layout/page-links.ts';
import { formatsFor } from '#careers/words/format.ts';
import { companiesHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { companiesStyle } from './company-style.ts';
import type { CompaniesPageProps, CompanyItem, Site } from './props.ts';

export function CompaniesPage({ site, head, companies, page, hasMore }: CompaniesPageProps) {
  const words = wordsFor(site.language);
  const { title, heading, description } = companiesHeadings(site, page);
  const crumbs = [{ name: words.home, path: homePath }, { name: heading }];
  const structuredData = head.noindex ? [] : [breadcrumbList(site, crumbs)];
  return (
    <Layout
      site={site}
      head={{ ...head, isList: true, style: companiesStyle, structuredData }}
      title={title}
      description={description}
    >
      <Breadcrumb site={site} crumbs={crumbs} />
      <header class="intro">
        <h1>{heading}</h1>
        <p>{companies.length === 0 ? words.empty.unfiltered : description}</p>
      </header>
      <section>
        <ul class="employers" role="list">
          {companies.map((company) => (
            <Item site={site} company={company} />
          ))}
        </ul>
        <Pages site={site} page={page} hasMore={hasMore} />
      </section>
    </Layout>
  );
}

const LOGO_SIZE = 44;

function Item({ site, company }: { site: Site; company: CompanyItem }) {
  const { name, logo, jobCount } = company;
  const { plural } = formatsFor(site.language);
  return (
    <li>
      {logo !== null && (
        <img src={logo} alt="" width={LOGO_SIZE} height={LOGO_SIZE} loading="lazy" />
      )}
      <div>
        <a href={companyPath(company)} dir="auto">
          {name}
        </a>
        <small>{plural(wordsFor(site.language).jobs, jobCount)}</small>
      </div>
    </li>
  );
}

function pathOf(page: number): string {
  return page === 1 ? companiesPath : `${companiesPath}?page=${page}`;
}

function Pages({
  site,
  page,
  hasMore,
}: Pick<CompaniesPageProps, 'page' | 'hasMore'> & { site: Site }) {
  if (page === 1 && !hasMore) return null;
  const words = wordsFor(site.language).pager;
  return (
    <nav class="pager" aria-label={words.label}>
      <ul>
        {page > 1 && (
          <li>
            <a href={pathOf(page - 1)}>{words.previous}</a>
          </li>
        )}
        {hasMore && (
          <li>
            <a href={pathOf(page + 1)}>{words.next}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
