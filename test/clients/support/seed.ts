/** The data that the operator prepares: a company, its people, and the test clients. */
import { join } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import type { PublicCtx } from '#context.ts';
import { newSecret } from '#lib/token.ts';
import { createClient } from '#operator/clients/actions.ts';
import type { NewClient } from '#operator/clients/actions.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { setDomain } from '#operator/domains/actions.ts';
import { createUser, inviteUser, resetLink } from '#operator/users/actions.ts';
import type { Role } from '#access.ts';
import { contextOf } from '../../../tools/platform.ts';

const DOMAIN = 'careers-uk.example';

export type Login = { userId: number; email: string; password: string };
export type RegisteredClient = { id: string; secret: string; redirectUri: string };

export type Planted = {
  company: { subdomain: string; name: string };
  admin: Login;
  recruiter: Login;
  /** Emailed to invited@ and viewer@, and unopened. */
  links: { invitation: string; reset: string };
  clients: {
    confidential: RegisteredClient;
    /** A native application: no secret, any port (RFC 8252, 7.3). */
    public: RegisteredClient;
    /** May request the profile only. */
    limited: RegisteredClient;
  };
};

type Place = { storageDir: string; origin: string; secretKeys: string };

/** Migrates and fills the empty database before the service opens it. */
export async function seedService({ storageDir, origin, secretKeys }: Place): Promise<Planted> {
  const { getPlatformProxy } = await import('wrangler');
  // Wrangler keeps the database in a subfolder named after its layout's version.
  const persist = { path: join(storageDir, 'v3') };
  const platform = await getPlatformProxy<Env>({
    configPath: 'wrangler.toml',
    persist,
    remoteBindings: false,
  });
  try {
    await migrate(platform.env.DB);
    return await fill(contextOf(platform.env, { secretKeys, apiOrigin: origin }));
  } finally {
    await platform.dispose();
  }
}

async function migrate(db: D1Database): Promise<void> {
  for (const { queries } of await readD1Migrations('migrations')) {
    await db.batch(queries.map((query) => db.prepare(query)));
  }
}

async function fill(ctx: PublicCtx): Promise<Planted> {
  const company = { subdomain: `c${crypto.randomUUID()}`, name: 'Acme' };
  await setDomain(ctx, {
    hostname: DOMAIN,
    name: 'Careers UK',
    language: 'en-GB',
    countries: ['GB'],
  });
  await createCompany(ctx, { ...company, domain: DOMAIN });
  const addressOf = (name: string) => `${name}@${company.subdomain}.example`;

  async function member(role: Role): Promise<Login> {
    const login = { email: addressOf(role.toLowerCase()), password: newSecret() };
    const user = await createUser(ctx, { company: company.subdomain, role, ...login });
    return { ...login, userId: user.userId };
  }

  async function register(redirectUri: string, given: Partial<NewClient> = {}) {
    const input = { name: 'Test Application', redirectUris: [redirectUri], ...given };
    const { client_id: id, client_secret: secret = '' } = await createClient(ctx, input);
    return { id, secret, redirectUri };
  }

  const input = { company: company.subdomain, email: addressOf('viewer') };
  await createUser(ctx, { ...input, role: 'Viewer' });
  const invited = { company: company.subdomain, email: addressOf('invited') };
  return {
    company,
    admin: await member('Admin'),
    recruiter: await member('Recruiter'),
    links: {
      invitation: (await inviteUser(ctx, { ...invited, role: 'Recruiter' })).link,
      reset: (await resetLink(ctx, input)).link,
    },
    clients: {
      confidential: await register('https://client.example/callback'),
      public: await register('http://127.0.0.1/callback', { isPublic: true }),
      limited: await register('https://limited.example/callback', { scopes: ['profile'] }),
    },
  };
}
