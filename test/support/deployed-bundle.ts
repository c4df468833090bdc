/** The bundle of a Worker as wrangler deploys it, and what it holds. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import { unstable_readConfig as readConfig } from 'wrangler';
import { writeBundledTexts } from '../../tools/translations.ts';

const root = join(import.meta.dirname, '../..');

export type DeployedBundle = {
  code: Uint8Array;
  /** Of the compressed bundle: what each place that starts the Worker loads. */
  gzipBytes: number;
  metafile: Metafile;
};

/** Of the Worker whose entry point under `src` this is. The options are those of `wrangler deploy`. */
export async function deployedBundle(
  entry: string,
  changed: Pick<BuildOptions, 'minify' | 'plugins'> = {},
): Promise<DeployedBundle> {
  writeBundledTexts();
  const { alias, define, minify, keep_names: keepNames } = readConfig({ config: configOf(entry) });
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`src/${entry}`],
    outdir: 'dist',
    write: false,
    metafile: true,
    bundle: true,
    minify: minify === true,
    keepNames: keepNames !== false,
    alias: alias ?? {},
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    define: {
      ...define,
      'navigator.userAgent': '"Cloudflare-Workers"',
      'process.env.NODE_ENV': '"production"',
    },
    external: ['node:*', 'cloudflare:*'],
    logLevel: 'silent',
    ...changed,
  });
  const [code] = outputFiles;
  if (!code) throw new Error(`esbuild made nothing of ${entry}.`);
  const { contents } = code;
  return { code: contents, gzipBytes: gzipSync(contents, { level: 9 }).length, metafile };
}

/** `workers/api/api.ts` is deployed by `wrangler.api.toml`. */
function configOf(entry: string): string {
  return join(root, entry.replace(/^workers\/(\w+)\/\1\.ts$/u, 'wrangler.$1.toml'));
}

/** The largest parts of the minified bundle: packages, features, and modules without features. */
export function largestParts({ metafile }: DeployedBundle, count: number): [string, number][] {
  const sizes = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const part = partOf(path);
      sizes.set(part, (sizes.get(part) ?? 0) + bytesInOutput);
    }
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, count);
}

function partOf(path: string): string {
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(path) ?? [];
  if (name !== undefined) return name;
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'packages' ? 2 : 3).join('/');
}

/** Every import that is in the bundle: `source` as it is written in the file at `path`, both from the root. */
export function importsIn({ metafile }: DeployedBundle) {
  return Object.entries(metafile.inputs).flatMap(([path, { imports }]) =>
    imports.map(({ path: target, original, external }) => ({
      path,
      source: original ?? target,
      target: external ? null : target,
    })),
  );
}
