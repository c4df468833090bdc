/** The dashboard for Grafana: what its panels ask of the data points of a deployment. `docs/grafana.json` is made from it. */
import { toColumns } from './dataset.ts';
import { goodOf, OBJECTIVE_DAYS, objectives, total } from './objectives.ts';

/** What Cloudflare recommends for Analytics Engine: Altinity's plugin for ClickHouse. */
const PLUGIN = 'vertamedia-clickhouse-datasource';
/** Grafana asks for a source by this name when the dashboard is imported. */
const PLUGIN_NAME = 'Altinity plugin for ClickHouse';
const PLUGIN_VERSION = '3.0.0';
/** The first with version 39 of the schema. */
const GRAFANA_VERSION = '10.3.0';
const SCHEMA_VERSION = 39;
/** Both are asked when the dashboard is imported, or chosen on it. */
const SOURCE = { type: PLUGIN, uid: '${DS_METRICS}' };
const DATASET = '${dataset:raw}';
/** Replaced by the plugin: the time that is looked at, and seconds between two points of a line. */
const IN_TIME = 'timestamp >= toDateTime($from) AND timestamp <= toDateTime($to)';
const TIME = 'intDiv(toUInt32(timestamp), $interval) * $interval * 1000 AS t';
const COLUMNS = 24;
const TABLE_ROWS = 15;

const P95 = 'quantileExactWeighted(0.95)(duration_ms, weight)';
const FAILED = "sumIf(weight, outcome = 'failed')";
const REQUESTS = "kind = 'request'";

type Shape = { title: string; width: number; height: number; unit: string };
type Panel = Shape & {
  type: 'timeseries' | 'stat' | 'table';
  sql: string;
  /** Below it a figure is red. */
  target?: number;
};

type Line = Shape & { of: string; value: string; by?: string };

/** A line for each value of a label. */
function lines({ of, value, by, ...shape }: Line): Panel {
  const select = [TIME, ...(by === undefined ? [] : [`${by} AS label`]), `${value} AS value`];
  const sql = `SELECT ${select.join(', ')} FROM ${DATASET} WHERE ${of} AND ${IN_TIME} GROUP BY t${
    by === undefined ? '' : ', label'
  } ORDER BY t`;
  return { ...shape, type: 'timeseries', sql };
}

/** The largest first. */
function table(shape: Shape, columns: Readonly<Record<string, string>>, of: string): Panel {
  const select = Object.entries(columns).map(([alias, one]) => `${one} AS ${alias}`);
  const sql = `SELECT name AS which, ${select.join(', ')} FROM ${DATASET} WHERE ${of} AND ${IN_TIME} GROUP BY which ORDER BY ${
    Object.keys(columns)[0]
  } DESC LIMIT ${TABLE_ROWS}`;
  return { ...shape, type: 'table', sql };
}

const half = { width: 12, height: 8 };

const panels: readonly Panel[] = [
  ...objectives.map((objective): Panel => {
    const { id, of, target } = objective;
    const sql = `SELECT ${goodOf(objective)} / ${total} AS good FROM ${DATASET} WHERE ${of} AND ${IN_TIME}`;
    return { type: 'stat', title: id, width: 8, height: 4, unit: 'percentunit', target, sql };
  }),
  lines({ ...half, title: 'Requests', unit: 'short', of: REQUESTS, by: 'surface', value: total }),
  lines({ ...half, title: 'Failed', unit: 'short', of: REQUESTS, by: 'surface', value: FAILED }),
  lines({ ...half, title: 'p95', unit: 'ms', of: REQUESTS, by: 'surface', value: P95 }),
  lines({
    ...half,
    title: 'Failed, by version',
    unit: 'percentunit',
    of: REQUESTS,
    by: 'version',
    value: `${FAILED} / ${total}`,
  }),
  table(
    { ...half, title: 'Routes by rows read', unit: 'short' },
    { rows: 'sum(weight * rows_read)', requests: total, failed: FAILED, p95_ms: P95 },
    REQUESTS,
  ),
  table(
    { ...half, title: 'Cron', unit: 'short' },
    { failed: FAILED, runs: total, p95_ms: P95, rows: 'sum(weight * rows_read)' },
    "kind = 'cron'",
  ),
  lines({
    ...half,
    title: 'How late work is',
    unit: 'ms',
    of: "kind = 'backlog'",
    by: 'name',
    value: 'max(lag_ms)',
  }),
  lines({
    ...half,
    title: 'Queues: how long a message waits (p95)',
    unit: 'ms',
    of: "kind = 'batch'",
    by: 'name',
    value: 'quantileExactWeighted(0.95)(lag_ms, weight)',
  }),
  lines({
    ...half,
    title: 'Queues: failed batches',
    unit: 'short',
    of: "kind = 'batch'",
    by: 'name',
    value: FAILED,
  }),
  lines({
    ...half,
    title: 'Database: rows read',
    unit: 'short',
    of: "kind IN ('request', 'batch', 'cron')",
    by: 'kind',
    value: 'sum(weight * rows_read)',
  }),
  lines({
    ...half,
    title: 'Database: rows written',
    unit: 'short',
    of: "kind IN ('request', 'batch', 'cron')",
    by: 'kind',
    value: 'sum(weight * rows_written)',
  }),
  lines({
    ...half,
    title: 'Database: size',
    unit: 'decbytes',
    of: "kind = 'database'",
    value: 'max(database_bytes)',
  }),
];

