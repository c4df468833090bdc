/** Writes the script of the console into public/console-assets, under names that tell their content, and where it is. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { MANIFEST_PATH } from '#console/layout/script-path.ts';
import { CONSOLE_ASSETS } from '#http/console-assets.ts';

const ROOT = join(import.meta.dirname, '..');
const ENTRY = 'src/console/script/main.ts';

export type ScriptFile = {
  name: string;
  text: string;
  /** Every page loads the entry; other files are loaded by it where they are used. */
  isEntry: boolean;
};

/** The files of the script as browsers get them. */
export async function bundleConsoleScript(): Promise<ScriptFile[]> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    outdir: join('public', CONSOLE_ASSETS),
    entryNames: 'console-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    metafile: true,
  });
  const entry = Object.entries(metafile.outputs).find(([, made]) => made.entryPoint === ENTRY);
  const entryName = basename(entry?.[0] ?? '');
  return outputFiles.map(({ path, text }) => {
    const name = basename(path);
    return { name, text, isEntry: name === entryName };
  });
}

export async function writeConsoleScript(): Promise<void> {
  const files = await bundleConsoleScript();
  const folder = join(ROOT, 'public', CONSOLE_ASSETS);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
  const entry = files.find(({ isEntry }) => isEntry);
  const manifest = { script: `${CONSOLE_ASSETS}/${entry?.name}` };
  await writeFile(join(ROOT, 'public', MANIFEST_PATH), JSON.stringify(manifest));
}
