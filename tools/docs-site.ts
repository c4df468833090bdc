/** Writes the API documentation into public/docs, and the API document and its outline into public/reference, from where the Worker serves them. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DOCUMENT_PATH, OUTLINE_PATH } from '#integrations/openapi/endpoints.ts';
import { loadReference } from './docs-site/document.ts';
import { docsPages } from './docs-site/pages.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const FOLDER = join(PUBLIC, 'docs');
const ASSETS = ['docs.css', 'docs.js'];

export async function writeDocsSite(): Promise<void> {
  const { apiDocument, apiOutline } = await loadReference();
  const pages = await docsPages(apiDocument);
  await mkdir(FOLDER, { recursive: true });
  await mkdir(dirname(join(PUBLIC, DOCUMENT_PATH)), { recursive: true });
  await Promise.all([
    writeFile(join(PUBLIC, DOCUMENT_PATH), JSON.stringify(apiDocument)),
    writeFile(join(PUBLIC, OUTLINE_PATH), apiOutline),
    ...pages.map(({ file, content }) => writeFile(join(FOLDER, file), content)),
    ...ASSETS.map((file) =>
      copyFile(join(import.meta.dirname, 'docs-site', file), join(FOLDER, file)),
    ),
  ]);
}
