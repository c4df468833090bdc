/** A key ring is seen to be that of the database before anything is done with it. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sealedColumns, webhookOwner } from '../../../src/data/sealed-columns.ts';
import { parseKeyRing } from '../../../src/lib/key-ring.ts';
import { keyedDigest } from '../../../src/lib/signature.ts';
import { openVault } from '../../../src/lib/vault.ts';
import { addressKey } from '../../../src/mail/rules.ts';
import { examineDatabase } from '../tools/deployment/doctor-database.ts';
import { assertNewest, parseDeployment } from '../tools/deployment/record.ts';
import { ringFaults } from '../tools/restore/sealed.ts';
import { end, openOperated, run } from '../../../test/support/operated.ts';

const secretOf = (letter: string) => letter.repeat(40);
const OLD = `1:${secretOf('a')}`;
const BOTH = `2:${secretOf('b')},1:${secretOf('a')}`;
const DIGEST = `digest:${secretOf('a')}`;

afterEach(() => {
  vi.unstubAllEnvs();
});

type Sealing = { sqlite: ReturnType<typeof openOperated>['sqlite']; keys: string; id: number };

/** An email, a second factor, a webhook and a job alert. */
function sealRows({ sqlite, keys, id }: Sealing): void {
  const vault = openVault(keys);
  const { email, totpSecret, webhookSecret, alertAddress } = sealedColumns;
  const address = 'ada@your.example';
  const hash = keyedDigest(vault, alertAddress.purpose, addressKey(address));
  sqlite.exec('pragma foreign_keys = off');
  const insert = (statement: string, ...values: (string | number)[]) =>
    sqlite.prepare(statement).run(...values);
  insert(
    `insert into mails (id, kind, sealed, status, attempts, created_at, company_id)
     values (?, 'test', ?, 'sent', 0, 0, 1)`,
    id,
    vault.seal(email.purpose, 'Dear Ada'),
  );
  insert(
    `insert into totp_factors (user_id, secret_sealed, created_at) values (?, ?, 0)`,
    id,
    vault.seal(totpSecret.purpose, 'JBSWY3DP'),
  );
  insert(
    `insert into webhooks (id, company_id, name, url, hostname, events, is_active, sealed_secret, secret_tail, created_at, updated_at)
     values (?, 1, 'W', 'https://w.example', 'w.example', '[]', 1, ?, 'dddd', 0, 0)`,
    id,
    vault.seal(webhookSecret.purpose, 'd'.repeat(64), webhookOwner(1)),
  );
  insert(
    `insert into job_alerts (id, domain_id, email_hash, email_sealed, search, frequency, created_at)
     values (?, 1, ?, ?, ?, 'daily', 0)`,
    id,
    hash,
    vault.seal(alertAddress.purpose, address),
    String(id),
  );
}

/** A database with texts of both keys. */
function openSealed(vaultOf = BOTH) {
  const operated = openOperated({ vault: openVault(vaultOf) });
  operated.sqlite.exec(`
    insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB');
    insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (1, 'a', 'A', 1, 0, 0)`);
  sealRows({ sqlite: operated.sqlite, keys: `${OLD},${DIGEST}`, id: 1 });
  sealRows({ sqlite: operated.sqlite, keys: BOTH, id: 2 });
  return operated;
}

