/** The configurations of the Workers: their types, what they repeat, and what each may use. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { locations } from '#careers/locations/endpoints.ts';
import { CHUNK_JOBS, FILE_JOBS_MAX } from '#careers/feeds/rules.ts';
import { suggestions } from '#careers/suggestions/endpoints.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { apiPathsOf } from '../../tools/local/workers.ts';
import { bindingTypes, FILE } from '../../tools/types/bindings.ts';

const whole = readConfig({ config: 'wrangler.toml' });
const careers = readConfig({ config: 'wrangler.careers.toml' });
const api = readConfig({ config: 'wrangler.api.toml' });
const background = readConfig({ config: 'wrangler.background.toml' });
const reader = readConfig({ config: 'wrangler.reader.toml' });
const three = { careers, api, background };
const split = { ...three, reader };

type Config = typeof whole;
type Named = { binding: string } | { name: string };

const nameOf = (one: Named) => ('binding' in one ? one.binding : one.name);

/** What a Worker can reach, by kind; kinds without a binding are left out. */
function bindingsOf(config: Config) {
  const kinds: Record<string, string[]> = {
    d1: config.d1_databases.map(nameOf),
    kv: config.kv_namespaces.map(nameOf),
    r2: config.r2_buckets.map(nameOf),
    assets: config.assets ? [config.assets.binding ?? ''] : [],
    sends: config.queues.producers?.map(nameOf) ?? [],
    consumes: config.queues.consumers?.map(({ queue }: { queue: string }) => queue) ?? [],
    mail: config.send_email.map(nameOf),
    limits: config.ratelimits.map(nameOf),
    services: config.services?.map(nameOf) ?? [],
    secrets: config.secrets?.required ?? [],
    crons: config.triggers.crons ?? [],
  };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, names]) =>
      names.length === 0 ? [] : [[kind, names.toSorted()]],
    ),
  );
}

test(`${FILE} is up to date; if not, run: npm run types`, { timeout: 60_000 }, async () => {
  expect(await readFile(FILE, 'utf8')).toBe(await bindingTypes());
});

describe('each Worker has the bindings that it uses, and no other', () => {
  test('careers reads, and has no secret, no files, no mail and no queue but that of summaries', () => {
    expect(bindingsOf(careers)).toEqual({
      d1: ['DB'],
      kv: ['SUMMARY_CACHE'],
      assets: ['ASSETS'],
      sends: ['SUMMARIES'],
      limits: ['PUBLIC_LIMIT'],
      services: ['API'],
    });
  });

  test('api sends to queues, and neither consumes, nor mails, nor has a cron', () => {
    expect(bindingsOf(api)).toEqual({
      d1: ['DB'],
      kv: ['KV'],
      r2: ['FILES'],
      assets: ['ASSETS'],
      sends: ['CVS', 'MAIL', 'MEETINGS', 'POSTS', 'TRANSFERS', 'WEBHOOKS'],
      limits: ['API_LIMIT', 'FAVORITE_LIMIT', 'OAUTH_LIMIT', 'PUBLIC_LIMIT'],
      services: ['READER'],
      secrets: ['SECRET_KEYS'],
    });
  });

  test('background has every queue, mail and the cron, and no address outside', () => {
    const queues = [
      'cvs',
      'mail',
      'meetings',
      'posts',
      'replies',
      'summaries',
      'transfers',
      'webhooks',
    ];
    expect(bindingsOf(background)).toEqual({
      // The letters of the pictures of jobs.
      assets: ['ASSETS'],
      d1: ['DB'],
      kv: ['SUMMARY_CACHE'],
      r2: ['BACKUP', 'FILES'],
      sends: queues.map((queue) => queue.toUpperCase()),
      // The platform itself writes to that of reports.
      consumes: [...queues, 'reports'].toSorted().map((queue) => `recruiting-${queue}`),
      mail: ['EMAIL'],
      services: ['READER'],
      secrets: ['SECRET_KEYS'],
      crons: ['* * * * *'],
    });
    expect(background.routes ?? []).toEqual([]);
  });

  test('reader has none: what it reads is of strangers, and can reach nothing', () => {
    expect(bindingsOf(reader)).toEqual({});
    expect(reader).toMatchObject({ vars: {}, analytics_engine_datasets: [] });
    expect(reader.version_metadata).toBeUndefined();
    expect(reader.routes ?? []).toEqual([]);
  });

  test('reader is what api and background are bound to, which are deployed after it', () => {
    for (const { services } of [api, background]) {
      expect(services).toEqual([{ binding: 'READER', service: reader.name, entrypoint: 'Reader' }]);
    }
  });

  test.each(Object.entries(split))(
    '%s has no address of its own beside its routes',
    (_, config) => {
      expect(config).toMatchObject({ workers_dev: false, preview_urls: false });
    },
  );
});

describe('the CPU time of a request', () => {
  test('lets careers write the largest file of all jobs twice over', () => {
    // 9,100 jobs took 1,065 ms, those of the database in the same process included.
    const measured = (1065 / 9100) * FILE_JOBS_MAX;
    expect(careers.limits?.cpu_ms).toBeGreaterThanOrEqual(2 * measured);
  });

  test('lets a file of all jobs ask the database for each of its chunks', () => {
    expect(careers.limits?.['subrequests']).toBeGreaterThan(FILE_JOBS_MAX / CHUNK_JOBS);
  });

  test('of the reader ends a reading as that of the whole service does', () => {
    expect(reader.limits?.cpu_ms).toBe(whole.limits?.cpu_ms);
  });
});

