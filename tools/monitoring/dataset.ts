/** Asks the dataset of a deployment, in the words of its labels and measures. */
import { labels, measures } from '#lib/metric-columns.ts';
import { datasetOf } from '../deployment/configurations.ts';
import type { Cloudflare } from '../deployment/cloudflare.ts';

const columns = new Map<string, string>([
  ...labels.map((label, at) => [label, `blob${at + 1}`] as const),
  ...measures.map((measure, at) => [measure, `double${at + 1}`] as const),
  // How many data points one is for, where the platform keeps a sample.
  ['weight', '_sample_interval'],
]);

/** An expression of SQL with the columns of its names. What is in quotes stays. */
export function toColumns(expression: string): string {
  return expression.replaceAll(/'[^']*'|\b[a-z]\w*/gu, (word) => columns.get(word) ?? word);
}

type Question = {
  /** By the alias of each. */
  select: Readonly<Record<string, string>>;
  where: string;
  seconds: number;
  /** One of the aliases: a row for each of its values. */
  groupBy?: string | undefined;
};

/** `seconds` of data points, for a deployment. */
export function toSql(name: string, { select, where, seconds, groupBy }: Question): string {
  const selected = Object.entries(select).map(([alias, one]) => `${toColumns(one)} AS ${alias}`);
  return [
    `SELECT ${selected.join(', ')} FROM ${datasetOf(name)}`,
    `WHERE ${toColumns(where)} AND timestamp > NOW() - INTERVAL '${seconds}' SECOND`,
    ...(groupBy === undefined ? [] : [`GROUP BY ${groupBy}`]),
  ].join(' ');
}

export type Row = Readonly<Record<string, string | number | null>>;

export type Ask = (question: Question) => Promise<Row[]>;

/** Throws where the token of the platform may not read it. */
export function asking(cloudflare: Cloudflare, name: string): Ask {
  return (question) => cloudflare.sql(toSql(name, question));
}

/** Large integers are texts in its answers; what has no rows is null. */
export function numberOf(row: Row | undefined, alias: string): number {
  return Number(row?.[alias] ?? 0);
}
