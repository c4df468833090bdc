/** Writes the script, the stylesheet and the icons of the console into public/console-assets, under names that tell their content, and where they are. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, transform } from 'esbuild';
import { CONSOLE_ASSETS } from '#http/console-assets.ts';
import { MANIFEST_PATH } from '#layout/assets.ts';
import { icons } from '#layout/icons.ts';
import { sharedStyle } from '#layout/style.ts';
import { sha256Hex } from '#lib/hash.ts';

const require = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '..');
const ENTRY = 'src/console/script/main.ts';
const STYLE = 'src/console/styles/index.css';
const HASH_LENGTH = 8;

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

/** The stylesheet: what account pages share, and then what only the console has. */
export async function bundleConsoleStyle(): Promise<string> {
  const options = { absWorkingDir: ROOT, entryPoints: [STYLE], bundle: true, minify: true };
  const [shared, own] = await Promise.all([
    transform(sharedStyle, { loader: 'css', minify: true }),
    build({ ...options, write: false }),
  ]);
  return shared.code + (own.outputFiles[0]?.text ?? '');
}

type IconSet = { icons: Readonly<Record<string, { body: string }>> };

/** One symbol for each icon. How its lines are drawn stands in the stylesheet. */
export async function drawIcons(): Promise<string> {
  const path = require.resolve('@iconify-json/lucide/icons.json');
  const set: IconSet = JSON.parse(await readFile(path, 'utf8'));
  const symbols = Object.entries(icons).map(([name, lucide]) => {
    const body = set.icons[lucide]?.body;
    if (body === undefined) throw new Error(`Lucide has no icon ${lucide}.`);
    const lines = body.replaceAll(/<\/?g\b[^>]*>|\s(?:fill|stroke[\w-]*)="[^"]*"/gu, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

async function named(name: string, ending: string, text: string) {
  const hash = (await sha256Hex(text)).slice(0, HASH_LENGTH);
  return { name: `${name}-${hash}.${ending}`, text };
}

export async function writeConsoleAssets(): Promise<void> {
  const scripts = await bundleConsoleScript();
  const style = await named('console', 'css', await bundleConsoleStyle());
  const sprite = await named('icons', 'svg', await drawIcons());
  const folder = join(ROOT, 'public', CONSOLE_ASSETS);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = [...scripts, style, sprite];
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
  const entry = scripts.find(({ isEntry }) => isEntry);
  const manifest = {
    script: `${CONSOLE_ASSETS}/${entry?.name}`,
    style: `${CONSOLE_ASSETS}/${style.name}`,
    icons: `${CONSOLE_ASSETS}/${sprite.name}`,
  };
  await writeFile(join(ROOT, 'public', MANIFEST_PATH), JSON.stringify(manifest));
}
