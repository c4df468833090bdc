/** Writes the files of public/ that are made from the source: the documentation, dictionaries, the list of common passwords, the script of pages, and the website plugin. */
import { writeCommonPasswords } from './common-passwords.ts';
import { writeConsoleScript } from './console-script.ts';
import { writeDocsSite } from './docs-site.ts';
import { writeEmbedScript } from './embed-script.ts';
import { printFaults, writeBundledTexts, writeWordFiles } from './translations.ts';

export async function writePublicFiles(): Promise<void> {
  printFaults();
  writeBundledTexts();
  await Promise.all([
    writeCommonPasswords(),
    writeConsoleScript(),
    writeDocsSite(),
    writeEmbedScript(),
    writeWordFiles(),
  ]);
}

if (import.meta.main) await writePublicFiles();