describe('a ring of the database', () => {
  test('opens a text of each key, and may have keys that sealed nothing yet', async () => {
    const { ctx } = openSealed();
    expect(await ringFaults(ctx, parseKeyRing(BOTH))).toEqual([]);
    const next = `3:${secretOf('c')},${BOTH}`;
    expect(await ringFaults(ctx, parseKeyRing(next))).toEqual([]);
    expect(await ringFaults(openOperated({}).ctx, parseKeyRing(OLD))).toEqual([]);
  });

  test('may meet a damaged text, as long as another one of the key opens', async () => {
    const { ctx, sqlite } = openSealed();
    sqlite.exec(`update mails set sealed = '1.AAAA' where id = 1`);
    expect(await ringFaults(ctx, parseKeyRing(BOTH))).toEqual([]);
  });

  const wrong: [string, string, string][] = [
    ['of another deployment', `1:${secretOf('x')},2:${secretOf('y')}`, 'key 1 opens none'],
    ['an old one', OLD, 'lacks key 2'],
    ['a new one without the old key', `2:${secretOf('b')},${DIGEST}`, 'lacks key 1'],
    ['the keys swapped', `1:${secretOf('b')},2:${secretOf('a')},${DIGEST}`, 'key 2 opens none'],
    ['another digest key', `${BOTH},digest:${secretOf('z')}`, 'digest key'],
  ];
  test.each(wrong)('is not: %s', async (_, keys, sentence) => {
    const { ctx } = openSealed();
    const faults = await ringFaults(ctx, parseKeyRing(keys));
    expect(faults.join(' ')).toContain(sentence);
    expect(faults.join(' ')).not.toContain('aaaa');
  });

  test('can lack a key that nobody has any more, if that is said', async () => {
    const { ctx } = openSealed();
    const rest = parseKeyRing(`2:${secretOf('b')},${DIGEST}`);
    expect(await ringFaults(ctx, rest, [1])).toEqual([]);
    expect(await ringFaults(ctx, rest, [2])).not.toEqual([]);
  });

  test('has the newest key that the file of the deployment knows', () => {
    const deployment = parseDeployment({
      name: 'acme-eu',
      jurisdiction: 'eu',
      staging: false,
      api_host: 'api.acme.example',
      zone: 'acme.example',
      career_hosts: ['careers.acme.example'],
      variables: {},
      account_id: null,
      database_id: null,
      kv_ids: {},
      keys_since: { 1: '2025-01-01', 2: '2026-01-01' },
    });
    expect(() => assertNewest(deployment, parseKeyRing(BOTH))).not.toThrow();
    const old = expect.objectContaining({
      errors: { SECRET_KEYS: [expect.stringContaining('key 2')] },
    });
    expect(() => assertNewest(deployment, parseKeyRing(OLD))).toThrow(old);
    expect(() => assertNewest(deployment, parseKeyRing(OLD), [2])).not.toThrow();
  });
});

describe('keys reseal', () => {
  test('changes nothing with another ring', async () => {
    const other = `2:${secretOf('x')},1:${secretOf('y')}`;
    const { ctx, sqlite } = openSealed(other);
    vi.stubEnv('SECRET_KEYS', other);
    const before = sqlite.prepare('select id, sealed from mails').all();
    const refused = { errors: { SECRET_KEYS: [expect.stringContaining('Nothing was changed')] } };
    await expect(run(ctx, 'keys reseal', { remote: true })).rejects.toMatchObject(refused);
    expect(sqlite.prepare('select id, sealed from mails').all()).toEqual(before);
  });

  test('ends with 1 where the key of a text is gone, and reseals the others', async () => {
    const { ctx, sqlite } = openSealed();
    vi.stubEnv('SECRET_KEYS', BOTH);
    sealRows({ sqlite, keys: `7:${secretOf('g')},${DIGEST}`, id: 7 });
    const { answer, code } = await end(ctx, 'keys reseal', { remote: true });
    expect(code).toBe(1);
    expect(answer).toContainEqual({ table: 'mails', column: 'sealed', resealed: 1, unreadable: 1 });
    const ids = sqlite.prepare(`select substr(sealed, 1, 2) as key from mails order by id`).all();
    expect(ids.map(({ key }) => key)).toEqual(['2.', '2.', '7.']);
  });

  test('ends with 0 where everything opens', async () => {
    const { ctx } = openSealed();
    vi.stubEnv('SECRET_KEYS', BOTH);
    expect(await end(ctx, 'keys reseal', { remote: true })).toMatchObject({ code: 0 });
  });
});

test('doctor says that a ring with the right numbers opens nothing', async () => {
  const { ctx } = openSealed();
  vi.stubEnv('SECRET_KEYS', `1:${secretOf('x')},2:${secretOf('y')}`);
  const findings = await examineDatabase(ctx, { name: 'acme-eu', career_hosts: [] } as never);
  const wrong = findings.filter(({ level }) => level === 'wrong').map(({ what }) => what);
  expect(wrong).toContainEqual(expect.stringContaining('key 1 opens none'));
  expect(wrong).toContainEqual(expect.stringContaining('key 2 opens none'));
});

test('a restored database that the keys do not open ends the restore with 1', async () => {
  const service = openSealed();
  await run(service.ctx, 'backup run', { only: 'database' });
  const restored = async (keys: string) => {
    const empty = openOperated({ stores: service, vault: openVault(keys) });
    return end(empty.ctx, 'backup restore');
  };
  expect(await restored(BOTH)).toMatchObject({ code: 0, answer: { encrypted: '6 of 6' } });
  expect(await restored(OLD)).toMatchObject({ code: 1, answer: { encrypted: '3 of 6' } });
});
