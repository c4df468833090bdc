/** Objectives and alerts, asked of the simulated platform; and the pages that explain them. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#errors.ts';
import { labels, measures } from '#lib/metric-columns.ts';
import type { Point } from '#platform/metrics.ts';
import { kinds } from '#operator/metrics/rules.ts';
import { openCloudflare } from '../../packages/operator/tools/deployment/cloudflare.ts';
import type { Deployment } from '../../packages/operator/tools/deployment/record.ts';
import { DASHBOARD_FILE, dashboardText, withTables } from '../../tools/docs-metrics.ts';
import { alerts } from '../../tools/monitoring/alerts.ts';
import { queries } from '../../tools/monitoring/dashboard.ts';
import { asking, toColumns, toSql } from '../../tools/monitoring/dataset.ts';
import type { Ask } from '../../tools/monitoring/dataset.ts';
import { findExpiring, findFiring, lineOfFiring } from '../../tools/monitoring/evaluate.ts';
import { expiryAlerts } from '../../tools/monitoring/expiries.ts';
import { figuresBySurface, linesOfFigures, measuredOf } from '../../tools/monitoring/figures.ts';
import { objectives } from '../../tools/monitoring/objectives.ts';
import { examineObjectives, lineOfObjective, stateOf } from '../../tools/monitoring/slo.ts';
import { commands } from '../../packages/operator/tools/operator/commands.ts';
import { openPlatform } from '../../tools/simulate-platform/server.ts';
import type { Platform } from '../../tools/simulate-platform/server.ts';
import { ACCOUNT } from '../../tools/simulate-platform/state.ts';
import type { Zone } from '../../tools/simulate-platform/state.ts';

const NAME = 'acme-eu';
const MINUTE_MS = 60_000;

let platform: Platform;
let ask: Ask;

beforeEach(async () => {
  platform = await openPlatform();
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', platform.baseUrl);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'simulated');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', undefined);
  ask = asking(await openCloudflare(null), NAME);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

/** Written so many times, so many minutes ago. */
function keep(point: Point, times = 1, minutesAgo = 1): void {
  const at = new Date(Date.now() - minutesAgo * MINUTE_MS);
  for (let one = 0; one < times; one++) {
    platform.state.points.push({ dataset: 'acme_eu_metrics', at, point });
  }
}

const page = { kind: 'request', surface: 'career-page', name: '/', outcome: 'ok' };
const call = { kind: 'request', surface: 'tenant', name: '/api/jobs/index', outcome: 'ok' };
const cron = { kind: 'cron', name: 'mails', outcome: 'ok' };

/** What a healthy deployment has written in the last minutes. */
function keepHealthy(): void {
  keep({ ...page, duration_ms: 20, rows_read: 40 }, 200);
  keep({ ...call, duration_ms: 40, rows_read: 90 }, 200);
  for (let minute = 0; minute < 10; minute++) {
    keep(cron, 1, minute);
    keep({ kind: 'backlog', name: 'mails', lag_ms: 200 }, 1, minute);
    keep({ kind: 'batch', name: 'mail', outcome: 'ok', lag_ms: 300 }, 2, minute);
    keep({ kind: 'database', database_bytes: 1e9 }, 1, minute);
  }
}

describe('figures', () => {
  test('are counted by kind of route, and are what operator cost takes', async () => {
    keep({ ...page, duration_ms: 20, rows_read: 40 }, 30);
    keep({ ...call, duration_ms: 40, rows_read: 90, rows_written: 5 }, 50);
    keep({ ...call, outcome: 'failed', duration_ms: 900 }, 2);
    keep(cron, 3);
    const figures = await figuresBySurface(ask, 7);
    expect(figures).toEqual([
      {
        surface: 'tenant',
        requests: 52,
        failed: 2,
        p50_ms: 40,
        p95_ms: 40,
        rows_read: 4500,
        rows_written: 250,
      },
      expect.objectContaining({ surface: 'career-page', requests: 30, rows_read: 1200 }),
    ]);
    expect(linesOfFigures(figures)[1]).toMatch(/^tenant +52 +2 +40 +40 +4,500 +250$/u);
    const measured = measuredOf(figures, NAME, 7);
    expect(measured).toMatchObject({ days: 7, requests: 82, rows_read: 5700, rows_written: 250 });
    expect(() => measuredOf([], NAME, 7)).toThrow(ApiError);
  });

  test('are counted by company, of the requests that act for one', async () => {
    keep({ ...call, index: '17', duration_ms: 40 }, 5);
    keep({ ...call, surface: 'console', index: '17', duration_ms: 60 }, 3);
    keep({ ...call, index: '18', duration_ms: 40 }, 4);
    keep({ ...page, index: 'request', duration_ms: 20 }, 30);
    const figures = await figuresBySurface(ask, 7, true);
    expect(figures.map(({ company, surface, requests }) => [company, surface, requests])).toEqual([
      ['17', 'tenant', 5],
      ['18', 'tenant', 4],
      ['17', 'console', 3],
    ]);
    expect(linesOfFigures(figures)[3]).toMatch(/^17 console +3 +0 /u);
  });
});

