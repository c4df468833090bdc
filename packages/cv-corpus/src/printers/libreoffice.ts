/** Saves Word documents in the formats of their file names, by Debian's LibreOffice. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

/** The filter of each format. */
const filters: Readonly<Record<string, string>> = {
  '.doc': 'doc:MS Word 97',
  '.odt': 'odt',
  '.rtf': 'rtf',
  '.pdf': 'pdf',
};

/** Writes one file per source into the folder `to`. Throws if LibreOffice made one of them not. */
export async function printWithLibreOffice(
  sources: readonly { file: string; docx: Uint8Array }[],
  to: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cv-corpus-'));
  try {
    for (const [format, its] of Object.entries(
      Object.groupBy(sources, ({ file }) => extname(file)),
    ))
      convert(format, its ?? [], folder, to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function convert(
  format: string,
  sources: readonly { file: string; docx: Uint8Array }[],
  folder: string,
  to: string,
): void {
  const made = sources.map(({ file, docx }) => {
    const path = join(folder, `${basename(file, format)}.docx`);
    writeFileSync(path, docx);
    return { file, path };
  });
  const filter = filters[format];
  if (filter === undefined) {
    for (const { file, path } of made) copyFileSync(path, join(to, file));
    return;
  }
  const { stderr } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      join(folder, 'out'),
      ...made.map(({ path }) => path),
    ],
    { encoding: 'utf8' },
  );
  for (const { file } of made) {
    try {
      copyFileSync(join(folder, 'out', file), join(to, file));
    } catch (cause) {
      throw new Error(`LibreOffice made no ${file}: ${stderr.slice(-500)}`, { cause });
    }
  }
}
