/** A company of the check: people with a second factor, connected accounts, webhooks and suppressed addresses. */
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { careerDomains } from '#data/tables/career-domains.ts';
import { connections } from '#data/tables/connections.ts';
import { totpFactors } from '#data/tables/accounts.ts';
import { DAY_MS } from '#lib/time.ts';
import { newTotpSecret } from '#lib/totp.ts';
import { suppressAddress } from '#mail/actions/suppressions.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { sealTokens } from '#recruiting/interviews/connections/actions/sealing.ts';
import type { ToolCtx } from '../platform.ts';
import type { World } from './world.ts';

const DOMAIN = 'careers.example';
export const PASSWORD = 'a password of the check of keys';
const PEOPLE = 24;
const SUPPRESSED = 50;

export type Person = { email: string; secret: string; token: string };
export type Population = { people: Person[]; suppressed: string[]; connected: string[] };

/** `ctx` seals with the old key. */
export async function populate(ctx: ToolCtx, world: World): Promise<Population> {
  await ctx.db.insert(careerDomains).values({ hostname: DOMAIN, name: 'Careers', language: 'en' });
  const { id } = await createCompany(ctx, { subdomain: 'acme', name: 'Acme', domain: DOMAIN });
  const people: Person[] = [];
  const connected: string[] = [];
  for (let nth = 0; nth < PEOPLE; nth++) {
    const person = await addPerson(ctx, nth);
    people.push(person);
    connected.push(await connect(ctx, world, { companyId: id, userId: person.userId }));
  }
  const suppressed = Array.from({ length: SUPPRESSED }, (_, nth) => `bounced${nth}@mail.example`);
  for (const email of suppressed) await suppressAddress(ctx, email, 'It bounced.');
  return { people, suppressed, connected };
}

async function addPerson(ctx: ToolCtx, nth: number): Promise<Person & { userId: number }> {
  const email = `admin${nth}@acme.example`;
  const made = { company: 'acme', email, role: 'Admin' as const, password: PASSWORD };
  const { userId } = await createUser(ctx, made);
  const secret = newTotpSecret();
  const secretSealed = ctx.vault.seal('totp', secret);
  await ctx.db.insert(totpFactors).values({ userId, secretSealed, createdAt: ctx.now });
  const { access_token: token } = await createToken(ctx, { company: 'acme', email });
  return { userId, email, secret, token };
}

/** An account at Zoom. Returns its token. */
async function connect(
  ctx: ToolCtx,
  world: World,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<string> {
  const token = `token-${randomUUID()}`;
  world.tokens.add(token);
  const owner = { companyId, provider: 'zoom' as const, externalId: `x${userId}` };
  await ctx.db.insert(connections).values({
    ...owner,
    id: ctx.newId(),
    userId,
    grantorId: owner.externalId,
    name: 'Grace Hopper',
    sealedTokens: sealTokens(ctx, owner, { access: token, refresh: null, grantor: null }),
    scopes: [],
    expiresAt: new Date(ctx.now.getTime() + 365 * DAY_MS),
    connectedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return token;
}

/** The TOTP code of this moment. */
export function codeOf({ secret }: Person): string {
  return new TOTP({ secret }).generate();
}
