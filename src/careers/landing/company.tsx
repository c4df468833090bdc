/** The company section of a job page: logo, excerpt of the description, website. */

import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { JobDetail, Site } from '#careers/layout/props.ts';

/** Reserved for a logo of any aspect ratio, so that the page does not shift while it loads. */
const LOGO_WIDTH = 160;
const LOGO_HEIGHT = 80;

export function Company({ site, job }: { site: Site; job: JobDetail }) {
  const { companyName, companyLogo, companyAbout, companyWebsite } = job;
  const words = wordsFor(site.language).company;
  if (companyLogo === null && companyAbout === null) return null;
  return (
    <section class="company">
      <h2 dir="auto">{fillTemplate(words.heading, { company: companyName })}</h2>
      {companyLogo !== null && (
        <img
          src={companyLogo}
          alt=""
          width={LOGO_WIDTH}
          height={LOGO_HEIGHT}
          loading="lazy"
          decoding="async"
        />
      )}
      {companyAbout !== null && <p dir="auto">{companyAbout}</p>}
      {companyWebsite !== null && (
        <p>
          <a href={companyWebsite} rel="nofollow noopener">
            {words.website}
          </a>
        </p>
      )}
    </section>
  );
}
