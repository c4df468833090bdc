/** Where the stylesheet, the icons and the script of the console are: their names tell their content, so they are read from a file that is written with them. */
import type { ReadFile } from '#lib/dictionaries.ts';

/** Written by tools/console-assets.ts. */
export const MANIFEST_PATH = '/console-assets/manifest.json';

/** Paths. */
export type Assets = { script: string; style: string; icons: string };

let assets: Assets | null = null;

/** Loads the names once per isolate. Without them, screens have no script and no look, and work. */
export async function loadAssets(readFile: ReadFile): Promise<void> {
  if (assets !== null) return;
  const text = await readFile(MANIFEST_PATH);
  if (text !== null) assets = JSON.parse(text);
}

export function assetsOfConsole(): Assets | null {
  return assets;
}
