/** Writes the script of the console into public/console-assets, under a name that tells its content, and where it is. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { MANIFEST_PATH } from '#console/layout/script-path.ts';
import { CONSOLE_ASSETS } from '#http/console-assets.ts';

const ROOT = join(import.meta.dirname, '..');

/** The script as browsers get it. */
export async function bundleConsoleScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/console/script/main.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

export async function writeConsoleScript(): Promise<void> {
  const script = await bundleConsoleScript();
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const path = `${CONSOLE_ASSETS}/console-${hash}.js`;
  const folder = join(ROOT, 'public', CONSOLE_ASSETS);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(ROOT, 'public', path), script);
  await writeFile(join(ROOT, 'public', MANIFEST_PATH), JSON.stringify({ script: path }));
}
