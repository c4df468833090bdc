/** The file of the dashboard is one that Grafana imports. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DASHBOARD_FILE } from '../../tools/docs-metrics.ts';

const Source = z.object({ type: z.string().min(1), uid: z.string().min(1) });

/** What `kinds/dashboard/dashboard_kind.cue` of grafana/grafana requires, and the page that imports a dashboard reads. */
const Dashboard = z.object({
  __inputs: z.tuple([
    z.object({
      name: z.string(),
      label: z.string(),
      description: z.string(),
      type: z.literal('datasource'),
      pluginId: z.string(),
      pluginName: z.string(),
    }),
  ]),
  __requires: z.array(
    z.object({ type: z.string(), id: z.string(), name: z.string(), version: z.string() }),
  ),
  id: z.null(),
  uid: z.string().min(8).max(40),
  title: z.string(),
  editable: z.boolean(),
  graphTooltip: z.literal([0, 1, 2]),
  schemaVersion: z.int().min(36),
  refresh: z.string(),
  time: z.object({ from: z.string(), to: z.string() }),
  templating: z.object({
    list: z.array(
      z.object({
        type: z.literal('textbox'),
        name: z.string(),
        hide: z.literal([0, 1, 2]),
        skipUrlSync: z.boolean(),
        query: z.string(),
      }),
    ),
  }),
  annotations: z.object({ list: z.array(z.unknown()) }),
  panels: z.array(
    z.object({
      id: z.int().positive(),
      type: z.string().min(1),
      title: z.string(),
      gridPos: z.object({
        x: z.int().min(0).max(23),
        y: z.int().min(0),
        w: z.int().min(1).max(24),
        h: z.int().min(1),
      }),
      datasource: Source,
      options: z.record(z.string(), z.unknown()),
      fieldConfig: z.object({
        defaults: z.object({
          unit: z.string(),
          thresholds: z.object({
            mode: z.literal(['absolute', 'percentage']),
            steps: z.array(z.object({ color: z.string(), value: z.number().nullable() })).min(1),
          }),
        }),
        overrides: z.array(z.unknown()),
      }),
      targets: z.array(z.object({ refId: z.string(), datasource: Source, query: z.string() })),
    }),
  ),
});

let dashboard: z.infer<typeof Dashboard>;

beforeAll(() => {
  dashboard = Dashboard.parse(JSON.parse(readFileSync(DASHBOARD_FILE, 'utf8')));
});

test('has what the schema of dashboards of Grafana requires, and asks for the source by its name', () => {
  const required = dashboard.__requires.map(({ type, id }) => `${type} ${id}`);
  const used = dashboard.panels.flatMap(({ type, datasource }) => [
    `panel ${type}`,
    `datasource ${datasource.type}`,
  ]);
  expect(required.toSorted()).toEqual(['grafana grafana', ...new Set(used)].toSorted());
  const [input] = dashboard.__inputs;
  expect(dashboard.panels.map(({ datasource }) => datasource)).toEqual(
    dashboard.panels.map(() => ({ type: input?.pluginId, uid: `\${${input?.name}}` })),
  );
});

test('is of panels, sources and places that Grafana knows', () => {
  const variables = new Set(['DS_METRICS', ...dashboard.templating.list.map(({ name }) => name)]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  for (const { type, datasource, gridPos, fieldConfig, targets } of dashboard.panels) {
    expect(['stat', 'timeseries', 'table']).toContain(type);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    // Grafana wants a first step without a value, and the others in order.
    const [first, ...steps] = fieldConfig.defaults.thresholds.steps.map(({ value }) => value);
    expect(first).toBeNull();
    expect(steps).toEqual(steps.toSorted((a, b) => Number(a) - Number(b)));
    expect(targets.map(({ refId }) => refId)).toEqual(['A']);
    const texts = [datasource.uid, ...targets.flatMap((one) => [one.datasource.uid, one.query])];
    const named = texts.flatMap((text) =>
      Array.from(text.matchAll(/\$\{(\w+)(?::\w+)?\}/gu), ([, name = '']) => name),
    );
    expect(named.filter((name) => !variables.has(name))).toEqual([]);
  }
  const overlaps = dashboard.panels.filter(({ id, gridPos: a }) =>
    dashboard.panels.some(
      ({ id: other, gridPos: b }) =>
        other > id && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
    ),
  );
  expect(overlaps).toEqual([]);
});
