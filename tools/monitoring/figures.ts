/** What a deployment has answered, by kind of route, from its data points. */
import { invalidField } from '#errors.ts';
import type { Measured } from '../../packages/operator/tools/deployment/measured-load.ts';
import { numberOf } from './dataset.ts';
import type { Ask } from './dataset.ts';

const DAY_SECONDS = 86_400;

export type Figures = {
  /** The id of the company, where figures are asked by company. */
  company?: string | undefined;
  surface: string;
  requests: number;
  failed: number;
  p50_ms: number;
  p95_ms: number;
  rows_read: number;
  rows_written: number;
};

/** The kinds with the most requests first; by company, those of the same kinds that acted for one. */
export async function figuresBySurface(
  ask: Ask,
  days: number,
  byCompany = false,
): Promise<Figures[]> {
  const rows = await ask({
    select: {
      ...(byCompany && { of_company: 'company' }),
      of: 'surface',
      counted: 'sum(weight)',
      bad: "sumIf(weight, outcome = 'failed')",
      p50: 'quantileExactWeighted(0.5)(duration_ms, weight)',
      p95: 'quantileExactWeighted(0.95)(duration_ms, weight)',
      reading: 'sum(weight * rows_read)',
      writing: 'sum(weight * rows_written)',
    },
    where: byCompany ? "kind = 'request' AND company != 'request'" : "kind = 'request'",
    seconds: days * DAY_SECONDS,
    groupBy: byCompany ? 'of_company, of' : 'of',
  });
  return rows
    .map((row) => ({
      company: byCompany ? String(row['of_company'] ?? '') : undefined,
      surface: String(row['of'] ?? ''),
      requests: numberOf(row, 'counted'),
      failed: numberOf(row, 'bad'),
      p50_ms: Math.round(numberOf(row, 'p50')),
      p95_ms: Math.round(numberOf(row, 'p95')),
      rows_read: numberOf(row, 'reading'),
      rows_written: numberOf(row, 'writing'),
    }))
    .toSorted((a, b) => b.requests - a.requests);
}

const HEAD = ['requests', 'failed', 'p50 ms', 'p95 ms', 'rows read', 'rows written'];
const [NAME_WIDTH, CELL_WIDTH] = [32, 14];

export function linesOfFigures(figures: readonly Figures[]): string[] {
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`;
  return [
    line('', HEAD),
    ...figures.map(({ company, surface, ...counts }) =>
      line(
        company === undefined ? surface : `${company} ${surface}`,
        Object.values(counts).map((count) => count.toLocaleString('en')),
      ),
    ),
  ];
}

export function measuredOf(figures: readonly Figures[], name: string, days: number): Measured {
  const sum = (of: (one: Figures) => number) => figures.reduce((all, one) => all + of(one), 0);
  const requests = sum((one) => one.requests);
  if (requests === 0) throw invalidField('load', 'There was no request in this time.');
  return {
    source: `metrics of ${name}`,
    days,
    requests,
    rows_read: sum((one) => one.rows_read),
    rows_written: sum((one) => one.rows_written),
  };
}
