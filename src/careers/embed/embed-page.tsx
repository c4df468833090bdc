/** The list of a company for a frame on its own website: one page without scripts, which any site may frame. */

import { raw } from 'hono/html';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { contentSource } from '#lib/hash.ts';
import { directionOf, fillTemplate, typedDirection } from '#lib/language.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { embedTexts, groupedJobs, jobDetails, recordsOf } from './feed.ts';
import { embedFilters } from './filters.ts';
import type { EmbedFilter } from './filters.ts';
import type { EmbedProps } from './props.ts';
import { listStyle } from './embed-style.ts';
import { embedPath } from './embed-paths.ts';

const style = `:root{color-scheme:light dark}body{margin:.5rem;font:100%/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}h2{margin:0;font-size:1rem}footer{padding-block:.5rem;font-size:.875rem}footer a{display:inline-block;padding-block:.3rem;margin-inline-end:1rem}${listStyle}`;

export const framePolicy = [
  "default-src 'none'",
  `style-src ${await contentSource(style)}`,
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

const SEARCH_LENGTH_MAX = 100;

export function EmbedPage(props: EmbedProps) {
  const { site, company, total, nextQuery } = props;
  const jobs = groupedJobs(props, recordsOf(props));
  const texts = embedTexts(props);
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={site.language} dir={directionOf(site.language)}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{texts.heading}</title>
          <meta name="robots" content="noindex" />
          <style>{raw(style)}</style>
        </head>
        <body>
          <main>
            <h1 dir="auto">{texts.heading}</h1>
            <Search {...props} />
            <p class="count">{total > 0 ? texts.count : texts.empty}</p>
            <ul class="jobs">
              {jobs.map(({ group, job }) => (
                <li>
                  {group !== null && <h2 dir="auto">{group}</h2>}
                  {/* The career site leaves the frame. */}
                  <a href={job.url} target="_top" dir="auto">
                    {job.title}
                  </a>
                  <p>{[...jobDetails(site, job), job.payText ?? []].flat().join(' · ')}</p>
                </li>
              ))}
            </ul>
            {nextQuery !== null && (
              <p>
                <a href={`${embedPath(company.subdomain)}?${nextQuery}`} rel="nofollow">
                  {texts.more}
                </a>
              </p>
            )}
          </main>
          <Legal {...props} />
        </body>
      </html>
    </>
  );
}

/** The texts of the company, then those of the career domain: both leave the frame. */
function Legal({ site, company }: EmbedProps) {
  const { legal, labelled } = wordsFor(site.language);
  const own = legalKinds.flatMap((kind) => {
    const url = company.links[kind];
    const text = fillTemplate(labelled, { label: company.name, text: legal[kind] });
    return url === undefined ? [] : [{ url, text }];
  });
  const ofSite = site.legal.map(({ kind, url }) => ({
    url: new URL(url, careerOrigin(site.hostname)).href,
    text: fillTemplate(labelled, { label: site.name, text: legal[kind] }),
  }));
  const links = [...own, ...ofSite];
  if (links.length === 0) return null;
  return (
    <footer>
      <nav aria-label={legal.label}>
        {links.map(({ url, text }) => (
          <a href={url} target="_top" rel="nofollow noopener" dir="auto">
            {text}
          </a>
        ))}
      </nav>
    </footer>
  );
}

function Search(props: EmbedProps) {
  const { site, company, filters } = props;
  const texts = embedTexts(props);
  return (
    <form
      method="get"
      action={embedPath(company.subdomain)}
      role="search"
      aria-label={texts.heading}
    >
      <input type="hidden" name="lang" value={site.language} />
      <label>
        {texts.search}
        <input
          type="search"
          name="q"
          value={filters.search}
          maxlength={SEARCH_LENGTH_MAX}
          dir={typedDirection(site.language)}
        />
      </label>
      {embedFilters(props).map((filter) => (
        <Select {...filter} />
      ))}
      <button>{texts.submit}</button>
    </form>
  );
}

function Select({ name, label, all, selected, options }: EmbedFilter) {
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option value={option.value} selected={option.value === selected}>
            {`${option.label} (${option.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
