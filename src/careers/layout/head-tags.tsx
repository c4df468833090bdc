/** What a page tells browsers, search engines and whoever shows a link to it. */

import { raw } from 'hono/html';
import { hexOf, hueDegrees } from '#lib/colour.ts';
import type { Head, Site } from './props.ts';
import { style } from './style.ts';

interface HeadTagsProps {
  site: Site;
  head: Head;
  title: string;
  description?: string;
}

/** Made at build, one for each domain (`public/og`). */
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;

export function HeadTags({ site, head, title, description }: HeadTagsProps) {
  const { canonicalUrl, noindex, isVariant, alternates = [], feeds = [] } = head;
  const picture = `https://${site.hostname}/og/${site.hostname}.png`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex,follow" />}
      {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
      {!isVariant &&
        alternates.map(({ language, url }) => (
          <link rel="alternate" hreflang={language} href={url} />
        ))}
      {feeds.map((feed) => (
        <link rel="alternate" type={feed.type} title={feed.title} href={feed.url} />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={bandOf(site, light)} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={bandOf(site, dark)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:locale" content={socialLocale(site.language)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE_WIDTH)} />
      <meta property="og:image:height" content={String(PICTURE_HEIGHT)} />
      <meta property="og:image:alt" content={site.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={site.name} />
      <style>{raw(style)}</style>
      {(head.structuredData ?? []).map((thing) => (
        <script type="application/ld+json">{raw(jsonInHtml(thing))}</script>
      ))}
    </head>
  );
}

/** The masthead's `--band` of the stylesheet, light and dark. */
const light = { lightness: 0.38, chroma: 0.095 };
const dark = { lightness: 0.32, chroma: 0.07 };

function bandOf(site: Site, { lightness, chroma }: typeof light): string {
  return hexOf(lightness, chroma, hueDegrees(site.hue));
}

/** The Open Graph protocol wants a territory, and of these two it knows one only. */
const territories: Readonly<Record<string, string>> = { 'es-419': 'es_LA', ar: 'ar_AR' };

function socialLocale(language: string): string {
  return territories[language] ?? language.replace('-', '_');
}

/** `</script>` inside a job title must not end the element. */
function jsonInHtml(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
