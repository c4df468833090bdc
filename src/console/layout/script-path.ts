/** Where the script of the console is: its name tells its content, so it is read from a file that is written with it. */
import type { ReadFile } from '#lib/dictionaries.ts';

/** Written by tools/console-script.ts. */
export const MANIFEST_PATH = '/console-assets/manifest.json';

let path: string | null = null;

/** Loads the name of the script once per isolate. Without it, screens have no script and work. */
export async function loadScriptPath(readFile: ReadFile): Promise<void> {
  if (path !== null) return;
  const text = await readFile(MANIFEST_PATH);
  if (text === null) return;
  const manifest: { script: string } = JSON.parse(text);
  path = manifest.script;
}

export function scriptPath(): string | null {
  return path;
}
