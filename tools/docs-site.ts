/** Writes the API documentation into public/docs, from where the Worker serves it. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDocument } from './docs-site/document.ts';
import { docsPages } from './docs-site/pages.ts';

const FOLDER = join(import.meta.dirname, '../public/docs');
const ASSETS = ['docs.css', 'docs.js'];

export async function writeDocsSite(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const pages = await docsPages(await loadDocument());
  await Promise.all([
    ...pages.map(({ file, content }) => writeFile(join(FOLDER, file), content)),
    ...ASSETS.map((file) =>
      copyFile(join(import.meta.dirname, 'docs-site', file), join(FOLDER, file)),
    ),
  ]);
}
