/** Writes docs/errors.md from the table of problems; a test tells when it is out of date. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemTable } from '#integrations/openapi/texts.ts';

/** The page, as it must stand in docs/errors.md. */
export function errorsPage(): string {
  return `# Errors

Written from \`src/errors.ts\` by \`node tools/docs-errors.ts\`. Programs decide by \`code\`; a code once given keeps its meaning.

${problemTable()}
`;
}

if (import.meta.main) {
  await writeFile(join(import.meta.dirname, '../docs/errors.md'), errorsPage());
}
