/** Configurations, resources and keys of a deployment, against the simulated platform. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCloudflare } from '../tools/deployment/cloudflare.ts';
import type { Cloudflare } from '../tools/deployment/cloudflare.ts';
import { configure, readTemplates } from '../tools/deployment/configurations.ts';
import { chooseKeys, giveKeys } from '../tools/deployment/keys.ts';
import { parseDeployment } from '../tools/deployment/record.ts';
import type { Deployment } from '../tools/deployment/record.ts';
import { openRemoteD1 } from '../tools/deployment/remote-d1.ts';
import { makeResources } from '../tools/deployment/resources.ts';
import { setUp } from '../tools/deployment/setup.ts';
import { cronParts } from '../../../src/operator/heartbeat/rules.ts';
import { setDomainText } from '../../../src/operator/domains/actions.ts';
import { examine } from '../tools/deployment/doctor.ts';
import type { Finding } from '../tools/deployment/findings.ts';
import { makeFirst } from '../tools/deployment/people.ts';
import { migrate, pendingMigrations } from '../../../tools/local/migrations.ts';
import { openDeployed } from '../../../tools/platform.ts';
import { openPlatform } from '../../../tools/simulate-platform/server.ts';
import type { Platform } from '../../../tools/simulate-platform/server.ts';
import { ACCOUNT } from '../../../tools/simulate-platform/state.ts';

const production: Deployment = {
  name: 'acme-eu',
  jurisdiction: 'eu',
  staging: false,
  api_host: 'api.acme.example',
  zone: 'acme.example',
  career_hosts: ['careers.acme.example', 'jobs.acme.example'],
  variables: { MAIL_FROM: 'Acme <jobs@acme.example>' },
  account_id: null,
  database_id: null,
  kv_ids: {},
};
const staging: Deployment = {
  ...production,
  name: 'acme-staging',
  staging: true,
  api_host: 'api.staging.example',
  zone: 'staging.example',
  career_hosts: ['careers.staging.example'],
};

const templates = await readTemplates();

describe('configurations', () => {
  test('name everything after the deployment, and carry its hosts, ids and jurisdiction', () => {
    const ids = { database_id: 'a-database', kv_ids: { KV: 'codes', SUMMARY_CACHE: 'summaries' } };
    const { background, api, careers } = configure(templates, { ...production, ...ids });
    expect(api).toMatchObject({
      name: 'acme-eu-api',
      routes: [{ pattern: 'api.acme.example', custom_domain: true }],
      vars: { API_ORIGIN: 'https://api.acme.example' },
      services: [{ service: 'acme-eu-reader' }],
      d1_databases: [{ database_name: 'acme-eu', database_id: 'a-database' }],
      r2_buckets: [{ bucket_name: 'acme-eu-files', jurisdiction: 'eu' }],
      kv_namespaces: [{ binding: 'KV', id: 'codes' }],
    });
    expect(careers.routes).toEqual([
      { pattern: 'api.acme.example/api/locations/*', zone_name: 'acme.example' },
      { pattern: 'api.acme.example/api/central/jobs*', zone_name: 'acme.example' },
      { pattern: 'careers.acme.example', custom_domain: true },
      { pattern: 'jobs.acme.example', custom_domain: true },
    ]);
    const datasets = [background, api, careers].map((one) => one.analytics_engine_datasets);
    expect(datasets).toEqual(
      [0, 1, 2].map(() => [{ binding: 'METRICS', dataset: 'acme_eu_metrics' }]),
    );
    expect(background.queues?.consumers?.map(({ queue }) => queue)).toContain('acme-eu-mail');
    expect(background.send_email).toMatchObject([
      { allowed_sender_addresses: ['jobs@acme.example'] },
    ]);
    expect(JSON.stringify([background, api, careers])).not.toMatch(
      /"recruiting[-_](?!eu)|careers-us\.example|api\.recruiting\.example/u,
    );
  });

  test('of staging are those of production, but for names, hosts, numbers of limits and emails', () => {
    const withoutNames = (deployment: Deployment) =>
      JSON.stringify(configure(templates, { ...deployment, career_hosts: ['careers.example'] }))
        .replaceAll(deployment.name, 'NAME')
        .replaceAll(deployment.name.replaceAll('-', '_'), 'NAME')
        .replaceAll(deployment.api_host, 'API')
        .replaceAll(deployment.zone, 'ZONE')
        .replaceAll(/"namespace_id":"\d{5}/gu, '"namespace_id":"')
        .replaceAll(/"MAIL_TRANSPORT":"\w*"/gu, '');
    const mailFrom = { MAIL_FROM: 'jobs@example.com' };
    expect(withoutNames({ ...staging, variables: mailFrom })).toBe(
      withoutNames({ ...production, variables: mailFrom }),
    );
    expect(configure(templates, staging).background.vars['MAIL_TRANSPORT']).toBe('');
    const limits = (deployment: Deployment) =>
      configure(templates, deployment).api.ratelimits?.map(({ namespace_id: id }) => id);
    expect(limits(staging)).not.toEqual(limits(production));
  });

  test('refuse a variable that no template has, and a name that is not valid', () => {
    expect(() => configure(templates, { ...production, variables: { MAIL_FORM: 'x' } })).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    );
    expect(() => parseDeployment({ ...production, name: 'Acme EU' })).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    );
  });
});

describe('an account', () => {
  let platform: Platform;
  let cloudflare: Cloudflare;

  beforeEach(async () => {
    platform = await openPlatform();
    vi.stubEnv('CLOUDFLARE_API_BASE_URL', platform.baseUrl);
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'simulated');
    vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', undefined);
    cloudflare = await openCloudflare(null);
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await platform.close();
  });

  const make = (isDryRun = false) =>
    makeResources(
      { cloudflare, deployment: production, isDryRun },
      configure(templates, production),
    );

  test('are created once, where the jurisdiction says', async () => {
    expect(cloudflare.account).toBe(ACCOUNT.id);
    const dry = await make(true);
    expect(new Set(dry.steps.map(({ is }) => is))).toEqual(new Set(['missing']));
    expect(platform.state.changes).toEqual([]);

    const made = await make();
    expect(made.steps.map(({ is }) => is)).toEqual(dry.steps.map(() => 'made'));
    const { databases, buckets, namespaces, queues, changes } = platform.state;
    expect(databases).toEqual([{ uuid: made.database_id, name: 'acme-eu', jurisdiction: 'eu' }]);
    expect(buckets.map(({ name, jurisdiction }) => [name, jurisdiction])).toEqual([
      ['acme-eu-files', 'eu'],
      ['acme-eu-backup', 'eu'],
    ]);
    expect(namespaces).toHaveLength(2);
    expect(queues.every(({ jurisdiction }) => jurisdiction === 'eu')).toBe(true);

    const before = changes.length;
    const again = await make();
    expect(again).toEqual({
      ...made,
      steps: made.steps.map(({ what }) => ({ what, is: 'there' })),
    });
    expect(changes).toHaveLength(before);
  });

  test('has the zone of the API that a setup without --zone finds, or the host without its first label', async () => {
    const printed: string[] = [];
    const zoneFor = async (apiHost: string) => {
      const none = { domain: null, company: null, admin: null };
      const wanted = {
        name: 'acme-new',
        jurisdiction: 'eu',
        location: undefined,
        isStaging: undefined,
        zone: undefined,
        careerHost: 'careers.acme.example',
        variables: {},
        first: none,
      };
      printed.length = 0;
      return (await setUp({ ...wanted, apiHost, isDryRun: true }, (line) => printed.push(line)))
        .zone;
    };
    const active = { status: 'active', certificates: [], expires_at: null };
    platform.state.zones.push({ name: 'acme.example', ...active });
    platform.state.zones.push({ name: 'me.example', ...active });
    expect(await zoneFor('api.eu.acme.example')).toBe('acme.example');
    expect(printed).toContain('Zone of api.eu.acme.example: acme.example');
    platform.state.zones.push({ name: 'eu.acme.example', ...active });
    expect(await zoneFor('api.eu.acme.example')).toBe('eu.acme.example');
    expect(await zoneFor('api.other.example')).toBe('other.example');
    expect(printed.join('\n')).toMatch(
      /other\.example, by its name: no zone .* name it with --zone/u,
    );
    platform.state.orders.push({ request: 'GET /zones', status: 403, skip: 0 });
    expect(await zoneFor('api.acme.example')).toBe('acme.example');
    expect(platform.state.changes).toEqual([]);
  });

  const wrong: [field: string, first: object, variables?: Record<string, string>][] = [
    ['language', { domain: { name: 'Careers', language: 'xx', countries: ['GB'] } }],
    ['countries', { domain: { name: 'Careers', language: 'en', countries: ['Britain'] } }],
    ['subdomain', { company: { subdomain: 'a_b', name: 'A', country: undefined } }],
    ['country', { company: { subdomain: 'a', name: 'A', country: 'Britain' } }],
    ['admin', { admin: { email: 'you', password: undefined } }],
    ['password', { admin: { email: 'you@acme.example', password: 'short' } }],
    ['mail-from', {}, { MAIL_FROM: 'Acme' }],
  ];

  test.each(wrong)(
    'are not created where the %s is wrong',
    async (field, given, variables = {}) => {
      const wanted = {
        name: 'acme-new',
        jurisdiction: 'eu',
        location: undefined,
        isStaging: undefined,
        apiHost: 'api.acme.example',
        zone: 'acme.example',
        careerHost: 'careers.acme.example',
        variables,
        first: { domain: null, company: null, admin: null, ...given },
        isDryRun: false,
      };
      await expect(setUp(wanted, () => undefined)).rejects.toMatchObject({
        errors: { [field]: [expect.any(String)] },
      });
      expect(platform.state.changes).toEqual([]);
    },
  );

  test('is the database that the file names, also where that of its name is there', async () => {
    await make();
    const body = { name: 'acme-restored', jurisdiction: 'eu' };
    const { uuid } = await cloudflare.call<{ uuid: string }>('POST', '/d1/database', { body });
    const restored = { ...production, database_id: uuid };
    const again = await makeResources(
      { cloudflare, deployment: restored, isDryRun: false },
      configure(templates, restored),
    );
    expect(again.database_id).toBe(uuid);
    expect(again.steps[0]?.is).toBe('there');
    expect(platform.state.databases).toHaveLength(2);
  });

  test('are asked for near a location, where no jurisdiction is', async () => {
    const near: Deployment = {
      ...production,
      name: 'acme-near',
      jurisdiction: null,
      location: 'weur',
    };
    await makeResources(
      { cloudflare, deployment: near, isDryRun: false },
      configure(templates, near),
    );
    const { databases, buckets } = platform.state;
    const named = [...databases, ...buckets].filter(({ name }) => name.startsWith('acme-near'));
    expect(named.map(({ location }) => location)).toEqual(['weur', 'weur', 'weur']);
  });

  test('that a failure left out are created by the next run, and no other', async () => {
    platform.state.orders.push({ request: 'POST /queues', status: 400, skip: 2 });
    await expect(make()).rejects.toThrow('A failure that was ordered');
    expect(platform.state.queues).toHaveLength(2);
    const { steps } = await make();
    expect(steps.filter(({ is }) => is === 'made').map(({ what }) => what)).toEqual(
      ['cvs', 'summaries', 'meetings', 'posts', 'replies', 'transfers', 'reports'].map(
        (one) => `queue acme-eu-${one}`,
      ),
    );
    expect(platform.state.databases).toHaveLength(1);
  });

  test('a read is repeated when the platform fails for a moment; a creation is not', async () => {
    platform.state.orders.push({ request: 'GET /queues', status: 503, skip: 0 });
    await expect(cloudflare.list('/queues')).resolves.toEqual([]);
    platform.state.orders.push({ request: 'POST /queues', status: 503, skip: 0 });
    const body = { queue_name: 'one' };
    await expect(cloudflare.call('POST', '/queues', { body })).rejects.toThrow('POST /queues');
    expect(platform.state.queues).toEqual([]);
  });

  test('the database answers statements and batches, and a batch that fails changes nothing', async () => {
    const { database_id: id } = await make();
    const d1 = openRemoteD1(cloudflare, id ?? '');
    await d1.prepare('create table t (id integer primary key, name text unique)').run();
    const insert = (name: string) => d1.prepare('insert into t (name) values (?)').bind(name);
    await d1.batch([insert('a'), insert('b')]);
    await expect(d1.batch([insert('c'), insert('a')])).rejects.toThrow('UNIQUE');
    expect(await d1.prepare('select * from t order by id').all()).toMatchObject({
      results: [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ],
    });
    expect(await d1.prepare('select id, name from t where id = ?').bind(2).raw()).toEqual([
      [2, 'b'],
    ]);
  });

  test('keys are made once, and never replaced where data may be encrypted with them', async () => {
    const holder = (name: string, hasKeys: boolean) => ({ name, isDeployed: hasKeys, hasKeys });
    const none = [holder('background', false), holder('api', false)];
    const half = [holder('background', true), holder('api', false)];
    const both = [holder('background', true), holder('api', true)];
    const first = chooseKeys({ holders: none, given: undefined, isUsed: false });
    expect(first).toMatchObject({ isNew: true });
    expect(first?.keys).toMatch(/^1:\S{48},digest:\S{48}$/u);
    expect(chooseKeys({ holders: both, given: undefined, isUsed: true })).toBeNull();
    expect(() => chooseKeys({ holders: half, given: undefined, isUsed: true })).toThrow(
      'api lacks SECRET_KEYS',
    );
    const vault = first?.keys ?? '';
    expect(chooseKeys({ holders: half, given: vault, isUsed: true })).toEqual({
      keys: vault,
      isNew: false,
    });

    // Half deployed and not in use: both get the same new keys.
    platform.state.madeScript('background').secrets.set('SECRET_KEYS', 'of the first run');
    const chosen = chooseKeys({ holders: half, given: undefined, isUsed: false });
    await giveKeys(cloudflare, half, chosen ?? { keys: '', isNew: true });
    expect(platform.state.script('background')?.secrets.get('SECRET_KEYS')).toBe(chosen?.keys);
  });

  describe('doctor', () => {
    /** A deployment with everything, in a database with a domain, a company and an Admin. */
    async function openHealthy() {
      const { database_id: id, kv_ids: kvIds } = await make();
      const deployment = {
        ...production,
        career_hosts: ['careers.acme.example'],
        variables: { MAIL_FROM: 'jobs@acme.example', SECURITY_CONTACT: 'mailto:s@acme.example' },
        account_id: cloudflare.account,
        database_id: id,
        kv_ids: kvIds,
        keys_since: { 1: new Date().toISOString().slice(0, 10) },
      };
      platform.state.zones.push({
        name: 'acme.example',
        status: 'active',
        certificates: [{ hosts: ['*.acme.example'], expires_on: '2999-01-01T00:00:00Z' }],
        expires_at: null,
      });
      const { background } = configure(templates, deployment);
      for (const name of [
        'acme-eu-reader',
        'acme-eu-background',
        'acme-eu-api',
        'acme-eu-careers',
      ]) {
        const script = platform.state.madeScript(name);
        script.schedules.push({ cron: '* * * * *' });
        if (name !== 'acme-eu-careers') script.secrets.set('SECRET_KEYS', 'x');
      }
      for (const { queue } of background.queues?.consumers ?? []) {
        platform.state.queues.find((one) => one.queue_name === queue)?.consumers.push({});
      }
      const d1 = openRemoteD1(cloudflare, id ?? '');
      await migrate(d1);
      const ctx = openDeployed(cloudflare, deployment);
      await makeFirst(ctx, deployment, {
        domain: { name: 'Careers', language: 'en-GB', countries: ['GB'] },
        company: { subdomain: 'acme', name: 'Acme', country: 'GB' },
        admin: { email: 'ada@acme.example', password: 'an unusual passphrase of 7 words' },
      });
      await setDomainText(ctx, {
        hostname: 'careers.acme.example',
        kind: 'imprint',
        url: 'https://acme.example/imprint',
      });
      await setDomainText(ctx, {
        hostname: 'careers.acme.example',
        kind: 'privacy',
        url: 'https://acme.example/privacy',
      });
      return { deployment, d1 };
    }

    const notFine = (findings: readonly Finding[]) =>
      findings
        .filter(({ level }) => level !== 'fine')
        .map(({ level, what }) => `${level}: ${what}`);

    test('finds nothing in a healthy deployment, and names whatever is missing or late', async () => {
      const { deployment, d1 } = await openHealthy();
      expect(notFine(await examine(deployment))).toEqual([]);

      const hour = Date.now() - 3_600_000;
      await d1.batch([
        d1.prepare('insert into cron_runs (id, ended_at, parts) values (1, ?, ?)').bind(hour, '{}'),
        d1.prepare('delete from career_domain_texts'),
        d1.prepare('update companies set created_at = ?').bind(hour - 60 * 3_600_000),
        d1.prepare("update members set role = 'Recruiter'"),
        d1
          .prepare(
            `insert into mails (kind, sealed, created_at, next_attempt_at) values ('x', '7.abc', ?, ?)`,
          )
          .bind(hour, hour),
        d1
          .prepare(
            `insert into company_deletions (id, subject_id, requested_at, due_at, started_at) values (1, 99, 0, 0, ?)`,
          )
          .bind(hour - 7 * 3_600_000),
        d1.prepare('insert into database_sizes (day, bytes) values (20000, 1e9), (20010, 8e9)'),
        d1.prepare("delete from d1_migrations where name like '0000%'"),
      ]);
      const [zone] = platform.state.zones;
      if (zone) Object.assign(zone, { status: 'moved', certificates: [] });
      platform.state.script('acme-eu-api')?.secrets.clear();
      platform.state.scripts.delete('acme-eu-careers');
      const variables = { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true' };
      const broken = { ...deployment, variables, keys_since: undefined };
      const first = notFine(await examine(broken)).join('\n');
      expect(first).toContain('wrong: settings of acme-eu-api: The service does not start');
      expect(first).toContain('watch: MAIL_FROM is a placeholder');
      expect(first).toContain('wrong: Worker acme-eu-api lacks the secret SECRET_KEYS');
      expect(first).toContain('wrong: Worker acme-eu-careers is not deployed');
      expect(first).toContain('wrong: the zone acme.example is moved, not active');
      expect(first).toContain('wrong: api.acme.example has no active certificate');
      expect(first).toContain('watch: it is not known since when the current key is used');
      expect(first).toContain('wrong: 1 migrations are not applied: 0000');

      await migrateJournal(d1);
      vi.stubEnv('SECRET_KEYS', `1:${'a'.repeat(40)}`);
      const second = notFine(await examine(deployment)).join('\n');
      expect(second).toContain('wrong: the cron ran 1.0 hours ago');
      expect(second).toContain('wrong: the oldest email is 1.0 hours late');
      expect(second).toContain('wrong: there is no backup yet');
      expect(second).toContain(
        'wrong: the database grows by 700.0 MB a day, and is full in 2 days',
      );
      expect(second).toContain('wrong: the uploaded files have no copy yet');
      expect(second).toContain('watch: careers.acme.example has no imprint and no privacy');
      expect(second).toContain('watch: companies without an Admin: acme');
      expect(second).toContain('watch: the removal of company 99 began 8.0 hours ago');
      expect(second).toContain('wrong: key 7 encrypted 1 of mails.sealed');

      const parts = Object.fromEntries(cronParts.map((part) => [part, { ok_at: Date.now() }]));
      const late = { ...parts, mails: { ok_at: hour, failed_at: Date.now(), error: 'Error' } };
      await d1
        .prepare('update cron_runs set ended_at = ?, parts = ?')
        .bind(Date.now(), JSON.stringify(late))
        .run();
      const third = notFine(await examine(deployment)).join('\n');
      expect(third).toContain('wrong: mails of the cron last succeeded 1.0 hours ago (Error)');
      expect(third).not.toContain('files of the cron');
    }, 60_000);
  });
});

/** Writes down again that the first migration is applied. */
async function migrateJournal(d1: D1Database): Promise<void> {
  const [first = ''] = await pendingMigrations(d1);
  await d1.prepare('insert into d1_migrations (name) values (?)').bind(first).run();
}
