/** The page of a job: its facts and texts, the link to apply, and similar jobs. */

import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { formatsFor } from '#careers/words/format.ts';
import { hyphenated } from '#careers/words/hyphenated.ts';
import { jobHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Breadcrumb } from '#careers/layout/breadcrumb.tsx';
import { Company, CompanyName } from './company.tsx';
import { SaveButton } from './save-button.tsx';
import { JobCards, Skills } from './job-card.tsx';
import { Layout } from '#careers/layout/layout.tsx';
import { Logo } from '#careers/layout/logo.tsx';
import { icon } from '#careers/layout/icons.ts';
import type { IconName } from '#careers/layout/icons.ts';
import { jobCrumbs } from '#careers/layout/page-links.ts';
import type { JobDetail, JobPageProps, Site } from '#careers/layout/props.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { recordOf } from './record.ts';
import { Share } from './share.tsx';
import { breadcrumbList, jobPosting } from './structured-data.ts';

export function JobPage(props: JobPageProps) {
  const { site, head, now, job, similar } = props;
  const words = wordsFor(site.language);
  const { title, description } = jobHeadings(site, job);
  const crumbs = jobCrumbs(words.home, job);
  const structuredData = [jobPosting(recordOf(site, job)), breadcrumbList(site, crumbs)].filter(
    (jsonLd) => jsonLd !== null,
  );
  const image = job.sharePicture === null ? null : { path: job.sharePicture, alt: title };
  const jobHead = { ...head, structuredData, ...(image && { image }) };
  return (
    <Layout site={site} head={jobHead} title={title} description={description}>
      <Breadcrumb site={site} crumbs={crumbs} />
      <article class="job" data-card>
        <header class="intro">
          <h1>
            <span data-title="" dir="auto">
              {hyphenated(site.language, job.title)}
            </span>
          </h1>
          <p class="employer">
            <Logo path={job.companyLogo} />
            <span data-noted="">
              <CompanyName job={job} />
            </span>
          </p>
        </header>
        <Overview {...props} />
        <Sections {...props} />
      </article>
      {similar.length > 0 && (
        <section class="similar" aria-labelledby="similar">
          <h2 id="similar">{words.jobPage.similar}</h2>
          <JobCards jobs={similar} site={site} now={now} />
        </section>
      )}
    </Layout>
  );
}

/** The facts of the job, with the buttons to apply and to save it. */
function Overview({ site, now, job, applyUrl }: JobPageProps) {
  const words = wordsFor(site.language).jobPage;
  return (
    <aside aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <Facts site={site} now={now} job={job} />
      {applyUrl !== undefined && (
        <a class="button" href={applyUrl}>
          {words.apply}
        </a>
      )}
      <SaveButton site={site} job={job} hasText />
    </aside>
  );
}

/** The texts of the job, the link to apply, the company, and the ways to share the job. */
function Sections({ site, head, job, applyUrl }: JobPageProps) {
  const words = wordsFor(site.language);
  const texts = words.jobPage;
  return (
    <div class="texts">
      <RichText heading={texts.description} html={job.description} />
      <RichText heading={texts.tasks} html={job.tasks} />
      <RichText heading={texts.requirements} html={job.requirements} />
      {job.skills.length > 0 && (
        <section>
          <h2>{texts.skills}</h2>
          <Skills skills={job.skills} label={texts.skills} />
        </section>
      )}
      {job.benefits.length > 0 && (
        <section>
          <h2>{texts.benefits}</h2>
          <ul>
            {job.benefits.map((id) => (
              <li>{hyphenated(site.language, words.benefits[id])}</li>
            ))}
          </ul>
        </section>
      )}
      {applyUrl !== undefined && (
        <section class="apply">
          <h2>{texts.applyHeading}</h2>
          <a class="button" href={applyUrl}>
            {texts.apply}
          </a>
          <p class="printed" dir="ltr">{`${careerOrigin(site.hostname)}${applyUrl}`}</p>
        </section>
      )}
      <Company site={site} job={job} />
      {head.canonicalUrl !== undefined && <Share site={site} job={job} url={head.canonicalUrl} />}
    </div>
  );
}

/** `html` must be sanitized. */
function RichText({ heading, html }: { heading: string; html: string | null }) {
  if (html === null || html === '') return null;
  return (
    <section>
      <h2>{heading}</h2>
      <div class="written" dir="auto">
        {raw(html)}
      </div>
    </section>
  );
}

function Facts({ site, now, job }: { site: Site; now: Date; job: JobDetail }) {
  const words = wordsFor(site.language);
  const formats = formatsFor(site.language);
  const { labels, filters } = words;
  const place = [job.cityName, job.country?.name ?? null].filter((name) => name !== null);
  const divided = (name: string) => hyphenated(site.language, name);
  const types = job.employmentTypes.map((type) => divided(words.employmentTypes[type]));
  return (
    <dl class="facts">
      <Fact name="employer" label={labels.employer}>
        <CompanyName job={job} />
      </Fact>
      {place.length > 0 && (
        <Fact name="place" label={labels.place}>
          <Place names={place} job={job} />
        </Fact>
      )}
      {job.pay !== null && (
        <Fact name="pay" label={labels.pay}>
          <span data-noted="">{formats.pay(job.pay, job.country?.iso2)}</span>
        </Fact>
      )}
      {job.workplace !== null && (
        <Fact name="workplace" label={filters.workplace}>
          {words.workplaces[job.workplace]}
        </Fact>
      )}
      {types.length > 0 && (
        <Fact name="employment" label={filters.employmentType}>
          <span class="dots">
            {types.map((type) => (
              <span>{type}</span>
            ))}
          </span>
        </Fact>
      )}
      {job.category !== null && (
        <Fact name="field" label={filters.category}>
          {divided(words.categories[job.category])}
        </Fact>
      )}
      {job.seniority !== null && (
        <Fact name="seniority" label={labels.seniority}>
          <span dir="auto">{divided(seniorityName(words.seniorities, job.seniority))}</span>
        </Fact>
      )}
      <Fact name="posted" label={labels.posted}>
        <time datetime={job.postedAt.toISOString()} data-noted="">
          {formats.date(job.postedAt)}
        </time>{' '}
        <small>{formats.ago(job.postedAt, now)}</small>
      </Fact>
    </dl>
  );
}

/** City and country, and below them the street and postal code of the office. */
function Place({ names, job }: { names: readonly string[]; job: JobDetail }) {
  const address = [job.street, job.postalCode].filter((part) => part !== null && part !== '');
  return (
    <>
      <span class="dots">
        {names.map((name) => (
          <span data-noted="">
            <bdi>{name}</bdi>
          </span>
        ))}
      </span>
      {address.length > 0 && (
        <small class="address">
          <bdi>{address.join(', ')}</bdi>
        </small>
      )}
    </>
  );
}

function Fact({ name, label, children }: { name: IconName; label: string; children?: Child }) {
  if (children === null) return null;
  return (
    <div>
      <dt>
        {icon(name)}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A seniority that is not one of the suggested ones is shown unchanged. */
function seniorityName(names: Readonly<Record<string, string>>, seniority: string): string {
  return Object.hasOwn(names, seniority) ? (names[seniority] ?? seniority) : seniority;
}
