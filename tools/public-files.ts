/** Writes the files of public/ that are made from the source: the documentation, dictionaries, the list of common passwords, the script, the stylesheet and the icons of pages, and the website plugin. */
import { writeCommonPasswords } from './common-passwords.ts';
import { writeConsoleAssets } from './console-assets.ts';
import { writeDocsSite } from './docs-site.ts';
import { writeEmbedScript } from './embed-script.ts';
import { printFaults, writeBundledTexts, writeWordFiles } from './translations.ts';

export async function writePublicFiles(): Promise<void> {
  printFaults();
  writeBundledTexts();
  await Promise.all([
    writeCommonPasswords(),
    writeConsoleAssets(),
    writeDocsSite(),
    writeEmbedScript(),
    writeWordFiles(),
  ]);
}

if (import.meta.main) await writePublicFiles();
