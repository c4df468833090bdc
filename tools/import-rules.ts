/**
 * Who may import whom. Two rules hold at once: modules lean one way (`layers`), and inside a feature the kinds of
 * files do too (`kinds`). `oxlint-boundaries.ts` enforces both: the order for types and dynamic imports too, the kinds for everything
 * but types. `npm run imports` prints the matrix.
 */

/** From the top down: a module imports what stands below it. Modules of one layer never import each other. */
export const layers: readonly (readonly string[])[] = [
  ['worker'],
  ['workers'],
  ['console'],
  ['careers', 'integrations', 'operator'],
  ['recruiting'],
  ['accounts'],
  ['mail', 'providers'],
  ['http'],
  ['data'],
  ['context'],
  ['platform'],
  ['events'],
  ['access', 'errors', 'vocabulary'],
  // The look that pages of accounts and of the console share.
  ['layout'],
  ['lib'],
  // The texts of pages and emails, which package.json names, as it does the list of migrations.
  ['translations'],
  ['migrations'],
];

/** A module whose files have no features of their own: `mail/store/outbox.ts`, not `mail/outbox/store.ts`. */
export const flatModules: readonly string[] = ['mail', 'providers'];

/** Modules made of features, whose files are of the kinds below. */
export const featureModules: readonly string[] = [
  'console',
  'careers',
  'integrations',
  'operator',
  'recruiting',
  'accounts',
  ...flatModules,
];

/** Shelves of a module whose features are many: `recruiting/people/tags/store.ts`. */
export const shelves: readonly string[] = [
  'jobs',
  'people',
  'pipeline',
  'interviews',
  'company',
].map((shelf) => `recruiting/${shelf}`);

export type FileKind = {
  /** Modules without features that it may use. */
  modules: readonly string[];
  /** Kinds of files of its own feature. */
  feature?: readonly string[];
  /** Kinds of files of other features. */
  others?: readonly string[];
  packages?: readonly string[];
};

const base = ['lib', 'errors', 'access', 'events', 'vocabulary'];

/** By the name of the file, or of the folder it stands in where several files share a kind (`actions/`, `store/`). */
export const kinds: Readonly<Record<string, FileKind>> = {
  endpoints: {
    modules: [...base, 'http'],
    feature: ['actions', 'rules', 'schemas', 'screens', 'page', 'tools'],
    others: ['actions', 'page', 'rules'],
    packages: ['zod', 'hono'],
  },
  // A screen of the console runs the actions that endpoints run, and renders a page.
  screens: {
    modules: [...base, 'http', 'context', 'data'],
    feature: ['screens', 'rules', 'schemas', 'view'],
    others: ['actions', 'rules', 'schemas', 'screens', 'view', 'page', 'words'],
    packages: ['zod', 'hono'],
  },
  // HTML of the console, from the records that actions answer.
  view: {
    modules: [...base, 'http', 'layout'],
    feature: ['view', 'rules', 'words'],
    others: ['view', 'rules', 'words', 'page'],
    packages: ['hono'],
  },
  // What runs in the browser.
  script: { modules: [], feature: ['script'] },
  // A page may stand in the frame of another feature.
  page: {
    modules: [...base, 'layout'],
    feature: ['page', 'words'],
    others: ['page', 'words'],
    packages: ['hono', 'uqr', '@recruiting/cv-reader'],
  },
  schemas: {
    modules: [...base, 'data'],
    feature: ['rules', 'schemas', 'page'],
    // A record may hold the record of another feature.
    others: ['rules', 'schemas'],
    packages: ['zod'],
  },
  actions: {
    modules: [...base, 'context', 'data'],
    feature: ['actions', 'calendar', 'rules', 'schemas', 'store', 'words'],
    others: ['actions', 'rules', 'schemas', 'words'],
    packages: ['@recruiting/cv-reader'],
  },
  // An invitation becomes an iCalendar object.
  calendar: { modules: base, feature: ['schemas'], packages: ['ical-generator'] },
  // A message or a tick of the clock becomes a context, and that an action.
  consumer: {
    modules: [...base, 'platform', 'http'],
    feature: ['actions', 'schemas'],
    packages: ['zod'],
  },
  rules: {
    modules: base,
    feature: ['rules'],
    others: ['rules'],
    packages: ['@recruiting/cv-reader'],
  },
  // A store may query through another store: two actions would cost a second round trip.
  store: {
    modules: [...base, 'context', 'data'],
    feature: ['rules', 'store'],
    others: ['store', 'rules'],
    packages: ['drizzle-orm'],
  },
  // The API document is read off the declarations.
  openapi: {
    modules: [...base, 'platform', 'http'],
    feature: ['openapi'],
    packages: ['zod', 'hono'],
  },
  // A tool of the MCP server runs the actions that endpoints run.
  tools: {
    modules: [...base, 'http'],
    feature: ['tools', 'actions', 'schemas'],
    others: ['actions', 'rules', 'schemas'],
    packages: ['zod'],
  },
  // Dictionaries, and the texts made with them.
  words: { modules: [...base, 'translations'], feature: ['words'], others: ['words'] },
};

