/** Writes docs/errors.md from the table of problems; a test tells when it is out of date. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relatedOf } from '#errors.ts';
import { errorCodeTable } from '#integrations/openapi/texts.ts';
import { markdownTable } from '#lib/markdown-table.ts';

/** The page, as it must stand in docs/errors.md. */
export function errorsPage(): string {
  return `# Errors

Generated from \`src/errors.ts\` by \`npm run docs:errors\`. Use \`code\` in programs: it is stable, and a code keeps its meaning.

A 422 names each field that is wrong, in sentences for people:

\`\`\`json
{
  "success": false,
  "message": "Some fields are missing or invalid.",
  "code": "invalid_input",
  "errors": { "title": ["Must be at most 255 characters."], "office_id": ["Must be an integer."] },
  "request_id": "2f1c8a52-6a4e-4a5e-9d2b-0f6f3f1f7a10"
}
\`\`\`

${errorCodeTable()}

## The record that a conflict is with

A 404 \`merged\` has \`related\`, the record that was kept. A 409 about another record than the path names has \`related\`, such as \`{"type": "application", "id": 1}\`. Members that some of them had
before, such as \`candidate_job_id\`, stay.

${relatedTable()}
`;
}

const reasons = {
  own: 'It is about the record of the path.',
  several: 'It is about several records.',
  request: 'It is about the request.',
  unknown: 'The record has the id in `id`. Its kind is that of the request.',
} as const;

function relatedTable(): string {
  const rows = Object.entries(relatedOf).map(([code, related]) => [
    `\`${code}\``,
    typeof related === 'string'
      ? reasons[related]
      : related.map((type) => `\`${type}\``).join(', '),
  ]);
  return markdownTable(['Code', '`related`'], rows);
}

if (import.meta.main) {
  await writeFile(join(import.meta.dirname, '../docs/errors.md'), errorsPage());
}