describe('questions', () => {
  test('name labels and measures, and are asked of columns; texts in quotes stay', () => {
    expect(toColumns("sumIf(weight, kind = 'kind' AND duration_ms < 200)")).toBe(
      "sumIf(_sample_interval, blob1 = 'kind' AND double1 < 200)",
    );
    const question = { select: { counted: 'sum(weight)' }, where: "kind = 'cron'", seconds: 600 };
    expect(toSql(NAME, question)).toBe(
      "SELECT sum(_sample_interval) AS counted FROM acme_eu_metrics WHERE blob1 = 'cron' AND timestamp > NOW() - INTERVAL '600' SECOND",
    );
  });

  test('of objectives and alerts know every name that they use', () => {
    const known = new Set<string>([...labels, ...measures, 'weight']);
    const functions = /^(?:sum|sumIf|min|max|quantileExactWeighted|AND|IN|LIKE)$/u;
    const texts = [
      ...objectives.flatMap(({ of, good }) => [of, good]),
      ...alerts.flatMap(({ where, value }) => [where, value]),
    ];
    const words = texts.flatMap(
      (text) => text.replaceAll(/'[^']*'/gu, '').match(/[a-z]\w*/giu) ?? [],
    );
    expect(words.filter((word) => !known.has(word) && !functions.test(word))).toEqual([]);
    const asked = texts.flatMap((text) =>
      Array.from(text.matchAll(/\bkind = '(\w+)'/gu), ([, kind = '']) => kind),
    );
    expect(asked.filter((kind) => !(kind in kinds))).toEqual([]);
  });

  test('are refused by the platform where the token may not read', async () => {
    platform.state.orders.push({ request: 'POST /analytics_engine', status: 403, skip: 0 });
    await expect(examineObjectives(ask, 28)).rejects.toThrow('POST /analytics_engine/sql');
  });

  test('of the page on metrics is answered as curl sends it', async () => {
    keep({ ...call, duration_ms: 40, rows_read: 90 }, 4);
    const guide = readFileSync('docs/metrics.md', 'utf8');
    const [, sql = ''] = /--data "(SELECT [^"]*)"/u.exec(guide) ?? [];
    const response = await fetch(
      `${platform.baseUrl}/accounts/${ACCOUNT.id}/analytics_engine/sql`,
      {
        method: 'POST',
        headers: {
          Authorization: 'Bearer simulated',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: sql.replace('recruiting_eu_metrics', 'acme_eu_metrics'),
      },
    );
    expect(await response.json()).toMatchObject({
      data: [{ route: '/api/jobs/index', requests: '4', p95_ms: '40', rows_read: '360' }],
    });
  });
});

describe('objectives', () => {
  test('say the good part and the error budget that is left', async () => {
    keep(page, 1995);
    keep({ ...page, outcome: 'failed' }, 5);
    keep({ ...call, duration_ms: 20 }, 999, 60 * 24 * 27);
    keep({ ...call, duration_ms: 2000, outcome: 'failed' }, 1, 60 * 24 * 29);
    keep({ kind: 'backlog', name: 'mails', lag_ms: 60_001 }, 1);
    keep({ kind: 'backlog', name: 'mails', lag_ms: 60_000 }, 199);
    const states = await examineObjectives(ask, 28);
    const stateOfId = (id: string) => states.find((state) => state.id === id);
    expect(stateOfId('career-pages-available')).toMatchObject({ good: 0.9975, counted: 2000 });
    expect(stateOfId('career-pages-available')?.budgetLeft).toBeCloseTo(-4);
    expect(stateOfId('api-available')).toMatchObject({ good: 1, counted: 999, budgetLeft: 1 });
    expect(stateOfId('mail-on-time')?.budgetLeft).toBeCloseTo(0.5);
    expect(stateOfId('cvs-on-time')).toMatchObject({ good: null, budgetLeft: null });
    const lines = states.map(lineOfObjective);
    expect(lines[0]).toBe(
      'MISSED   career-pages-available  99.750 % of 99.950 %, -400 % of the error budget left (2000 counted)',
    );
    expect(lines.at(-1)).toBe('no data  cvs-on-time');
  });

  test('are met by what is exactly their target, and take no refusals for slow answers', async () => {
    const [objective] = objectives;
    if (objective) expect(stateOf(objective, 2000, 1999).budgetLeft).toBeCloseTo(0);
    keep({ ...call, duration_ms: 5000, outcome: 'refused' }, 100);
    keep({ ...call, duration_ms: 50 }, 100);
    const states = await examineObjectives(ask, 28);
    expect(states.find(({ id }) => id === 'api-fast')).toMatchObject({ good: 1, counted: 100 });
  });
});