/** Packages of the modules without features. */
export const packagesOf: Readonly<Record<string, readonly string[]>> = {
  lib: [
    'zod',
    'hono',
    'postal-mime',
    'sanitize-html',
    'fflate',
    'otpauth',
    '@recruiting/cv-reader',
    'node:crypto',
    'node:zlib',
  ],
  layout: ['hono'],
  events: ['zod'],
  platform: ['@recruiting/cv-reader', 'drizzle-orm', 'cloudflare:sockets', 'node:async_hooks'],
  data: ['drizzle-orm'],
  http: ['hono', '@hono/zod-validator', 'zod'],
  workers: ['cloudflare:workers'],
};

/** What the sources of the packages under `packages` may import, beside files of their own `src`. */
export const workspacePackages: Readonly<Record<string, readonly string[]>> = {
  'cv-corpus': [
    '@myriaddreamin/typst-ts-node-compiler',
    'docx',
    'fflate',
    'jsonresume-theme-even',
    'libphonenumber-js',
    'playwright-core',
    'node:child_process',
    'node:fs',
    'node:os',
    'node:path',
  ],
  'cv-reader': ['fflate', 'libphonenumber-js', 'unpdf', 'node:crypto', 'node:zlib'],
};

export type Internal = {
  why: string;
  /** Other modules that may import it. */
  alsoFor?: readonly string[];
};

/** Exports that only files of their own module may import, by file and name. */
export const moduleInternals: Readonly<Record<string, Readonly<Record<string, Internal>>>> = {
  'data/query-plan.ts': {
    runBatch: {
      why: 'writes go through commit, commitAccount or writeUnaudited of #data/commit.ts',
    },
  },
  'data/read-plan.ts': {
    runRead: {
      why: 'it does not check that the token is still for the caller; runPlan of #data/query-plan.ts does',
      // What it reads there is public.
      alsoFor: ['careers'],
    },
  },
};

/** Files whose kind is not their name. */
export const kindsByPath: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^(?:accounts|careers|console|mail|recruiting\/interviews\/meetings)\/words\//u, 'words'],
  [/^console\/script\//u, 'script'],
  [/^console\/(?:layout\/(?:form-screen|screen-types)|[\w-]+\/[\w-]+-screens)$/u, 'screens'],
  [/^console\/(?:layout\/|[\w-]+\/[\w-]+-(?:page|parts)$)/u, 'view'],
  [/^recruiting\/interviews\/meetings\/join-page$/u, 'page'],
  [/^recruiting\/interviews\/meetings\/links$/u, 'endpoints'],
  [/^integrations\/openapi\//u, 'openapi'],
  [/^integrations\/mcp\/(?!(?:actions|endpoints|schemas|store)$)/u, 'tools'],
  [/^careers\/layout\/(?!schemas$)/u, 'page'],
  [
    /^careers\/(?:landing|legal|apply|alerts|feeds|embed|companies|portal|previews)\/(?!actions|consumer|endpoints|rules|schemas|store)/u,
    'page',
  ],
  [/^recruiting\/interviews\/connections\/[\w-]+-page$/u, 'page'],
  [/^accounts\/(?:layout\/|[\w-]+\/[\w-]+-(?:page|answer)$)/u, 'page'],
];

/** What the bundle of a Worker may hold, in whatever way it is imported; types are no part of it. */
export type BundleRule = {
  /** Modules of `src`. Of a module of features, a list names the kinds of files. */
  modules: Readonly<Record<string, 'whole' | readonly string[]>>;
  /** Packages, or single entry points of them. */
  packages: readonly string[];
};

/** By entry point. The Worker of the career domains starts in many places and holds no secret: it only reads. */
export const bundleRules: Readonly<Record<string, BundleRule>> = {
  'workers/careers/careers.ts': {
    modules: {
      workers: 'whole',
      careers: ['endpoints', 'page', 'schemas', 'actions', 'rules', 'store', 'words'],
      recruiting: ['rules'],
      http: 'whole',
      data: 'whole',
      context: 'whole',
      platform: 'whole',
      access: 'whole',
      errors: 'whole',
      vocabulary: 'whole',
      lib: 'whole',
      translations: 'whole',
    },
    // Of zod, the parts without methods on schemas: a tenth of its size.
    packages: [
      'hono',
      '@hono/zod-validator',
      'zod/mini',
      'zod/v4/core',
      'node:async_hooks',
      'node:crypto',
      'node:zlib',
    ],
  },
  // It can reach nothing, so it needs nothing that asks for something.
  'workers/reader/reader.ts': {
    modules: { workers: 'whole', recruiting: ['actions'], platform: 'whole', lib: 'whole' },
    packages: [
      '@recruiting/cv-reader',
      'cloudflare:workers',
      'fflate',
      'libphonenumber-js',
      'node:crypto',
      'node:zlib',
      'unpdf',
    ],
  },
};
