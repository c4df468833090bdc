/** All pages of the documentation: the introduction, the guides, and the reference by tag. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import type { Document } from './document.ts';
import { fieldList, schemaName } from './fields.ts';
import type { Html } from './fields.ts';
import { renderPage } from './layout.ts';
import type { NavigationGroup } from './layout.ts';
import { codeBlock, inlineMarkdown, markdown, slugOf } from './markdown.ts';
import { operationSection } from './operation.ts';
import type { Entry } from './operation.ts';
import { exampleOf } from './samples.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The guides for people who use the service; those for its operator stay in the repository. */
const guideFiles = [
  'integrators',
  'accounts',
  'webhooks',
  'agents',
  'client',
  'errors',
  'events',
  'permissions',
  'limits',
  'candidates',
  'screening',
  'import-export',
  'meetings',
  'connections',
  'careers-feeds',
  'embed',
  'alerts',
  'notices',
] as const;

export type Page = { file: string; content: string };

type Guide = { title: string; path: string; content: Html; headings: NavigationGroup['entries'] };

/** The pages by file name under `/docs`. */
export async function docsPages(document: Document): Promise<Page[]> {
  const guides = await Promise.all(guideFiles.map(readGuide));
  const sections = sectionsOf(document);
  const objects = returnedObjects(document);
  const introduction = markdown(document.info.description, guidePath);
  const start: Guide = {
    title: 'Introduction',
    path: '/docs',
    content: html`<article class="prose">
      <h1>${document.info.title}</h1>
      ${introduction.content}
    </article>`,
    headings: introduction.headings.map(({ id, text }) => ({ title: text, href: `#${id}` })),
  };
  const shared = {
    guides: [start, ...guides].map(({ title, path, headings }) => ({
      title,
      href: path,
      entries: headings,
    })),
    reference: [...sections.map(toNavigation), objectsNavigation(objects)],
  };
  const frames = [
    ...[start, ...guides].map(({ title, path, content }) => ({
      title: path === '/docs' ? document.info.title : `${title} – ${document.info.title}`,
      description: `${title}: ${document.info.title}`,
      path,
      hasSamples: false,
      content,
    })),
    ...sections.map((section) => ({
      title: `${section.name} – ${document.info.title}`,
      description: section.description,
      path: section.path,
      hasSamples: section.entries.some(({ isDelivery }) => !isDelivery),
      content: sectionPage(section, document),
    })),
    {
      title: `Objects – ${document.info.title}`,
      description: 'The records that requests send and responses return.',
      path: OBJECTS_PATH,
      hasSamples: false,
      content: objectsPage(objects, document),
    },
  ];
  return Promise.all(
    frames.map(async (frame) => ({
      file: frame.path === '/docs' ? 'index.html' : `${frame.path.replace('/docs/', '')}.html`,
      content: await renderPage({ ...frame, ...shared }),
    })),
  );
}

function guidePath(link: string): string | null {
  const [, name, anchor = ''] = /^(?:\.\.\/docs\/|docs\/)?([\w-]+)\.md(#.*)?$/u.exec(link) ?? [];
  return guideFiles.some((file) => file === name) ? `/docs/guides-${name}${anchor}` : null;
}

async function readGuide(name: (typeof guideFiles)[number]): Promise<Guide> {
  const text = await readFile(join(PROJECT, `docs/${name}.md`), 'utf8');
  const title = /^# (.+)$/mu.exec(text)?.[1] ?? name;
  const { content, headings } = markdown(text, guidePath);
  return {
    title,
    path: `/docs/guides-${name}`,
    content: html`<article class="prose">${content}</article>`,
    headings: headings.map((heading) => ({ title: heading.text, href: `#${heading.id}` })),
  };
}

type Section = { name: string; description: string; path: string; entries: Entry[] };

/** The operations by tag, in the order of the document's tags. */
function sectionsOf({ tags, paths, webhooks }: Document): Section[] {
  const entries: Entry[] = [
    ...Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        method,
        path,
        operation,
        isDelivery: false,
      })),
    ),
    ...Object.entries(webhooks).map(([name, { post }]) => {
      if (!post) throw new Error(`The event ${name} has no operation.`);
      return { method: 'post', path: name, operation: post, isDelivery: true };
    }),
  ];
  return tags.map(({ name, description = '' }) => ({
    name,
    description,
    path: `/docs/${slugOf(name)}`,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

function toNavigation({ name, path, entries }: Section): NavigationGroup {
  return {
    title: name,
    href: path,
    entries: entries.map(({ method, operation, isDelivery, path: address }) => ({
      title: isDelivery ? address : operation.summary,
      href: `#${operation.operationId}`,
      ...(!isDelivery && { method }),
    })),
  };
}

function sectionPage({ name, description, entries }: Section, document: Document): Html {
  const context = { document, linkOf };
  return html`<div class="prose">
      <h1>${name}</h1>
      <p>${inlineMarkdown(description)}</p>
    </div>
    ${entries.map((entry) => operationSection(entry, context))}`;
}

const OBJECTS_PATH = '/docs/objects';
const linkOf = (name: string) => `${OBJECTS_PATH}#${name}`;

/** The names of the schemas that responses lead to. What requests send is listed at each operation. */
function returnedObjects({ paths, components }: Document): string[] {
  const names = new Set<string>();
  const add = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/gu)) {
      if (names.has(name)) continue;
      names.add(name);
      add(components.schemas[name]);
    }
  };
  for (const item of Object.values(paths)) {
    for (const { responses, requestBody } of Object.values(item)) {
      add(responses);
      const { schema = {} } = Object.values(requestBody?.content ?? {})[0] ?? {};
      const name = schemaName(schema);
      add(name === null ? schema : (components.schemas[name] ?? {}));
    }
  }
  return [...names].sort();
}

function objectsNavigation(names: readonly string[]): NavigationGroup {
  return {
    title: 'Objects',
    href: OBJECTS_PATH,
    entries: names.map((name) => ({ title: name, href: `#${name}` })),
  };
}

function objectsPage(names: readonly string[], document: Document): Html {
  const { schemas } = document.components;
  const entries = names.map((name) => [name, schemas[name] ?? {}] as const);
  return html`<div class="prose">
      <h1>Objects</h1>
      <p>The records that requests send and responses return.</p>
    </div>
    ${entries.map(
      ([name, schema]) =>
        html`<section class="operation" id="${name}" aria-labelledby="${name}-title">
          <div class="prose">
            <h2 id="${name}-title"><a href="#${name}">${name}</a></h2>
            ${schema.description === undefined ? raw('') : html`<p>${inlineMarkdown(schema.description)}</p>`}
            ${fieldList(schema, { document, linkOf: (other) => `#${other}` }) ?? raw('')}
          </div>
          <div class="samples">
            ${raw(codeBlock(JSON.stringify(exampleOf(schema, document), null, 2), `${name}, JSON`))}
          </div>
        </section> `,
    )}`;
}
