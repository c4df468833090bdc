/**
 * What accounts cost at 1,000 and 100,000 grants: round trips, rows read and written as D1 counts them, and a sign-in beside the
 * one scrypt in it. `npm run bench:accounts -- --sizes 1000,100000`.
 */
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { scopes } from '#access.ts';
import {
  listCompanyConnections,
  listConnections,
} from '#accounts/connected-apps/actions/connections.ts';
import { allow, openAuthorization } from '#accounts/oauth/actions/authorize.ts';
import { revoke } from '#accounts/oauth/actions/revoke.ts';
import { exchange } from '#accounts/oauth/actions/token.ts';
import { requestReset } from '#accounts/recovery/actions.ts';
import type { OAuthCtx, PublicCtx } from '#context.ts';
import { sessions } from '#data/tables/accounts.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members, users } from '#data/tables/users.ts';
import { identify } from '#accounts/oauth/actions/identify.ts';
import { findCurrentUser } from '#accounts/sessions/actions/current-user.ts';
import { signIn } from '#accounts/sessions/actions/sign-in.ts';
import { sha256Hex } from '#lib/hash.ts';
import { hashPassword, verifyPassword } from '#lib/password.ts';
import { newToken } from '#lib/token.ts';
import { openVault } from '#lib/vault.ts';
import { createClient } from '#operator/clients/actions.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { insertInBatches } from '../tools/seed/bulk.ts';
import { migrate } from '../tools/local/migrations.ts';
import { metered, numbers, open } from './database.ts';
import type { Call } from './database.ts';
import { grouped, linesFor } from './report.ts';

const GRANTS_PER_USER = 10;
const USERS_PER_COMPANY = 50;
const CLIENTS = 100;
const SIGN_INS = 7;
const PASSWORD = 'a password of the bench';
const REDIRECT = 'https://bench.example/callback';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,100000' } },
});
const sizes = options.sizes.split(',').map(Number);
const results: Map<string, Call>[] = [];
let signInRatio = 0;
for (const size of sizes) results.push(await measure(size));
report();

async function measure(grants: number): Promise<Map<string, Call>> {
  const { d1, close } = await open();
  await migrate(d1);
  const store = new Map<string, string>();
  const calls = new Map<string, Call>();
  const plain = contextOn(d1, store);
  const bearer = await fill(plain, grants);
  const client = await createClient(plain, { name: 'Bench', redirectUris: [REDIRECT] });
  const credentials = { clientId: client.client_id, secret: client.client_secret ?? '' };

  async function step<Result>(name: string, run: (ctx: OAuthCtx) => Promise<Result>) {
    const { binding, call } = metered(d1);
    const result = await run(contextOn(binding, store));
    calls.set(name, call);
    return result;
  }

  const device = { address: '192.0.2.1', userAgent: 'bench', user: null };
  await step('bearer check', (ctx) => identify(ctx, `Bearer ${bearer}`));
  await step('bearer check, unknown token', (ctx) =>
    identify(ctx, `Bearer ${newToken('oat_')}`).catch(() => null),
  );
  const signedIn = await step('sign in', (ctx) =>
    signIn(ctx, { email: 'user1@bench.example', password: PASSWORD }, device),
  );
  const cookie = 'session' in signedIn ? signedIn.session : '';
  await step('sign in, unknown account', (ctx) =>
    signIn(ctx, { email: 'nobody@bench.example', password: PASSWORD }, device),
  );
  await step('session check', (ctx) => findCurrentUser(ctx, cookie));
  const search = `?${new URLSearchParams({ client_id: client.client_id, redirect_uri: REDIRECT, response_type: 'code', scope: 'profile' }).toString()}`;
  const opened = await step('show a consent', (ctx) =>
    openAuthorization(ctx, search, { userId: 1 }),
  );
  const [company] = opened.is === 'consent' ? opened.companies : [];
  if (opened.is !== 'consent' || !company) throw new Error('The bench cannot ask for consent.');
  const to = await step('allow', (ctx) =>
    allow({ ...ctx, language: 'en' }, opened, { userId: 1, company }),
  );
  const code = new URL(to).searchParams.get('code') ?? '';
  const redeemed = await step('redeem a code', (ctx) =>
    exchange(ctx, {
      credentials,
      fields: { grant_type: 'authorization_code', code, redirect_uri: REDIRECT },
    }),
  );
  const refreshing = { grant_type: 'refresh_token', refresh_token: redeemed.refresh_token };
  await step('refresh', (ctx) => exchange(ctx, { credentials, fields: refreshing }));
  await step('refresh, asked again', (ctx) => exchange(ctx, { credentials, fields: refreshing }));
  await step('own connected applications (10)', (ctx) => listConnections(ctx, 1));
  await step('connected applications of a company (page of 50)', (ctx) =>
    listCompanyConnections(ctx, 1, { companyId: 1, page: 1 }),
  );
  await step('revoke', (ctx) =>
    revoke(ctx, { credentials: null, fields: { token: redeemed.access_token } }),
  );
  await step('ask for a password reset', (ctx) =>
    requestReset(
      { ...ctx, language: 'en' },
      { email: 'user1@bench.example', address: '192.0.2.2' },
    ),
  );
  signInRatio = await timeSignIn(plain);
  await close();
  return calls;
}

