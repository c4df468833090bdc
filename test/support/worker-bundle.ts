/** A Vite plugin that gives the Worker's modules to the tests from one bundle, made once per run by the bundler that deploys it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Plugin as BundlerPlugin } from 'esbuild';
import type { Plugin } from 'vitest/config';

const MAIN = 'src/worker.ts';
const BUNDLE = '\0worker-bundle';
/** A package that a module imports, other than its types. */
const IMPORTED = /(?:^(?!import type\b).* from |\bimport\()'(?<name>[^.#'][^']*)'/gmu;
const QUICK_SCRYPT = 'test/support/quick-scrypt.ts';

/** CommonJS, and a large one that few tests load: these stay modules of their own. */
const external = ['sanitize-html', 'unpdf', 'cloudflare:*', 'node:*'];

/** As wrangler bundles, but neither minified nor split. */
const options = {
  bundle: true,
  format: 'esm',
  target: 'es2024',
  platform: 'neutral',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  metafile: true,
  write: false,
} satisfies BuildOptions;

type Bundle = {
  code: string;
  /** The export of the bundle that is the module of this file. */
  exportOf: ReadonlyMap<string, string>;
  /** What the module of each file exports. */
  exportsOf: ReadonlyMap<string, readonly string[]>;
};

/**
 * Fetching some 800 modules one by one takes each worker of the pool seconds. With this plugin it
 * fetches one: the file of a bundled module is a stub that exports what the bundle has, so a test
 * imports it by its usual name, and shares its instance with the Worker.
 */
export function workerBundle(root: string): Plugin {
  let bundle: Promise<Bundle> | undefined;
  return {
    name: 'worker-bundle',
    enforce: 'pre',
    resolveId: (source) => (source === BUNDLE ? BUNDLE : undefined),
    async load(id) {
      // The global setup is loaded by the same server, and runs in Node.
      if (this.environment.name !== 'ssr') return;
      bundle ??= makeBundle(root);
      const { code, exportOf, exportsOf } = await bundle;
      if (id === BUNDLE) return { code, map: { mappings: '' } };
      const name = exportOf.get(id);
      return name && stubOf(name, exportsOf.get(id) ?? []);
    },
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (!/\/src\/.*\.tsx?$/u.test(file)) return;
        bundle = undefined;
        const { moduleGraph } = server.environments.ssr;
        const module = moduleGraph.getModuleById(BUNDLE);
        if (module) moduleGraph.invalidateModule(module);
      });
    },
  };
}

async function makeBundle(root: string): Promise<Bundle> {
  const sources = await sourcesIn(root);
  const exported = [
    ...[...sources, QUICK_SCRYPT].map((file) => `./${file}`),
    ...(await packagesOf(root, sources)),
  ];
  const lines = exported.map((entry, index) => `export * as m${index} from '${entry}';`);
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: root,
    external,
    plugins: [quickScrypt(root), quickKinds],
    stdin: { contents: lines.join('\n'), resolveDir: root },
  });
  const paths = metafile.inputs['<stdin>']?.imports.map(({ path }) => join(root, path)) ?? [];
  return {
    code: outputFiles[0]?.text ?? '',
    exportOf: new Map(paths.map((path, index) => [path, `m${index}`])),
    exportsOf: await exportsOfFiles(root, paths),
  };
}

/** The main module first, so that modules run in the order they do when deployed. */
async function sourcesIn(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'src'), { recursive: true });
  const sources = files
    .filter((file) => /(?<!\.d)\.tsx?$/u.test(file))
    // Runs in the browser.
    .filter((file) => !file.startsWith('console/script/'))
    .map((file) => `src/${file}`);
  return [MAIN, ...sources.filter((file) => file !== MAIN)];
}

async function packagesOf(root: string, sources: readonly string[]): Promise<string[]> {
  const codes = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')));
  const names = codes.flatMap((code) =>
    Array.from(code.matchAll(IMPORTED), ({ groups }) => groups?.['name'] ?? ''),
  );
  return [...new Set(names)].filter(
    (name) => !/^(?:node|cloudflare):/u.test(name) && !external.includes(name),
  );
}

/** Lets passwords be hashed at a price that thousands of sign-ins can pay. */
function quickScrypt(root: string): BundlerPlugin {
  return {
    name: 'quick-scrypt',
    setup: (bundler) =>
      bundler.onResolve({ filter: /^node:crypto$/ }, ({ importer }) =>
        importer === join(root, 'src/lib/password.ts')
          ? { path: join(root, QUICK_SCRYPT) }
          : undefined,
      ),
  };
}

/**
 * Drizzle asks of every part of every query which class it is of, and walks up to each class by name, as there may be several copies of
 * Drizzle. In the bundle there is one, whose classes `instanceof` tells: half the time of building a query.
 */
const quickKinds: BundlerPlugin = {
  name: 'quick-kinds',
  setup: (bundler) =>
    bundler.onLoad({ filter: /drizzle-orm[\\/]entity\.js$/ }, () => ({
      contents: `
        export const entityKind = Symbol.for('drizzle:entityKind');
        export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind');
        export const is = (value, type) => typeof value === 'object' && value instanceof type;
      `,
    })),
};

async function exportsOfFiles(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const isOurs = (file: string) => file.startsWith(join(root, 'src'));
  const built = await Promise.all([
    // A module of ours exports nothing of another; a package's entry does.
    exportsOfEntries(root, files.filter(isOurs), ['#*', './*', '../*']),
    exportsOfEntries(
      root,
      files.filter((file) => !isOurs(file)),
    ),
  ]);
  return new Map(built.flat());
}

async function exportsOfEntries(
  root: string,
  entryPoints: string[],
  elsewhere: string[] = [],
): Promise<[string, readonly string[]][]> {
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints,
    packages: 'external',
    external: elsewhere,
    splitting: true,
    outdir: 'unwritten',
  });
  return Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
    entryPoint === undefined ? [] : [[join(root, entryPoint), exports]],
  );
}

function stubOf(name: string, exported: readonly string[]): string {
  return [
    `import { ${name} as module } from ${JSON.stringify(BUNDLE)};`,
    // Not under its own name, which may be a reserved word: zod exports `catch`.
    ...exported.map(
      (one, index) => `const e${index} = module.${one}; export { e${index} as ${one} };`,
    ),
  ].join('\n');
}
