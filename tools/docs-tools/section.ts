/** The list of tools in the documentation: description, effect, role and required arguments of each. */
import { permissions } from '#access.ts';
import { toJsonSchema } from '#integrations/mcp/json-schemas.ts';
import type { Tool } from '#integrations/mcp/tool.ts';
import { listTools } from '#integrations/mcp/tools/list.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';

const BEGIN = '<!-- tools: written by npm run docs:tools -->';
const END = '<!-- end of tools -->';

const does = {
  reads: 'reads',
  adds: 'adds',
  sets: 'changes',
  leaves: 'has outside effects',
} as const;

export function toolsSection(): string {
  return listTools(endpoints).map(entryOf).join('\n\n');
}

/** Returns the page with its tools section replaced. */
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
  const who = role === 'Admin' ? 'Admin only' : `${role} or higher`;
  return `### ${name}\n\n${wrapped(`${about} _(${what}; ${who})_`)}${requiredOf(tool)}`;
}

/** The text with line breaks, as the other lines of the page. */
export function wrapped(text: string): string {
  return text.replaceAll(/(.{1,139}\S)(?:\s+|$)/gu, '$1\n').trimEnd();
}

/** Which arguments a call must have. `tools/list` describes all: a page that repeats them would be behind. */
function requiredOf({ input }: Tool): string {
  const { required = [] } = toJsonSchema(input, 'input');
  const names = (required as string[]).map((name) => `\`${name}\``);
  return names.length === 0 ? '' : `\n\n${wrapped(`Required: ${names.join(', ')}.`)}`;
}