/** The time of a sign-in next to the time of its scrypt alone. */
async function timeSignIn(ctx: PublicCtx): Promise<number> {
  const stored = await hashPassword(PASSWORD);
  const ratios: number[] = [];
  for (let round = 0; round < SIGN_INS; round++) {
    const device = { address: `198.51.100.${round}`, userAgent: 'bench', user: null };
    const alone = await timed(() => verifyPassword(PASSWORD, stored));
    const whole = await timed(() =>
      signIn(ctx, { email: 'user2@bench.example', password: PASSWORD }, device),
    );
    ratios.push(whole / alone);
  }
  await ctx.db.delete(sessions).where(eq(sessions.userId, 2));
  return ratios.sort((a, b) => a - b)[Math.floor(SIGN_INS / 2)] ?? 0;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Inserts users, members, clients, grants and tokens; every tenth grant is revoked. Returns an access token of the first. */
async function fill(ctx: PublicCtx, grants: number): Promise<string> {
  const count = grants / GRANTS_PER_USER;
  const now = ctx.now.getTime();
  const passwordHash = await hashPassword(PASSWORD);
  const bearer = newToken('oat_');
  const bearerHash = await sha256Hex(bearer);
  const companyOf = (user: number) => Math.ceil(user / USERS_PER_COMPANY);
  await ctx.db.insert(careerDomains).values({
    id: 1,
    hostname: 'careers.example',
    name: 'Careers',
    language: 'en',
  });
  const tables = [
    [
      companies,
      numbers(companyOf(count)).map((id) => ({
        id,
        subdomain: `company-${id}`,
        name: `Company ${id}`,
        careerDomainId: 1,
        createdAt: now,
        updatedAt: now,
      })),
    ],
    [
      users,
      numbers(count).map((id) => ({
        id,
        email: `user${id}@bench.example`,
        emailKey: `user${id}@bench.example`,
        passwordHash: id <= 2 ? passwordHash : null,
        createdAt: now,
      })),
    ],
    [
      members,
      numbers(count).map((id) => ({
        id,
        companyId: companyOf(id),
        userId: id,
        role: 'Admin',
        status: 'active',
        createdAt: now,
        updatedAt: now,
      })),
    ],
    [
      oauthClients,
      numbers(CLIENTS).map((id) => ({
        id,
        clientId: `oci_${id}`,
        name: `Client ${id}`,
        kind: 'confidential',
        createdAt: now,
      })),
    ],
    [
      oauthGrants,
      numbers(grants).map((id) => {
        const userId = Math.ceil(id / GRANTS_PER_USER);
        return {
          id,
          companyId: companyOf(userId),
          userId,
          clientId: (id % CLIENTS) + 1,
          scopes: JSON.stringify(scopes),
          createdAt: now,
          lastUsedAt: now,
          revokedAt: id % GRANTS_PER_USER === 0 ? now : null,
        };
      }),
    ],
    [
      oauthTokens,
      numbers(grants).flatMap((id) =>
        (['access', 'refresh'] as const).map((kind) => ({
          hash: id === 1 && kind === 'access' ? bearerHash : `${kind} ${id}`,
          grantId: id,
          kind,
          createdAt: now,
          expiresAt: now + 1_000_000_000,
        })),
      ),
    ],
  ] as const;
  for (const [table, rows] of tables) await insertInBatches(ctx, table, rows);
  return bearer;
}

function contextOn(binding: D1Database, store: Map<string, string>): OAuthCtx {
  return {
    ...bareContext(binding, new Date()),
    kv: {
      get: (key) => Promise.resolve(store.get(key) ?? null),
      put: (key, value) => Promise.resolve(void store.set(key, value)),
    },
    vault: openVault('a secret of the bench that nothing else uses'),
    defer: (work) => void work.catch(() => {}),
  };
}

function report(): void {
  const names = [...(results[0]?.keys() ?? [])];
  const line = linesFor(names, 16);
  console.log('round trips / rows read / rows written, by the number of grants');
  line('', sizes.map(grouped));
  for (const name of names) {
    line(
      name,
      results.map((calls) => {
        const call = calls.get(name);
        return `${call?.trips} / ${call?.rowsRead} / ${call?.rowsWritten}`;
      }),
    );
  }
  console.log(`\na sign-in takes ${signInRatio.toFixed(2)} times its one scrypt (median)`);
}