describe('alerts', () => {
  const firing = async () =>
    (await findFiring(ask)).map(({ id, name }) => (name ? `${id} ${name}` : id));

  test('are silent in a healthy deployment', async () => {
    keepHealthy();
    expect(await firing()).toEqual([]);
  });

  test('fire for a budget that burns, by the hour and by six', async () => {
    keepHealthy();
    keep({ ...page, outcome: 'failed' }, 2);
    expect(await firing()).toEqual([
      'career-pages-available-fast-burn',
      'career-pages-available-slow-burn',
    ]);
    platform.state.points.length = 0;
    keepHealthy();
    keep({ ...call, outcome: 'failed' }, 30, 200);
    expect(await firing()).toEqual(['api-available-slow-burn']);
  });

  test('say nothing of a few requests', async () => {
    keepHealthy();
    keep(
      { kind: 'request', surface: 'form-submit', name: '/jobs/{hash}/apply', outcome: 'failed' },
      20,
    );
    expect(await firing()).toEqual([]);
    keep(
      { kind: 'request', surface: 'form-submit', name: '/jobs/{hash}/apply', outcome: 'ok' },
      80,
    );
    expect(await firing()).toContain('applications-taken-fast-burn');
  });

  test('fire where the cron is silent, a part of it fails, and work is late all the time', async () => {
    keep({ ...call, duration_ms: 20 }, 10);
    expect(await firing()).toEqual(['cron-silent']);
    keepHealthy();
    keep({ kind: 'cron', name: 'files', outcome: 'failed' }, 8);
    keep({ kind: 'cron', name: 'files', outcome: 'ok' }, 7);
    keep({ kind: 'backlog', name: 'webhook_deliveries', lag_ms: 400_000 }, 9);
    expect(await firing()).toEqual(['cron-part-fails files', 'work-late webhook_deliveries']);
    keep({ kind: 'backlog', name: 'webhook_deliveries', lag_ms: 0 });
    expect(await firing()).toEqual(['cron-part-fails files']);
  });

  test('fire for queues, slow answers, routes that read much, and a database that is full', async () => {
    keepHealthy();
    keep({ kind: 'batch', name: 'cvs', outcome: 'failed', lag_ms: 500_000 }, 10);
    keep({ ...call, name: '/api/candidates/index', duration_ms: 3000, rows_read: 9000 }, 100);
    keep({ kind: 'database', database_bytes: 9.5e9 });
    const found = await findFiring(ask);
    expect(found.map(({ id, name }) => [id, name])).toEqual([
      ['queue-fails', 'cvs'],
      ['queue-waits', 'cvs'],
      ['api-slow', null],
      ['route-reads-much', '/api/candidates/index'],
      ['database-grows', null],
      ['database-full', null],
    ]);
    const last = found.at(-1);
    expect(last && lineOfFiring(last)).toBe(
      'PAGE    database-full: the database has more than 9 of 10 GB (9,500,000,000)\n        docs/runbooks.md#database-full',
    );
  });
});

