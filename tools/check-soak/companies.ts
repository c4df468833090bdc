/** The companies of the check: a career domain, and two companies with Admins who call the API. */
import { careerDomains } from '#data/tables/career-domains.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { D1_WORKER, d1Of } from '../local/d1.ts';
import { migrate } from '../local/migrations.ts';
import { startMiniflare } from '../local/miniflare.ts';
import type { WorkerOptions } from '../local/miniflare.ts';
import { contextOf } from '../platform.ts';
import type { ToolCtx } from '../platform.ts';

const DOMAIN = 'careers.example';
/** Each may make 300 calls a minute. */
const ADMINS = 12;

export type Company = {
  subdomain: string;
  /** An Admin who can sign in. */
  admin: { email: string; password: string };
  /** Of all Admins. */
  tokens: readonly string[];
};

type Store = { workers: readonly WorkerOptions[]; stateDir: string };
type Settings = { secretKeys: string; apiOrigin: string };

/** Migrates the store and fills it, before the service is served. */
export async function createCompanies(store: Store, settings: Settings): Promise<Company[]> {
  const { d1Databases } = store.workers.find((worker) => worker['d1Databases'] !== undefined) ?? {};
  const miniflare = startMiniflare({
    resourcePersistencePath: store.stateDir,
    workers: [{ name: 'd1', modules: true, script: D1_WORKER, d1Databases }],
  });
  try {
    const DB = d1Of(miniflare);
    await migrate(DB);
    const ctx = contextOf({ DB, FILES: {} as R2Bucket }, settings);
    await ctx.db
      .insert(careerDomains)
      .values({ hostname: DOMAIN, name: 'Careers', language: 'en' });
    return [await createOne(ctx, 'acme'), await createOne(ctx, 'globex')];
  } finally {
    await miniflare.dispose();
  }
}

async function createOne(ctx: ToolCtx, subdomain: string): Promise<Company> {
  await createCompany(ctx, { subdomain, name: subdomain, domain: DOMAIN });
  const admin = { email: `admin@${subdomain}.example`, password: crypto.randomUUID() };
  const others = Array.from({ length: ADMINS - 1 }, (_, nth) => ({
    email: `admin${nth}@${subdomain}.example`,
  }));
  const tokens: string[] = [];
  for (const one of [admin, ...others]) {
    const { email } = one;
    await createUser(ctx, { company: subdomain, role: 'Admin', ...one });
    tokens.push((await createToken(ctx, { company: subdomain, email })).access_token);
  }
  return { subdomain, admin, tokens };
}
