/** What the bench of the console prints, the table it writes, and what is above its budget. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf, exceptions } from './console-budgets.ts';
import type { Step } from './console-steps.ts';
import type { Call } from './database.ts';
import { grouped, linesFor } from './report.ts';

/** `script` is what the page loads at once. Bytes are compressed. */
export type Cost = Call & { bytes: number; script: number };

/** By the name of a step: what it cost, in the order of the sizes. */
export type Costs = Map<string, { step: Step; cost: Cost }[]>;

const DOCUMENT = join(import.meta.dirname, '../docs/console.md');
const BEGIN = '<!-- costs: written by npm run bench:console -- --table -->';
const END = '<!-- end of costs -->';

export function printCosts(costs: Costs, sizes: readonly number[]): void {
  const line = linesFor([...costs.keys()], 34);
  console.log('\nround trips / rows read / rows written / bytes (gzip), by number of candidates');
  line('', sizes.map(grouped));
  for (const [name, all] of costs) {
    line(
      name,
      all.map(({ cost: { trips, rowsRead, rowsWritten, bytes } }) =>
        [trips, rowsRead, rowsWritten, bytes].map(grouped).join(' / '),
      ),
    );
  }
}

/** One line for each cost that is above its budget, and for each exception that is not needed. */
export function faultsOf(costs: Costs, sizes: readonly number[]): string[] {
  const above = [...costs].flatMap(([name, all]) =>
    all.flatMap(({ step, cost }, at) => {
      const budget = budgetOf(step);
      return (['trips', 'rowsRead', 'bytes'] as const)
        .filter((what) => cost[what] > budget[what])
        .map((what) => {
          const people = grouped(sizes[at] ?? 0);
          return `${name}, ${people}: ${what} ${grouped(cost[what])} of ${grouped(budget[what])}`;
        });
    }),
  );
  const named = Object.keys(exceptions).filter((name) => !costs.has(name));
  // A run of some steps has not all of them.
  const unknown = costs.size > Object.keys(exceptions).length ? named : [];
  return [...above, ...unknown.map((name) => `no step has the name of the exception "${name}"`)];
}

/** Of the largest company, the statements by the rows that they read. */
export function printStatements(costs: Costs): void {
  for (const [name, all] of costs) {
    console.log(`\n${name}`);
    const byText = Map.groupBy(all.at(-1)?.cost.statements ?? [], ({ text }) => text);
    const read = [...byText].map(([text, runs]) => ({
      text: text.replaceAll(/\s+/gu, ' '),
      runs: runs.length,
      rowsRead: runs.reduce((sum, one) => sum + one.rowsRead, 0),
    }));
    for (const { text, runs, rowsRead } of read.toSorted((x, y) => y.rowsRead - x.rowsRead)) {
      if (rowsRead > 1) console.log(`${grouped(rowsRead).padStart(8)} in ${runs}  ${text}`);
    }
  }
}

export function writeTable(costs: Costs, sizes: readonly number[]): void {
  const page = readFileSync(DOCUMENT, 'utf8');
  const [before] = page.split(BEGIN);
  const [, after] = page.split(END);
  if (before === undefined || after === undefined) throw new Error('The page has no place for it.');
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${sectionOf(costs, sizes)}\n\n${END}${after}`);
}

function sectionOf(costs: Costs, sizes: readonly number[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const of = sizes.map((size) => `with ${grouped(size)}`);
  const rows = [...costs].map(([name, all]) => rowOf(name, all));
  const reasons = Object.entries(exceptions).map(([name, { reason }]) => `- ${name}: ${reason}`);
  return [
    `Measured on ${day}: round trips / rows read / bytes of the answer, then bytes of the script that the page loads.`,
    tableOf([['Screen or command', ...of, 'Script'], ...rows]),
    'These have budgets of their own:',
    reasons.join('\n'),
  ].join('\n\n');
}

function rowOf(name: string, all: readonly { step: Step; cost: Cost }[]): string[] {
  const cells = all.map(({ cost }) =>
    [cost.trips, cost.rowsRead, cost.bytes].map(grouped).join(' / '),
  );
  const script = Math.max(...all.map(({ cost }) => cost.script));
  return [name, ...cells, script === 0 ? '' : grouped(script)];
}

/** As the formatter writes it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const [head = '', ...lines] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines].join('\n');
}