describe('what expires', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 1440 * MINUTE_MS).toISOString();
  const deployment: Deployment = {
    name: NAME,
    jurisdiction: 'eu',
    staging: false,
    api_host: 'api.acme.example',
    zone: 'acme.example',
    career_hosts: ['careers.acme.example', 'jobs.eu.acme.example'],
    variables: {},
    account_id: null,
    database_id: null,
    kv_ids: {},
    keys_since: { 1: '2024-01-01', 2: '2026-01-31' },
  };

  const zone = (days: number): Zone => ({
    name: 'acme.example',
    status: 'active',
    certificates: [
      { hosts: ['acme.example', '*.acme.example'], expires_on: inDays(days) },
      { hosts: ['jobs.eu.acme.example'], expires_on: inDays(80) },
      // Replaced by the next one.
      { hosts: ['careers.acme.example'], expires_on: inDays(1) },
    ],
    expires_at: inDays(300),
  });

  const firing = async (of: Deployment = deployment) => {
    const found = await findExpiring(await openCloudflare(null), of, now);
    return found.map(({ severity, id, about }) => `${severity} ${id}: ${about}`);
  };

  test('is silent while certificates, domains and keys are young enough', async () => {
    platform.state.zones.push(zone(14));
    expect(await firing()).toEqual([]);
  });

  test('is a ticket two weeks before a certificate expires, and a page four days before', async () => {
    platform.state.zones.push(zone(13));
    expect(await firing()).toEqual([
      'ticket certificate-expires: the certificate of api.acme.example expires in 13 days',
      'ticket certificate-expires: the certificate of careers.acme.example expires in 13 days',
    ]);
    platform.state.zones.splice(0, 1, zone(-2));
    expect(await firing()).toEqual([
      'page certificate-expires: the certificate of api.acme.example expires in -2 days',
      'page certificate-expires: the certificate of careers.acme.example expires in 1 day',
    ]);
  });

  test('is a page for a host without a certificate: one label more is not covered', async () => {
    platform.state.zones.push({ ...zone(90), certificates: zone(90).certificates.slice(0, 1) });
    expect(await firing()).toEqual([
      'page certificate-expires: jobs.eu.acme.example has no active certificate',
    ]);
  });

  test('is said of a domain that expires, of a zone that moved, and of a host without one', async () => {
    platform.state.zones.push({ ...zone(90), expires_at: inDays(29) });
    expect(await firing()).toEqual([
      'ticket domain-expires: the domain acme.example expires in 29 days',
    ]);
    platform.state.zones.splice(0, 1, { ...zone(90), status: 'moved' });
    expect(await firing()).toEqual([
      'page domain-expires: the zone acme.example is moved, not active',
    ]);
    expect(await firing({ ...deployment, career_hosts: ['other.example'] })).toContain(
      'page domain-expires: other.example is in no zone of the account',
    );
  });

  test('is said of the newest key after a year', async () => {
    platform.state.zones.push(zone(90));
    expect(await firing({ ...deployment, keys_since: { 1: '2025-11-27' } })).toEqual([
      'ticket key-old: key 1 is 366 days old',
    ]);
  });

  test('calls nobody for what the token may not read: doctor says so', async () => {
    platform.state.orders.push({ request: 'GET /zones', status: 403, skip: 0 });
    expect(await firing()).toEqual([]);
    platform.state.zones.push(zone(1));
    platform.state.orders.push({ request: 'GET /zones/', status: 403, skip: 0 });
    expect(await firing()).toEqual([]);
  });
});

