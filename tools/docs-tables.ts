/** Writes the list of all tables in docs/storage.md from what declares them; a test tells when it is out of date. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '#lib/markdown-table.ts';
import { personTables } from '#recruiting/people/candidates/store/person-tables.ts';
import { remaining, removalSteps } from '#recruiting/company/leaving/store/steps.ts';
import { entities, leftOut } from '#recruiting/transfers/schemas/bundle/entities.ts';

export const STORAGE_FILE = 'docs/storage.md';

const FOLDER = 'src/data/tables';
const BEGIN = '<!-- tables: written by npm run docs:tables -->';
const END = '<!-- end of tables -->';

/** A table in the code, with the comment above it. The comment of the file says it of one that is alone in its file. */
const DECLARED =
  /(?:\/\*\*(?<about>(?:(?!\*\/)[\s\S])*)\*\/\s*)?export const \w+ = sqliteTable\(\s*'(?<name>\w+)'/gu;

/** By name: the first sentence about it. */
export function tablesInCode(): Map<string, string> {
  return new Map(readdirSync(FOLDER).toSorted().flatMap(tablesOf));
}

function tablesOf(file: string): [string, string][] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const declared = [...text.matchAll(DECLARED)];
  const [, ofFile = ''] = /^\/\*\*([\s\S]*?)\*\//u.exec(text) ?? [];
  return declared.map(({ groups }) => {
    const about = groups?.['about'] ?? (declared.length === 1 ? ofFile : '');
    return [groups?.['name'] ?? '', firstSentence(about)];
  });
}

function firstSentence(comment: string): string {
  const text = comment.replaceAll(/\s*\n\s*\*?\s*/gu, ' ').trim();
  return (/^.*?[.](?= |$)/u.exec(text)?.[0] ?? text)
    .replace(/(?: \(contract [^)]*\))?\.?$/u, '')
    .replaceAll('|', '\\|');
}

const steps = new Map(removalSteps.map((step) => [step.table as string, step]));
const stays = new Map<string, string>(Object.entries(remaining));
const unbundled = new Map<string, string>(Object.entries(leftOut));

function removedBy(table: string): string {
  const reason = stays.get(table);
  if (reason !== undefined) return `stays: ${reason}`;
  const step = steps.get(table);
  return step?.by === 'child' ? `deleted with \`${step.parent}\`` : 'deleted';
}

const erasing = new Map(
  personTables.map(({ table, erase }): [string, string] => [
    table,
    erase === 'delete' ? 'deleted' : erase === 'kept' ? 'stays' : 'blanked',
  ]),
);

/** By table: the kind of record, or the list within one. */
const bundled = new Map<string, string>();
for (const { name, table, children, continues } of entities) {
  if (continues !== undefined) continue;
  if (!bundled.has(table)) bundled.set(table, name);
  for (const child of children) {
    if (!bundled.has(child.table)) bundled.set(child.table, `${name}.${child.name}`);
  }
}

function bundledAs(table: string): string {
  const name = bundled.get(table);
  return name === undefined ? (unbundled.get(table) ?? '') : `\`${name}\``;
}

/** The page with its list of tables replaced. */
export function withTables(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no place for it.');
  const rows = [...tablesInCode()].map(([name, about]) => [
    `\`${name}\``,
    about,
    removedBy(name),
    erasing.get(name) ?? '',
    bundledAs(name),
  ]);
  const heading = [
    'Table',
    'Holds',
    'When a company is removed',
    'When a person is erased',
    'Bundle',
  ];
  return `${before}${BEGIN}\n\n${markdownTable(heading, rows)}\n\n${END}${after}`;
}

if (import.meta.main) {
  writeFileSync(STORAGE_FILE, withTables(readFileSync(STORAGE_FILE, 'utf8')));
}
