/** Lays the API viewer (Swagger UI) and its licences into public/docs, from where the Worker serves it. Run by start, test and deploy. */
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Their names there: all begin with `swagger-ui`, which Git ignores. */
const files = {
  'swagger-ui.css': 'swagger-ui.css',
  'swagger-ui-bundle.js': 'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt': 'swagger-ui-bundle.js.LICENSE.txt',
  LICENSE: 'swagger-ui.LICENSE.txt',
  NOTICE: 'swagger-ui.NOTICE.txt',
};

export function copyViewer(): void {
  const installed = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const served = join(import.meta.dirname, '../public/docs');
  for (const [from, to] of Object.entries(files)) {
    copyFileSync(join(installed, from), join(served, to));
  }
}

if (import.meta.main) copyViewer();
