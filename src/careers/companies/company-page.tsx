/** The page of a company: its brand, what it says of itself, and its jobs. */

import { formatsFor } from '#careers/words/format.ts';
import { companyHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { FilterForm } from '#careers/landing/filters.tsx';
import { JobResults, RESULTS_ID } from '#careers/landing/job-list.tsx';
import { breadcrumbList, isIndexable, itemList } from '#careers/landing/structured-data.ts';
import { Breadcrumb } from '#careers/layout/breadcrumb.tsx';
import { CompanyLinks } from '#careers/layout/company-links.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import {
  companyCrumbs,
  companyPath,
  feedsOf,
  isFiltered,
  listPath,
} from '#careers/layout/page-links.ts';
import { fillTemplate } from '#lib/language.ts';
import { CompanySection } from './company-sections.tsx';
import { organization } from './organization.ts';
import type { CompanyPageProps, Section } from './props.ts';

type CompanyPageFrame = {
  /** That of `companyStyle`, which the content policy of the page names. */
  style: string;
  /** Above a page that is not published. */
  notice?: string;
};

export function CompanyPage(props: CompanyPageProps & CompanyPageFrame) {
  const { site, head, company, jobCount, list, style, notice } = props;
  const words = wordsFor(site.language);
  const { page } = list;
  const { title, heading, description } = companyHeadings({ site, company, jobCount, page, list });
  const path = companyPath(company);
  const crumbs = companyCrumbs(words.home, words.company.index, company);
  const structuredData = isIndexable(head, list)
    ? [organization(site, company), breadcrumbList(site, crumbs), itemList(site, heading, list)]
    : [];
  // What the company says of itself would push them off the first screen of a phone.
  const beginsWithJobs = company.sections[0]?.kind === 'jobs';
  const feeds = notice === undefined ? feedsOf(path, heading) : [];
  return (
    <Layout
      site={site}
      head={{ ...head, isList: true, style, feeds, structuredData }}
      title={title}
      description={description}
    >
      {notice !== undefined && <p class="preview">{notice}</p>}
      <Breadcrumb site={site} crumbs={crumbs} />
      <Identity {...props} />
      {!beginsWithJobs && <About {...props} />}
      {company.sections.map((section) =>
        section.kind === 'jobs' ? (
          <>
            <Jobs {...props} heading={section.heading} />
            {beginsWithJobs && <About {...props} />}
          </>
        ) : (
          <CompanySection site={site} section={section} />
        ),
      )}
      <CompanyLinks site={site} name={company.name} links={company.links} />
    </Layout>
  );
}

/** The space that a logo takes, so that the page does not shift while it loads. */
const LOGO_SIZE = 120;
/** Of a cover, whose shape the style decides. */
const COVER_WIDTH = 992;
const COVER_HEIGHT = 288;

function Identity({ site, company, jobCount }: CompanyPageProps) {
  const words = wordsFor(site.language);
  const { name, logo, cover, headline, website } = company;
  return (
    <>
      {cover === null ? (
        <div class="cover" />
      ) : (
        <img
          class="cover"
          src={cover}
          alt=""
          width={COVER_WIDTH}
          height={COVER_HEIGHT}
          fetchpriority="high"
        />
      )}
      <header class="identity">
        {logo !== null && (
          <img class="logo" src={logo} alt="" width={LOGO_SIZE} height={LOGO_SIZE} />
        )}
        <div>
          <h1 dir="auto">{name}</h1>
          {headline !== null && (
            <p class="headline" dir="auto">
              {headline}
            </p>
          )}
        </div>
        <p class="ways">
          {jobCount > 0 && (
            <a class="button" href={`#${RESULTS_ID}`}>
              {formatsFor(site.language).plural(words.jobs, jobCount)}
            </a>
          )}
          {website !== null && (
            <a href={website} rel="nofollow noopener">
              {words.company.website}
            </a>
          )}
        </p>
      </header>
    </>
  );
}

function About({ site, company: { name, about } }: CompanyPageProps) {
  if (about.length === 0) return null;
  const { heading } = wordsFor(site.language).company;
  return (
    <section class="about">
      <h2 dir="auto">{fillTemplate(heading, { company: name })}</h2>
      {about.map((paragraph) => (
        <p dir="auto">{paragraph}</p>
      ))}
    </section>
  );
}

/** The search is there where the jobs are more than a page shows. */
function Jobs(props: CompanyPageProps & Pick<Section, 'heading'>) {
  const { site, now, company, jobCount, departments, list, withCountry, heading } = props;
  const path = companyPath(company);
  const hasSearch = isFiltered(list.filters) || jobCount > list.jobs.length;
  return (
    <section class="list" aria-labelledby={RESULTS_ID}>
      {hasSearch && (
        <FilterForm
          site={site}
          path={path}
          filters={list.filters}
          facets={list.facets}
          isOfEmployer
        />
      )}
      <Departments {...props} />
      <JobResults
        site={site}
        now={now}
        path={path}
        list={list}
        withCountry={withCountry}
        departments={list.filters.department ? [] : departments}
        {...(heading !== null && { heading })}
      />
    </section>
  );
}

/** From two on: each leads to its jobs. */
function Departments({ site, company, departments, list: { filters } }: CompanyPageProps) {
  if (departments.length < 2 || filters.department) return null;
  return (
    <nav aria-label={wordsFor(site.language).filters.department}>
      <ul class="chosen">
        {departments.map((department) => (
          <li>
            <a
              href={listPath(companyPath(company), { ...filters, department }, 1)}
              rel="nofollow"
              dir="auto"
            >
              {department.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
