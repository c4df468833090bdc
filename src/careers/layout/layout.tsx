/** The layout of every career page: head, masthead, main and footer. */

import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { formatsFor } from '#careers/words/format.ts';
import { wordsFor } from '#careers/words/words.ts';
import { directionOf } from '#lib/language.ts';
import { HUES } from '#lib/colour.ts';
import { HeadTags } from './head-tags.tsx';
import { companiesPath, homePath, savedPath } from './page-links.ts';
import { SiteIcon } from './site-icon.tsx';
import type { Alternate, Head, Site } from './props.ts';
import { script } from './script.ts';

interface LayoutProps {
  site: Site;
  head: Head;
  title: string;
  description?: string;
}

export function Layout({
  site,
  head,
  title,
  description,
  children,
}: PropsWithChildren<LayoutProps>) {
  const words = wordsFor(site.language);
  const hue = ((Math.trunc(site.hue) % HUES) + HUES) % HUES;
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={site.language} dir={directionOf(site.language)} class={`hue-${hue}`}>
        <HeadTags site={site} head={head} title={title} {...(description ? { description } : {})} />
        <body>
          <a class="skip" href="#main">
            {words.skip}
          </a>
          <header class="masthead">
            <a class="brand" href={homePath}>
              <SiteIcon site={site} />
              <span>{site.name}</span>
            </a>
            <a class="saved-link" href={savedPath} rel="nofollow">
              <span>{words.saved.heading}</span> <b data-saved-count hidden />
            </a>
          </header>
          <main id="main" tabindex={-1}>
            {children}
          </main>
          <footer class="foot">
            <p>{words.footer}</p>
            <p>
              <a href={companiesPath}>{words.company.index}</a>
            </p>
            <Legal site={site} />
            <Languages site={site} head={head} />
            <p>{site.hostname}</p>
          </footer>
          <script>{raw(script)}</script>
        </body>
      </html>
    </>
  );
}

function Legal({ site }: { site: Site }) {
  const words = wordsFor(site.language).legal;
  if (site.legal.length === 0) return null;
  return (
    <nav aria-label={words.label}>
      <ul class="languages">
        {site.legal.map(({ kind, url }) => (
          <li>
            <a href={url}>{words[kind]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Visible links to the same page in other languages; search engines read those in the head. */
function Languages({ site, head }: { site: Site; head: Head }) {
  const others = (head.alternates ?? []).filter((other) => isOther(other, site));
  if (others.length === 0) return null;
  const label = wordsFor(site.language).otherLanguages;
  const { languageName } = formatsFor(site.language);
  return (
    <nav aria-label={label}>
      <ul class="languages">
        {others.map(({ language, url }) => (
          <li>
            <a href={url} hreflang={language} lang={language} dir="auto">
              {languageName(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isOther({ language, url }: Alternate, { hostname }: Site): boolean {
  return language !== 'x-default' && new URL(url).hostname !== hostname;
}
