/** The documentation of the MCP tools. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toolsSection, withSection } from '../../tools/docs-tools/section.ts';

test('docs/agents.md lists every tool as `npm run docs:tools` writes it', () => {
  const page = readFileSync('docs/agents.md', 'utf8');
  expect(page).toBe(withSection(page, toolsSection()));
});
