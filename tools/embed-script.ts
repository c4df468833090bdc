/** Writes the script of the website plugin to where the Worker of the career domains reads it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scriptFile } from '#careers/embed/embed-paths.ts';
import { embedScript } from '#careers/embed/embed-script.ts';

export async function writeEmbedScript(): Promise<void> {
  const path = join(import.meta.dirname, '../public', scriptFile.path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, embedScript);
}
