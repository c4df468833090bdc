/** Every tool as the documentation lists it: what it does, what it takes, who may, and what it changes. */
import { permissions } from '#access.ts';
import { schemaOf } from '#integrations/mcp/json-schemas.ts';
import type { Tool } from '#integrations/mcp/tool.ts';
import { toolsOf } from '#integrations/mcp/tools.ts';
import { endpoints } from '../../src/endpoints.ts';

const BEGIN = '<!-- tools: written by npm run docs:tools -->';
const END = '<!-- end of tools -->';

const does = {
  reads: 'reads',
  adds: 'adds',
  sets: 'changes',
  leaves: 'leaves the house',
} as const;

export function toolsSection(): string {
  return toolsOf(endpoints).map(entryOf).join('\n\n');
}

/** The page with the section in its place. */
export function withSection(page: string, section: string): string {
  const [before] = page.split(BEGIN);
  const [, after] = page.split(END);
  if (before === undefined || after === undefined) throw new Error('The page has no place for it.');
  return `${before}${BEGIN}\n\n${section}\n\n${END}${after}`;
}

function entryOf(tool: Tool): string {
  const { name, about, effect, needs, carryOut } = tool;
  const what = carryOut ? 'prepares' : does[effect];
  const role = permissions[needs].role;
  const who = role === 'Admin' ? 'Admin' : `from ${role}`;
  return `### ${name}\n\n${about} _(${what}; ${who})_\n\n${argumentsOf(tool)}`;
}

function argumentsOf({ input }: Tool): string {
  const { properties = {}, required = [] } = schemaOf(input, 'input');
  const names = Object.keys(properties);
  if (names.length === 0) return 'Takes nothing.';
  const isNeeded = (name: string) => Array.isArray(required) && required.includes(name);
  const marked = names.map((name) => (isNeeded(name) ? `**\`${name}\`**` : `\`${name}\``));
  return `Takes ${marked.join(', ')}.`;
}
