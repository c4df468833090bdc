/** The company of a job: its name, which leads to its page, and its section of a job page. */

import { CompanyLinks } from '#careers/layout/company-links.tsx';
import { Logo } from '#careers/layout/logo.tsx';
import { companyPath } from '#careers/layout/page-links.ts';
import type { JobCard, JobDetail, Site } from '#careers/layout/props.ts';
import { wordsFor } from '#careers/words/words.ts';
import { fillTemplate } from '#lib/language.ts';

export function CompanyName({ job }: { job: Pick<JobCard, 'companyName' | 'companySlug'> }) {
  const { companyName, companySlug: slug } = job;
  if (slug === null) return <bdi>{companyName}</bdi>;
  return (
    <a href={companyPath({ slug })}>
      <bdi>{companyName}</bdi>
    </a>
  );
}

/** Logo, excerpt of the description, and where there is more. */
export function Company({ site, job }: { site: Site; job: JobDetail }) {
  const { companyName, companySlug: slug, companyLogo, companyAbout, companyWebsite } = job;
  const words = wordsFor(site.language).company;
  return (
    <section class="company">
      <h2 dir="auto">{fillTemplate(words.heading, { company: companyName })}</h2>
      <Logo path={companyLogo} />
      {companyAbout !== null && <p dir="auto">{companyAbout}</p>}
      {slug !== null && (
        <p>
          <a href={companyPath({ slug })}>
            {fillTemplate(words.allJobs, { company: companyName })}
          </a>
        </p>
      )}
      {companyWebsite !== null && (
        <p>
          <a href={companyWebsite} rel="nofollow noopener">
            {words.website}
          </a>
        </p>
      )}
      <CompanyLinks site={site} name={companyName} links={job.companyLinks} />
    </section>
  );
}
