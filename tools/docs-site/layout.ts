/** The frame of every page: head, navigation, content. */
import { html, raw } from 'hono/html';
import type { Html } from './fields.ts';
import { sampleLanguages } from './samples.ts';

export type NavigationGroup = {
  title: string;
  href: string;
  entries: readonly { title: string; href: string; method?: string }[];
};

export type Frame = {
  title: string;
  description: string;
  /** The path of this page. */
  path: string;
  hasSamples: boolean;
  guides: readonly NavigationGroup[];
  reference: readonly NavigationGroup[];
  content: Html;
};

const NONE = raw('');

export async function renderPage(frame: Frame): Promise<string> {
  const { title, description, path, hasSamples, guides, reference, content } = frame;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <link rel="service-desc" type="application/json" href="/openapi.json" />
        <link rel="stylesheet" href="/docs/docs.css" />
        <script src="/docs/docs.js" type="module"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <a class="brand" href="/docs">Recruiting API</a>
          ${hasSamples ? languageChoice() : NONE}
          <a class="document" href="/openapi.json">OpenAPI</a>
        </header>
        <div class="columns">
          <nav aria-label="Documentation">
            <details class="menu" open>
              <summary>Contents</summary>
              ${groups('Guides', guides, path)} ${groups('Reference', reference, path)}
            </details>
          </nav>
          <main id="content" tabindex="-1">${content}</main>
        </div>
      </body>
    </html> `;
  // Code is escaped, so white space between tags is never part of it.
  return String(await page).replaceAll(/>\s+</gu, '>\n<');
}

/** The choice holds for all samples of the page, without a script. */
function languageChoice(): Html {
  return html`<fieldset class="languages">
    <legend class="hidden">Language of the samples</legend>
    ${sampleLanguages.map(
      ({ id, name }, index) =>
        html`<label
          ><input
            type="radio"
            name="language"
            value="${id}"
            ${index === 0 ? raw(' checked') : NONE}
          />
          ${name}</label
        > `,
    )}
  </fieldset>`;
}

function groups(title: string, listed: readonly NavigationGroup[], path: string): Html {
  return html`<h2>${title}</h2>
    <ul>
      ${listed.map((group) => navigationGroup(group, path))}
    </ul>`;
}

function navigationGroup({ title, href, entries }: NavigationGroup, path: string): Html {
  const isHere = href === path;
  const link = html`<a href="${href}" ${isHere ? raw(' aria-current="page"') : NONE}>${title}</a>`;
  if (!isHere || entries.length === 0) return html`<li>${link}</li> `;
  return html`<li>
    ${link}
    <ul>
      ${entries.map(
        (entry) =>
          html`<li>
            <a href="${entry.href}"
              >${entry.method === undefined ? NONE : html`<span class="method ${entry.method}">${entry.method.toUpperCase()}</span> `}${entry.title}</a
            >
          </li> `,
      )}
    </ul>
  </li> `;
}
