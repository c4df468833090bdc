/** A list of job cards. */

import { icon } from '#careers/layout/icons.ts';
import { formatsFor } from '#careers/words/format.ts';
import { hyphenated } from '#careers/words/hyphenated.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Logo } from '#careers/layout/logo.tsx';
import { CompanyName } from './company.tsx';
import { SaveButton } from './save-button.tsx';
import { jobPath } from '#careers/layout/page-links.ts';
import type { JobCard as Job, Site } from '#careers/layout/props.ts';

const SKILLS_MAX = 5;

interface CardOptions {
  site: Site;
  now: Date;
  /** Shows the country of each job. */
  withCountry?: boolean;
  /** Below a heading of its own. */
  isOfGroup?: boolean;
}

export function JobCards({ jobs, ...options }: CardOptions & { jobs: readonly Job[] }) {
  return (
    <ol class="jobs">
      {jobs.map((job) => (
        <li>
          <JobCard job={job} {...options} />
        </li>
      ))}
    </ol>
  );
}

function JobCard(props: CardOptions & { job: Job }) {
  const { job, site, now, withCountry = false, isOfGroup = false } = props;
  const Title = isOfGroup ? 'h4' : 'h3';
  const words = wordsFor(site.language);
  const formats = formatsFor(site.language);
  const pay = job.pay === null ? null : formats.pay(job.pay, job.country?.iso2);
  const skills = job.skills.slice(0, SKILLS_MAX);
  const kinds = [
    ...(job.workplace === null ? [] : [words.workplaces[job.workplace]]),
    ...job.employmentTypes.map((type) => words.employmentTypes[type]),
  ];
  return (
    <article class="card" data-card>
      <Logo path={job.companyLogo} />
      <div>
        <Title>
          <a href={jobPath(job)} data-title="" dir="auto">
            {hyphenated(site.language, job.title)}
          </a>
        </Title>
        <p class="by">
          <b data-noted="">
            <CompanyName job={job} />
          </b>
          <Place job={job} withCountry={withCountry} />
        </p>
      </div>
      <SaveButton site={site} job={job} />
      {pay !== null && (
        <p class="pay" data-noted="">
          {pay}
        </p>
      )}
      <div class="meta">
        {kinds.length > 0 && (
          <p class="dots kinds">
            {kinds.map((kind) => (
              <span>{kind}</span>
            ))}
          </p>
        )}
        <p class="posted">
          <span class="vh">{words.labels.posted} </span>
          <time
            datetime={job.postedAt.toISOString().slice(0, 10)}
            data-noted={formats.date(job.postedAt)}
          >
            {formats.ago(job.postedAt, now)}
          </time>
        </p>
      </div>
      {skills.length > 0 && <Skills skills={skills} label={words.jobPage.skills} />}
    </article>
  );
}

/** The country is always shown for a job without a city. */
function Place({ job, withCountry }: { job: Job; withCountry: boolean }) {
  const country = withCountry || job.cityName === null ? (job.country?.name ?? null) : null;
  const names = [job.cityName, country].filter((name) => name !== null);
  if (names.length === 0) return null;
  return (
    <span data-noted="">
      {icon('place')}
      {names.map((name, at) => (
        <>
          {at > 0 && ' · '}
          <bdi>{name}</bdi>
        </>
      ))}
    </span>
  );
}

export function Skills({ skills, label }: { skills: readonly string[]; label: string }) {
  return (
    <ul class="skills" aria-label={label}>
      {skills.map((skill) => (
        <li dir="auto">{skill}</li>
      ))}
    </ul>
  );
}
