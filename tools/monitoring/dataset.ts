/** Asks the dataset of a deployment, in the words of its labels and measures. */
import { labels, measures } from '#lib/metric-columns.ts';
import { datasetOf } from '../../packages/operator/tools/deployment/configurations.ts';
import { PlatformError } from '../../packages/operator/tools/deployment/cloudflare.ts';
import type { Cloudflare } from '../../packages/operator/tools/deployment/cloudflare.ts';

/** What the platform answers where a dataset is not there. */
const UNKNOWN_TABLE = 422;

const columns = new Map<string, string>([
  ...labels.map((label, at) => [label, `blob${at + 1}`] as const),
  ...measures.map((measure, at) => [measure, `double${at + 1}`] as const),
  // How many data points one is for, where the platform keeps a sample.
  ['weight', '_sample_interval'],
  // Of a request: the company that it acted for, or `request`.
  ['company', 'index1'],
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
  /** Aliases: a row for each of their values. */
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

export class DatasetError extends Error {}

/** Throws where the token of the platform may not read it, and where nothing was written yet. */
export function asking(cloudflare: Cloudflare, name: string): Ask {
  return async (question) => {
    try {
      return await cloudflare.sql(toSql(name, question));
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status !== UNKNOWN_TABLE) throw error;
      const hint = `The platform makes ${datasetOf(name)} with the first data point: try again once the cron has run.`;
      throw new DatasetError(`${error.message}. ${hint}`, { cause: error });
    }
  };
}

/** Large integers are texts in its answers; what has no rows is null. */
export function numberOf(row: Row | undefined, alias: string): number {
  return Number(row?.[alias] ?? 0);
}
