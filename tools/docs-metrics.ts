/** Writes the tables of the pages on metrics, objectives, alerts and outages, and the dashboard, from what declares them; a test tells when they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { markdownTable } from '#lib/markdown-table.ts';
import { labels, measures } from '#lib/metric-columns.ts';
import { kinds, labelMeanings, measureMeanings } from '#operator/metrics/rules.ts';
import type { Kind } from '#operator/metrics/rules.ts';
import { cronTable } from './docs-reference/cron.ts';
import { wrapped } from './docs-tools/section.ts';
import { alerts } from './monitoring/alerts.ts';
import { toDashboard } from './monitoring/dashboard.ts';
import { expiryAlerts } from './monitoring/expiries.ts';
import { objectives } from './monitoring/objectives.ts';
import { outages, triedText } from './monitoring/outages.ts';

const files = ['docs/metrics.md', 'docs/slos.md', 'docs/runbooks.md', 'docs/operations.md'];

export const DASHBOARD_FILE = 'docs/grafana.json';

/** By the name in the comments around them. */
const sections = {
  metrics: metricsTables,
  objectives: objectivesTable,
  alerts: alertsTable,
  outages: outagesTable,
  cron: cronTable,
};

/** The page with its tables replaced. */
export function withTables(page: string): string {
  return Object.entries(sections).reduce((text, [name, make]) => {
    const begin = `<!-- ${name}: written by npm run docs:metrics -->`;
    const end = `<!-- end of ${name} -->`;
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) return text;
    return `${before}${begin}\n\n${make()}\n\n${end}${after}`;
  }, page);
}

function metricsTables(): string {
  const labelRows = labels.map((label, at) => {
    const { values, meaning } = labelMeanings[label];
    return [code(`blob${at + 1}`), code(label), meaning, values];
  });
  const measureRows = measures.map((measure, at) => {
    const { unit, meaning } = measureMeanings[measure];
    return [code(`double${at + 1}`), code(measure), unit, meaning];
  });
  return [
    markdownTable(['Column', 'Label', 'Meaning', 'Values'], labelRows),
    markdownTable(['Column', 'Measure', 'Unit', 'Meaning'], measureRows),
    ...Object.entries(kinds).map(entryOf),
  ].join('\n\n');
}

function entryOf([kind, { when, labels: own, measures: counted }]: [string, Kind]): string {
  const columns = [...own, ...counted].map(code).join(', ');
  return wrapped(`**${code(kind)}** is written when ${when}. It has ${columns}.`);
}

/** As the file of the dashboard has it. */
export function dashboardText(): string {
  return `${JSON.stringify(toDashboard(), null, 2)}\n`;
}

function code(name: string): string {
  return `\`${name}\``;
}

function objectivesTable(): string {
  const rows = objectives.map(({ id, target, meaning }) => [
    code(id),
    `${Number((target * 100).toFixed(3))} %`,
    meaning,
  ]);
  return markdownTable(['Objective', 'Target', 'Of'], rows);
}

function alertsTable(): string {
  const rows = alerts.map(({ id, severity, minutes, about }) => [
    `[${code(id)}](#${id})`,
    severity,
    `${minutes} min`,
    about,
  ]);
  const expiring = Object.entries(expiryAlerts).map(([id, { severities, about }]) => [
    `[${code(id)}](#${id})`,
    severities,
    'now',
    about,
  ]);
  return markdownTable(['Alert', 'Severity', 'Looks at', 'Fires if'], [...rows, ...expiring]);
}

function outagesTable(): string {
  const rows = outages.map((one) => [one.work, triedText(one), one.end]);
  return markdownTable(['Work', 'Tried again', 'In the end'], rows);
}

if (import.meta.main) {
  for (const file of files) writeFileSync(file, withTables(readFileSync(file, 'utf8')));
  writeFileSync(DASHBOARD_FILE, dashboardText());
}
