/** Writes the list of tools in `docs/agents.md` from their declarations. */
import { readFileSync, writeFileSync } from 'node:fs';
import { toolsSection, withSection } from './docs-tools/section.ts';

const FILE = 'docs/agents.md';

writeFileSync(FILE, withSection(readFileSync(FILE, 'utf8'), toolsSection()));
