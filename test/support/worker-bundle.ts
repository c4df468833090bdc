/** A Vite plugin that gives the Worker's modules to the tests from one bundle, made once per run by the bundler that deploys it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin as BundlerPlugin } from 'esbuild';
import type { Plugin } from 'vitest/config';

const MAIN = 'src/worker.ts';
const BUNDLE = '\0worker-bundle';
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
      const { code, exportOf } = await bundle;
      if (id === BUNDLE) return { code, map: { mappings: '' } };
      const name = exportOf.get(id);
      return name && stubOf(name, await exportsOf(root, id));
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
  const entries = [...sources, QUICK_SCRYPT].map((file) => `./${file}`);
  const entryOf = (contents: string[]) => ({ contents: contents.join('\n'), resolveDir: root });
  const { metafile: own } = await build({
    ...options,
    absWorkingDir: root,
    packages: 'external',
    // Nothing is used of what is imported here: it is looked at.
    ignoreAnnotations: true,
    stdin: entryOf(entries.map((entry) => `import '${entry}';`)),
  });
  const exported = [...entries, ...packagesOf(own)];
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: root,
    external,
    plugins: [quickScrypt(root)],
    stdin: entryOf(exported.map((entry, index) => `export * as m${index} from '${entry}';`)),
  });
  const paths = metafile.inputs['<stdin>']?.imports ?? [];
  return {
    code: outputFiles[0]?.text ?? '',
    exportOf: new Map(paths.map(({ path }, index) => [join(root, path), `m${index}`])),
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

function packagesOf({ inputs }: Metafile): string[] {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const names = new Set(imports.filter((one) => one.external).map(({ path }) => path));
  return [...names].filter(
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

async function exportsOf(root: string, file: string): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [file],
    packages: 'external',
    // A module of ours exports nothing of another; a package's entry does.
    ...(file.startsWith(join(root, 'src')) && { external: ['#*', './*', '../*'] }),
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
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
