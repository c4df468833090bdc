/** Writes the files of public/ that are made from the source: the documentation, and the dictionaries of the account pages. */
import { writeAccountWords } from './account-words.ts';
import { writeDocsSite } from './docs-site.ts';

export async function writePublicFiles(): Promise<void> {
  await Promise.all([writeAccountWords(), writeDocsSite()]);
}

if (import.meta.main) await writePublicFiles();
