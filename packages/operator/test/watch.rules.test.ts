/** The watchman tells the operator of each trouble once, and once when it is over; the command for a scheduler says it by its exit status. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/lib/time.ts';
import { firstIdAt } from '../../../src/lib/ids.ts';
import { openVault } from '../../../src/lib/vault.ts';
import { note, watch } from '../../../src/operator/watch/actions.ts';
import { addressOf, partOf, troubles } from '../../../src/operator/watch/rules.ts';
import { drillWhenDue, lookAtAll, verifyNewest } from '../tools/operator/watch.ts';
import { openOperated, run } from '../../../test/support/operated.ts';

const START = Math.floor(Date.now() / DAY_MS) * DAY_MS + 5 * HOUR_MS;
const VAULT = openVault(`1:${'a'.repeat(40)}`);

/** A service that was backed up, copied and drilled just now. */
async function openWatched() {
  const operated = openOperated({ vault: VAULT });
  const { sqlite, copies } = operated;
  sqlite.exec(`insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB');
    insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (1, 'a', 'A', 1, ${START - 100 * DAY_MS}, 0)`);
  const bucket = { ...copies.bucket, isNightly: true };
  const at = (ms: number) => {
    const ctx = operated.at(new Date(Math.max(ms, Date.now())));
    const now = new Date(ms);
    return {
      ...ctx,
      now,
      backups: bucket,
      security: { contact: 'mailto:ops@your.org', policy: '' },
    };
  };
  const freshAt = async (ms: number) => {
    sqlite.exec(
      `update backups set started_at = ${ms}; update file_backups set started_at = ${ms}`,
    );
    await note(bucket, 'copy', new Date(ms));
    await note(bucket, 'drill', new Date(ms));
  };
  await operated.files.bucket.put('logos/1/a.png', Buffer.from('a'), 'image/png');
  await run(operated.ctx, 'backup run');
  const [{ startedAt } = { startedAt: 0 }] = sqlite
    .prepare('select started_at as startedAt from backups')
    .all() as { startedAt: number }[];
  await freshAt(startedAt);
  // A day that is nearly over would end within a test, and what is looked for once a day be looked for again.
  const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  const soon = Math.ceil(Date.now() / (10 * MINUTE_MS)) * 10 * MINUTE_MS;
  let now = tomorrow - soon < 3 * HOUR_MS ? tomorrow : soon;
  const mails = () =>
    sqlite
      .prepare(`select sealed from mails where kind = 'operator_watch' order by id`)
      .all()
      .map(({ sealed }) => VAULT.open('mail', String(sealed)) ?? '')
      .map((text) => (JSON.parse(text) as { to: string; subject: string }).subject);
  /** Three looks, ten minutes apart. */
  async function looks(): Promise<string[]> {
    const before = mails().length;
    for (let look = 0; look < 3; look++) {
      now += 10 * MINUTE_MS;
      await watch(at(now));
    }
    return mails().slice(before);
  }
  return { ...operated, bucket, at, looks, mails, freshAt, startedAt, now: () => now };
}

type Watched = Awaited<ReturnType<typeof openWatched>>;
type Case = {
  make: (service: Watched) => Promise<void> | void;
  end: (service: Watched) => Promise<void> | void;
};

const mail = (id: number, status: string, due: number | null) =>
  `insert into mails (id, kind, sealed, status, attempts, created_at, next_attempt_at) values (${id}, 'x', 'y', '${status}', 0, 0, ${due})`;
const partOfNow = ({ copies, startedAt, now }: Watched) => {
  const folder = `database/${new Date(startedAt).toISOString().replaceAll(':', '-')}/`;
  const parts = [...copies.objects.keys()].filter(
    (key) => key.startsWith(folder) && key.endsWith('.gz'),
  );
  return parts.toSorted()[partOf(new Date(now() + 10 * MINUTE_MS), parts.length)] ?? '';
};

const cases: Record<string, Case> = {
  backup: {
    make: ({ sqlite, startedAt }) =>
      sqlite.exec(`update backups set state = 'failed' where started_at = ${startedAt}`),
    end: ({ sqlite }) => sqlite.exec(`update backups set state = 'finished'`),
  },
  files: {
    make: ({ sqlite, startedAt }) =>
      sqlite.exec(`update file_backups set started_at = ${startedAt - 27 * HOUR_MS}`),
    end: ({ sqlite, startedAt }) =>
      sqlite.exec(`update file_backups set started_at = ${startedAt}`),
  },
  damage: {
    make: (service) => {
      const key = partOfNow(service);
      service.copies.objects.set(key, { bytes: Buffer.from('damaged'), contentType: undefined });
      service.copies.objects.delete('watch/state.json');
    },
    end: () => {},
  },
  copy: {
    make: ({ bucket, now }) => note(bucket, 'copy', new Date(now() - 9 * DAY_MS)),
    end: ({ bucket, now }) => note(bucket, 'copy', new Date(now())),
  },
  drill: {
    make: ({ bucket, now }) => note(bucket, 'drill', new Date(now() - 36 * DAY_MS)),
    end: ({ bucket, now }) => note(bucket, 'drill', new Date(now())),
  },
  work: {
    make: ({ sqlite, now }) =>
      sqlite.exec(`insert into documents (id, company_id, candidate_id, application_id, kind, filename, key,
        content_type, byte_count, parse_due_at, created_at)
        values (1, 1, 1, 1, 'cv', 'a.pdf', 'k', 'application/pdf', 1, ${now() - HOUR_MS}, 0)`),
    end: ({ sqlite }) => sqlite.exec('delete from documents'),
  },
  parked: {
    make: ({ files }) => files.bucket.put('parked/applications/1/digest/1-a', Buffer.from('a')),
    end: ({ files }) => files.bucket.remove(['parked/applications/1/digest/1-a']),
  },
  mail: {
    make: ({ sqlite, now }) => {
      for (let one = 0; one < 5; one++)
        sqlite.exec(mail(firstIdAt(new Date(now())) + one, 'failed', null));
    },
    end: ({ sqlite }) => sqlite.exec(`delete from mails where kind = 'x'`),
  },
  full_text: {
    make: ({ sqlite }) => {
      for (const setting of [`'automerge', 0`, `'crisismerge', 100`])
        sqlite.exec(
          `insert into company_job_search (company_job_search, rank) values (${setting})`,
        );
      for (let id = 1; id <= 31; id++)
        sqlite.exec(`insert into company_job_search (rowid, title) values (${id}, 'nurse')`);
    },
    end: ({ sqlite }) =>
      sqlite.exec(`insert into company_job_search (company_job_search) values ('optimize')`),
  },
};