describe('what the configurations repeat is the same', () => {
  test.each(Object.entries(split))('%s has the head of wrangler.toml', (_, config) => {
    const head = ({ ...one }: Config) => ({
      compatibility_date: one.compatibility_date,
      send_metrics: one.send_metrics,
      upload_source_maps: one.upload_source_maps,
      minify: one.minify,
      keep_names: one.keep_names,
      observability: one.observability,
      subrequests: one.limits?.['subrequests'],
    });
    expect(head(config)).toEqual(head(whole));
  });

  test.each(Object.entries(three))('%s knows its version', (_, config) => {
    expect(config.version_metadata).toEqual(whole.version_metadata);
  });

  test.each(Object.entries(three))(
    '%s has variables of wrangler.toml, with its values',
    (_, config) => {
      expect(whole.vars).toMatchObject(config.vars);
    },
  );

  test('the three have all variables of wrangler.toml', () => {
    const all = { ...careers.vars, ...api.vars, ...background.vars };
    expect(all).toEqual(whole.vars);
  });

  test.each(Object.entries(three))(
    '%s has stores, queues and limits of wrangler.toml',
    (_, config) => {
      expect(whole.d1_databases).toEqual(config.d1_databases);
      expect(whole.r2_buckets).toEqual(expect.arrayContaining(config.r2_buckets));
      expect(whole.queues.producers).toEqual(expect.arrayContaining(config.queues.producers ?? []));
      expect(whole.queues.consumers).toEqual(expect.arrayContaining(config.queues.consumers ?? []));
      expect(whole.ratelimits).toEqual(expect.arrayContaining(config.ratelimits));
      expect(whole.send_email).toEqual(expect.arrayContaining(config.send_email));
      if (config.assets !== undefined) expect(config.assets).toEqual(whole.assets);
    },
  );

  test('careers and background share the namespace of summaries, and the codes of OAuth clients are in another', () => {
    const idOf = (config: Config, name: string): string | undefined =>
      config.kv_namespaces.find(({ binding }: { binding: string }) => binding === name)?.id;
    const [summaries, codes] = [idOf(careers, 'SUMMARY_CACHE'), idOf(api, 'KV')];
    expect(summaries).toBeTypeOf('string');
    expect(codes).toBeTypeOf('string');
    expect(idOf(background, 'SUMMARY_CACHE')).toBe(summaries);
    expect(codes).not.toBe(summaries);
    expect([undefined, summaries]).toContain(idOf(whole, 'SUMMARY_CACHE'));
    expect([undefined, codes]).toContain(idOf(whole, 'KV'));
  });

  test('together they have the bindings of wrangler.toml', () => {
    const all = (configs: Config[]) =>
      new Set(
        configs.flatMap((config) => Object.values({ ...bindingsOf(config), services: [] }).flat()),
      );
    expect(all(Object.values(three))).toEqual(all([whole]));
  });

  test('the flags of a Worker are those of wrangler.toml that concern what it does', () => {
    // It fetches nothing.
    expect(careers.compatibility_flags).toEqual([
      'no_nodejs_compat',
      'no_nodejs_compat_v2',
      'nodejs_als',
    ]);
    expect(api.compatibility_flags).toEqual(['global_fetch_strictly_public']);
    expect(background.compatibility_flags).toEqual(whole.compatibility_flags);
    expect(reader.compatibility_flags).toEqual(['global_fetch_strictly_public']);
  });
});

describe('every request has one Worker', () => {
  type Route = NonNullable<Config['routes']>[number];
  const domainsOf = ({ routes = [] }: Config) =>
    routes.filter((route: Route) => typeof route === 'object' && 'custom_domain' in route);

  test('careers and api share out the domains of wrangler.toml', () => {
    const shared = [...domainsOf(api), ...domainsOf(careers)];
    expect(new Set(shared)).toEqual(new Set(domainsOf(whole)));
    expect(shared).toHaveLength(domainsOf(whole).length);
    expect(domainsOf(api).map(({ pattern }: { pattern: string }) => `https://${pattern}`)).toEqual([
      whole.vars['API_ORIGIN'],
    ]);
  });

  const ofCareers = [...locations, ...suggestions];
  const isTaken = (path: string) => apiPathsOf(careers).some((start) => path.startsWith(start));

  test('the location API of the API host goes to careers', () => {
    expect(ofCareers.map(({ path }) => path).filter((path) => !isTaken(path))).toEqual([]);
  });

  test('of the rest only the favorites go by careers, which passes them on', () => {
    const own = new Set<string>(ofCareers.map(({ path }) => path));
    const others = endpoints.map(({ path }) => path).filter((path) => !own.has(path));
    expect(others.length).toBeGreaterThan(50);
    // A pattern that leaves them out would also leave out `/api/central/jobs?country=DE`.
    expect(others.filter(isTaken)).toEqual(['/api/central/jobs/{hash_id}/favorite']);
  });
});
