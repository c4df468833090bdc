/** The tools as they are told of, and as they are loaded. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toolsSection, withSection } from '../../tools/docs-tools/section.ts';

test('docs/agents.md lists every tool as it is: npm run docs:tools', () => {
  const page = readFileSync('docs/agents.md', 'utf8');
  expect(page).toBe(withSection(page, toolsSection()));
});

test('what is loaded late names nothing of the house but its ground, so that nothing else is loaded late', () => {
  const folder = 'src/integrations/mcp';
  const early = new Set(['actions.ts', 'endpoints.ts', 'store.ts', 'verbs.ts']);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !early.has(file),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const source = readFileSync(`${folder}/${file}`, 'utf8');
    const named = [
      ...source.matchAll(/^import (?!type)[^;]*? from '(#(?:http|data|cloud)\/[^']+)'/gmsu),
    ];
    expect(
      named.map(([, from]) => from),
      file,
    ).toEqual([]);
  }
});