test('every trouble that is watched has a case here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(troubles).toSorted());
});

describe('a trouble is told once, and once when it is over', () => {
  test.each(Object.keys(cases).filter((name) => name !== 'damage'))('%s', async (name) => {
    const service = await openWatched();
    expect(await service.looks()).toEqual([]);
    await cases[name]?.make(service);
    expect(await service.looks()).toEqual([`api.example: trouble: ${name}`]);
    await cases[name]?.end(service);
    expect(await service.looks()).toEqual([`api.example: over: ${name}`]);
    expect(await service.looks()).toEqual([]);
  });

  test('damage, which is looked for once a day', async () => {
    const service = await openWatched();
    const { objects } = service.copies;
    const whole = new Map(objects);
    await cases['damage']?.make(service);
    expect(await service.looks()).toEqual(['api.example: trouble: damage']);
    expect(await service.looks()).toEqual([]);
    await cases['damage']?.end(service);
    const state = JSON.parse(
      new TextDecoder().decode(objects.get('watch/state.json')?.bytes),
    ) as object;
    for (const [key, one] of whole) objects.set(key, one);
    const yesterday = Buffer.from(JSON.stringify({ ...state, compared: '2000-01-01' }));
    objects.set('watch/state.json', { bytes: yesterday, contentType: undefined });
    expect(await service.looks()).toEqual(['api.example: over: damage']);
  });

  test('nothing, between the looks, without a bucket, or without an address', async () => {
    const service = await openWatched();
    await cases['drill']?.make(service);
    const at = service.at(service.now() + MINUTE_MS);
    await watch(at);
    const due = service.at(service.now() + 10 * MINUTE_MS);
    await watch({ ...due, backups: null });
    await watch({ ...due, backups: { ...service.bucket, isNightly: false } });
    expect(service.mails()).toEqual([]);
    await watch({ ...due, security: { contact: 'https://your.org/security', policy: '' } });
    expect(service.mails()).toEqual([]);
    expect(addressOf('mailto:ops@your.org?subject=x')).toBe('ops@your.org');
  });
});

describe('watch for a scheduler', () => {
  test('ends with the sum of what is wrong, and goes on where one look fails', async () => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const fine = () => Promise.resolve([]);
    const bad = () => Promise.resolve(['it is']);
    const broken = () => Promise.reject(new Error('no answer'));
    const all = (alerts = fine, backup = fine, drill = fine) =>
      lookAtAll(
        [
          { name: 'alerts', code: 1, look: alerts },
          { name: 'backup', code: 2, look: backup },
          { name: 'drill', code: 4, look: drill },
        ],
        print,
      );
    expect(await all()).toBe(0);
    expect(await all(bad as never)).toBe(1);
    expect(await all(broken as never, bad as never)).toBe(3);
    expect(await all(bad as never, fine, broken as never)).toBe(5);
    expect(lines).toContain('WRONG   alerts: The command failed: no answer');
  });

  test('verifies the newest backup and its files', async () => {
    const { ctx, copies } = await openWatched();
    expect(await verifyNewest(ctx)).toEqual([]);
    copies.objects.delete('files/logos/1/a.png');
    expect(await verifyNewest(ctx)).toEqual(['1 copies of files are missing, and 0 damaged']);
    copies.objects.clear();
    expect(await verifyNewest(ctx)).toEqual(['there is no backup that finished']);
  });

  test('runs no drill that is not due, and none without a bucket', async () => {
    const { ctx } = await openWatched();
    expect(await drillWhenDue(ctx, DAY_MS, () => {})).toEqual([]);
    const none = await drillWhenDue({ ...ctx, backups: null }, DAY_MS, () => {});
    expect(none).toEqual(['there is no bucket of backups']);
  });

  test('the copy to a folder is noted for the watchman', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recruiting-watch-'));
    const { ctx, copies } = await openWatched();
    copies.objects.delete('watch/copy.json');
    await run(ctx, 'backup copy', { to: folder });
    expect(copies.objects.has('watch/copy.json')).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
