/** The head of a page: metadata for browsers, search engines and link previews. */

import { careerOrigin } from '#lib/career-origin.ts';
import { raw } from 'hono/html';
import { hexOf, hueDegrees } from '#lib/colour.ts';
import type { Head, Site } from './props.ts';
import { style } from './style.ts';
import { placeStyle } from './place-style.ts';
import { textStyle } from './text-style.ts';

interface HeadTagsProps {
  site: Site;
  head: Head;
  title: string;
  description?: string;
}

/** The preview image of each domain, drawn by `npm run images` into `public/og`. */
const IMAGE_WIDTH = 1200;
const IMAGE_HEIGHT = 630;

export function HeadTags({ site, head, title, description }: HeadTagsProps) {
  const { canonicalUrl, noindex, isVariant, alternates = [], feeds = [] } = head;
  const { path, alt } = head.image ?? { path: `/og/${site.hostname}.png`, alt: site.name };
  const image = `${careerOrigin(site.hostname)}${path}`;
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
      <meta
        name="theme-color"
        media="(prefers-color-scheme:light)"
        content={mastheadColour(site, light)}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme:dark)"
        content={mastheadColour(site, dark)}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:locale" content={openGraphLocale(site.language)} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(IMAGE_WIDTH)} />
      <meta property="og:image:height" content={String(IMAGE_HEIGHT)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
      <style>{raw(style)}</style>
      <style>{raw(head.style ?? (head.isList ? placeStyle : textStyle))}</style>
      {(head.structuredData ?? []).map((jsonLd) => (
        <script type="application/ld+json">{raw(scriptSafeJson(jsonLd))}</script>
      ))}
    </head>
  );
}

/** The `--band` of the stylesheet. */
const light = { lightness: 0.38, chroma: 0.095 };
const dark = { lightness: 0.32, chroma: 0.07 };

function mastheadColour(site: Site, { lightness, chroma }: typeof light): string {
  return hexOf(lightness, chroma, hueDegrees(site.hue));
}

/** Open Graph requires a territory, and supports only one for each of these languages. */
const territories: Readonly<Record<string, string>> = { 'es-419': 'es_LA', ar: 'ar_AR' };

function openGraphLocale(language: string): string {
  return territories[language] ?? language.replace('-', '_');
}

/** Escapes `<`, so that `</script>` in a job title does not end the element. */
function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