describe('the dashboard', () => {
  /** As the plugin of Grafana asks. */
  const asked = (sql: string) => {
    const now = Math.floor(Date.now() / 1000);
    const values: Record<string, string> = {
      '${dataset:raw}': 'acme_eu_metrics',
      $interval: '60',
      $from: String(now - 3600),
      $to: String(now),
    };
    return sql.replaceAll(/\$\{dataset:raw\}|\$\w+/gu, (name) => values[name] ?? expect.fail(name));
  };

  test('has a panel for each objective, and queries of columns and functions that exist', async () => {
    keepHealthy();
    keep({ kind: 'backlog', name: 'webhook_deliveries', lag_ms: 1 });
    keep({ kind: 'backlog', name: 'documents', lag_ms: 1 });
    keep({ ...page, surface: 'form-page', name: '/jobs/{hash}/apply' });
    keep({ ...page, surface: 'account-page', name: '/sign-in' });
    const titles = queries.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(objectives.map(({ id }) => id)));
    const columns = /^(?:(?:blob[1-8])|(?:double(?:[1-9]|10))|_sample_interval|timestamp)$/u;
    const cloudflare = await openCloudflare(null);
    for (const { title, sql } of queries) {
      const words = sql
        .replaceAll(/'[^']*'|\$\{[^}]*\}|\$\w+|\w+\(/gu, ' ')
        .match(/\b(?:blob|double|index|_)\w*|\b[a-z]\w*_\w*/gu);
      const aliases = new Set(Array.from(sql.matchAll(/ AS (\w+)/gu), ([, alias]) => alias));
      const unknown = words?.filter((word) => !columns.test(word) && !aliases.has(word));
      expect(unknown, title).toEqual([]);
      // Fails for a column or a function that the platform does not have.
      const rows = await cloudflare.sql<Record<string, unknown>>(asked(sql));
      expect(rows.length, title).toBeGreaterThan(0);
      for (const row of rows) expect(Object.values(row), title).not.toContain(null);
    }
  });

  test('asks labels and measures of kinds of data points that have them, and so do objectives and alerts', () => {
    const columnOf = new Map<string, string>([
      ...labels.map((label, at) => [`blob${at + 1}`, label] as const),
      ...measures.map((measure, at) => [`double${at + 1}`, measure] as const),
    ]);
    const known = new Map(
      Object.entries(kinds).map(([kind, { labels: own, measures: counted }]) => [
        kind,
        new Set<string>([...own, ...counted]),
      ]),
    );
    const questions = [
      ...queries.map(({ title, sql }) => [title, sql] as const),
      ...objectives.map(({ id, of, good }) => [id, toColumns(`${of} AND ${good}`)] as const),
      ...alerts.map(({ id, where, value, by = '' }) => {
        return [id, toColumns(`${where} AND ${value} ${by}`)] as const;
      }),
    ];
    const faults = questions.flatMap(([id, text]) => {
      const [, list = ''] = /\bblob1 (?:=|IN) ('\w+'|\([^)]*\))/u.exec(text) ?? [];
      const named = Array.from(list.matchAll(/'(\w+)'/gu), ([, kind = '']) => kind);
      if (named.length === 0) return [`${id} asks no kind`];
      const columns = text.replaceAll(/'[^']*'/gu, '').match(/\b(?:blob|double)\d+\b/gu) ?? [];
      return named.flatMap((kind) =>
        columns
          .map((column) => columnOf.get(column) ?? column)
          .filter((name) => !known.get(kind)?.has(name))
          .map((name) => `${id}: ${kind} has no ${name}`),
      );
    });
    expect(questions.length).toBeGreaterThan(40);
    expect([...new Set(faults)]).toEqual([]);
  });

  test('draws a line for each kind of route, by the minute', async () => {
    keep({ ...page, duration_ms: 20 }, 3);
    keep({ ...call, duration_ms: 40 }, 2);
    const { sql = '' } = queries.find(({ title }) => title === 'Requests') ?? {};
    const rows = await (await openCloudflare(null)).sql<Record<string, unknown>>(asked(sql));
    const at = Number(rows[0]?.['t']);
    expect(at % MINUTE_MS).toBe(0);
    expect(rows.map(({ label, value }) => [label, value])).toEqual(
      expect.arrayContaining([
        ['career-page', '3'],
        ['tenant', '2'],
      ]),
    );
  });

  test(`${DASHBOARD_FILE} is up to date; if not, run: npm run docs:metrics`, () => {
    const kept: unknown = JSON.parse(readFileSync(DASHBOARD_FILE, 'utf8'));
    expect(kept).toEqual(JSON.parse(dashboardText()));
  });
});

describe('runbooks', () => {
  const runbooks = readFileSync('docs/runbooks.md', 'utf8');
  const headings = Array.from(runbooks.matchAll(/^## (.*)$/gmu), ([, heading = '']) => heading);

  test('have one section for each alert, and no section for an alert that is gone', () => {
    const ids = [...alerts.map(({ id }) => id), ...Object.keys(expiryAlerts)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(headings.toSorted()).toEqual([...ids, 'Go back to the release before'].toSorted());
  });

  test('name commands that exist', () => {
    const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object })
      .scripts;
    const own = [...runbooks.matchAll(/npm run operator -- ([a-z-]+)(?: ([a-z-]+))?/gu)];
    expect(own.length).toBeGreaterThan(10);
    const unknown = own
      .map(([, first = '', second = '']) => [first, `${first} ${second}`])
      .filter((names) => !names.some((name) => name in commands));
    expect(unknown).toEqual([]);
    for (const [, script = ''] of runbooks.matchAll(/npm run ([\w:-]+)/gu)) {
      expect(scripts).toHaveProperty([script]);
    }
    const wrangler = new Set(
      Array.from(
        runbooks.matchAll(/npx wrangler ([a-z0-9]+(?: [a-z]+)?)/gu),
        ([, words = '']) => words,
      ),
    );
    const known = ['d1 insights', 'queues info', 'rollback', 'tail recruiting', 'triggers deploy'];
    expect(wrangler).toEqual(new Set(known));
  });

  test.each(['docs/slos.md', 'docs/runbooks.md'])(
    '%s is up to date; if not, run: npm run docs:metrics',
    (file) => {
      const text = readFileSync(file, 'utf8');
      expect(text).toBe(withTables(text));
    },
  );
});
