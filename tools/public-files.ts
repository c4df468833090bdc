/** Writes the files of public/ that are made from the source: the documentation, the dictionaries of the account pages, and the website plugin. */
import { writeAccountWords } from './account-words.ts';
import { writeDocsSite } from './docs-site.ts';
import { writeEmbedScript } from './embed-script.ts';

export async function writePublicFiles(): Promise<void> {
  await Promise.all([writeAccountWords(), writeDocsSite(), writeEmbedScript()]);
}

if (import.meta.main) await writePublicFiles();