/** The queries of the panels, in the columns of the dataset. */
export const queries = panels.map(({ title, sql }) => ({ title, sql: toColumns(sql) }));

/** What Grafana imports. */
export function toDashboard(): object {
  let [x, y] = [0, 0];
  return {
    __inputs: [
      {
        name: 'DS_METRICS',
        label: 'Analytics Engine',
        description: 'The SQL API of Analytics Engine',
        type: 'datasource',
        pluginId: PLUGIN,
        pluginName: PLUGIN_NAME,
      },
    ],
    __requires: [
      { type: 'grafana', id: 'grafana', name: 'Grafana', version: GRAFANA_VERSION },
      { type: 'datasource', id: PLUGIN, name: PLUGIN_NAME, version: PLUGIN_VERSION },
      ...[...new Set(panels.map(({ type }) => type))].map((id) => ({
        type: 'panel',
        id,
        name: id,
        version: '',
      })),
    ],
    id: null,
    title: 'Recruiting',
    uid: 'recruiting-metrics',
    tags: ['recruiting'],
    editable: true,
    graphTooltip: 1,
    schemaVersion: SCHEMA_VERSION,
    timezone: 'browser',
    refresh: '1m',
    time: { from: 'now-24h', to: 'now' },
    annotations: { list: [] },
    templating: {
      list: [
        {
          type: 'textbox',
          name: 'dataset',
          label: 'Dataset',
          hide: 0,
          skipUrlSync: false,
          description: `That of a deployment, such as recruiting_eu_metrics. Objectives are over ${OBJECTIVE_DAYS} days.`,
          query: 'recruiting_metrics',
          current: { text: 'recruiting_metrics', value: 'recruiting_metrics' },
        },
      ],
    },
    panels: panels.map((panel, at) => {
      if (x + panel.width > COLUMNS) [x, y] = [0, y + (panels[at - 1]?.height ?? 0)];
      const place = { x, y, w: panel.width, h: panel.height };
      x += panel.width;
      return toPanel(panel, at, place);
    }),
  };
}

function toPanel({ type, title, unit, target, sql }: Panel, at: number, gridPos: object): object {
  const steps = [
    { color: target === undefined ? 'green' : 'red', value: null },
    ...(target === undefined ? [] : [{ color: 'green', value: target }]),
  ];
  return {
    id: at + 1,
    type,
    title,
    gridPos,
    datasource: SOURCE,
    options: {},
    fieldConfig: {
      defaults: {
        unit,
        ...(target !== undefined && { decimals: 3 }),
        thresholds: { mode: 'absolute', steps },
      },
      overrides: [],
    },
    targets: [
      {
        refId: 'A',
        datasource: SOURCE,
        editorMode: 'sql',
        format: type === 'timeseries' ? 'time_series' : 'table',
        dateTimeType: 'DATETIME',
        dateTimeColDataType: 'timestamp',
        round: '0s',
        intervalFactor: 1,
        extrapolate: false,
        query: toColumns(sql),
      },
    ],
  };
}
