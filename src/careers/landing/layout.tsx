/** The frame of every public page: head, masthead, main and footer. */

import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { formatsFor } from '#careers/words/format.ts';
import { directionOf, wordsFor } from '#careers/words/words.ts';
import { homePath } from './page-links.ts';
import type { Alternate, Head, Site } from './props.ts';
import { style } from './style.ts';

interface LayoutProps {
  site: Site;
  head: Head;
  title: string;
  description?: string;
}

const HUES_MAX = 12;

export function Layout({
  site,
  head,
  title,
  description,
  children,
}: PropsWithChildren<LayoutProps>) {
  const words = wordsFor(site.language);
  const hue = ((Math.trunc(site.hue) % HUES_MAX) + HUES_MAX) % HUES_MAX;
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
            <a href={homePath}>{site.name}</a>
          </header>
          <main id="main" tabindex={-1}>
            {children}
          </main>
          <footer class="foot">
            <p>{words.footer}</p>
            <Languages site={site} head={head} />
            <p>{site.hostname}</p>
          </footer>
        </body>
      </html>
    </>
  );
}

function HeadTags({ site, head, title, description }: LayoutProps) {
  const { canonicalUrl, noindex, alternates = [], feeds = [], structuredData = [] } = head;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
      {alternates.map(({ language, url }) => (
        <link rel="alternate" hreflang={language} href={url} />
      ))}
      {feeds.map((feed) => (
        <link rel="alternate" type={feed.type} title={feed.title} href={feed.url} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:locale" content={site.language.replace('-', '_')} />
      <style>{raw(style)}</style>
      {structuredData.map((thing) => (
        <script type="application/ld+json">{raw(jsonInHtml(thing))}</script>
      ))}
    </head>
  );
}

/** Links for people to the same page in other languages; machines read those in the head. */
function Languages({ site, head }: { site: Site; head: Head }) {
  const others = (head.alternates ?? []).filter((other) => isOther(other, head));
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

function isOther({ language, url }: Alternate, { canonicalUrl }: Head): boolean {
  return language !== 'x-default' && url !== canonicalUrl;
}

/** `</script>` inside a job title must not end the element. */
function jsonInHtml(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
