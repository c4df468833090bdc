/** Writes docs/errors.md from the table of problems; a test tells when it is out of date. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeTable } from '#integrations/openapi/texts.ts';

/** The page, as it must stand in docs/errors.md. */
export function errorsPage(): string {
  return `# Errors

Generated from \`src/errors.ts\` by \`npm run docs:errors\`. Use \`code\` in programs: it is stable, and a code keeps its meaning.

${errorCodeTable()}
`;
}

if (import.meta.main) {
  await writeFile(join(import.meta.dirname, '../docs/errors.md'), errorsPage());
}
