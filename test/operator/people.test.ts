/** The operator actions on users and their tokens. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '#data/tables/audit-events.ts';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { users } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS } from '#lib/time.ts';
import { isToken, newToken } from '#lib/token.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { findMemberUserId } from '#accounts/people/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { enterCompany } from '#operator/companies/actions.ts';
import { call } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const address = () => `Ada-${crypto.randomUUID()}@People.example`;

describe('createUser', () => {
  test('creates a user and a member, and stores the password as a scrypt hash', async () => {
    const { subdomain, id } = await openCompany();
    const email = address();
    const password = 'correct horse battery';
    const made = await createUser(operator(), {
      company: subdomain,
      email: ` ${email} `,
      role: 'Recruiter',
      firstName: 'Ada',
      lastName: 'Lovelace',
      password,
    });
    const [user] = await db.select().from(users).where(eq(users.id, made.userId));
    expect(user).toMatchObject({ email, emailKey: email.toLowerCase(), firstName: 'Ada' });
    expect(user?.passwordHash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/=]+\$[\w+/=]+$/u);
    expect(user?.passwordHash).not.toContain(password);
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.companyId, id));
    expect(audited).toMatchObject([
      { action: 'company.create' },
      {
        action: 'member.create',
        subjectId: made.memberId,
        changes: {
          user_id: { from: null, to: made.userId },
          role_type: { from: null, to: 'Recruiter' },
          status: { from: null, to: 'active' },
        },
      },
    ]);
    const tenant = await enterCompany(operator(), subdomain);
    expect(await findMemberUserId(tenant, email.toUpperCase())).toBe(made.userId);
    expect(await findMemberUserId(tenant, 'nobody@people.example')).toBeNull();
  });

  test('adds an existing user to a second company unchanged', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const email = address();
    const first = { company: acme.subdomain, email, role: 'Admin', firstName: 'Ada' } as const;
    const second = {
      company: globex.subdomain,
      email: email.toUpperCase(),
      role: 'Viewer',
    } as const;
    const one = await createUser(operator(), { ...first, password: 'correct horse battery' });
    const other = await createUser(operator(), {
      ...second,
      firstName: 'Eve',
      password: 'another long password',
    });
    expect(other.userId).toBe(one.userId);
    expect(other.memberId).not.toBe(one.memberId);
    const rows = await db.select().from(users).where(eq(users.emailKey, email.toLowerCase()));
    expect(rows).toMatchObject([{ firstName: 'Ada', email }]);
    await expect(createUser(operator(), second)).rejects.toMatchObject({ code: 'duplicate' });
  });

  test.each([
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b@c' }],
    ['email', { email: 'a b@c.example' }],
    ['password', { password: 'short' }],
    ['company', { company: 'nobody' }],
  ])('rejects %s of %j', async (field, given) => {
    const { subdomain } = await openCompany();
    const asked = { company: subdomain, email: address(), role: 'Viewer' as const, ...given };
    await expect(createUser(operator(), asked)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { [field]: [expect.any(String)] },
    });
  });
});

describe('createToken', () => {
  async function member() {
    const acme = await openCompany();
    const email = address();
    await createUser(operator(), { company: acme.subdomain, email, role: 'Viewer' });
    return { acme, asked: { company: acme.subdomain, email } };
  }

  test('returns a token for the company and stores only its digest', async () => {
    const { asked } = await member();
    const { access_token: token, expires_in: seconds } = await createToken(operator(), asked);
    expect(isToken('oat_', token)).toBe(true);
    expect(seconds).toBe(31_536_000);
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(200);
    const hash = await sha256Hex(token);
    const [row] = await db.select().from(oauthTokens).where(eq(oauthTokens.hash, hash));
    expect(row).toMatchObject({ kind: 'access', hash });
    const [grant] = await db
      .select()
      .from(oauthGrants)
      .where(eq(oauthGrants.id, row?.grantId ?? 0));
    expect(JSON.stringify([row, grant])).not.toContain(token);
  });

  test('creates a token that is valid for a year to the millisecond (3.4)', async () => {
    const { asked } = await member();
    const start = Date.now();
    const { access_token: token } = await createToken(operator(new Date(start)), asked);
    setClock(start + 365 * DAY_MS - 1);
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(200);
    setClock(start + 365 * DAY_MS);
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(401);
  });

  test('creates a token with the requested scopes, and accepts a given token', async () => {
    const { asked } = await member();
    const token = newToken('oat_');
    await createToken(operator(), { ...asked, scopes: ['jobs:read'], token });
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(200);
    expect((await call(token, 'GET', '/api/jobs/1/applicant-job')).status).toBe(403);
  });

  test('rejects a user who is not a member, and an unknown company', async () => {
    const { asked } = await member();
    const other = await openCompany();
    for (const [field, given] of [
      ['email', { company: other.subdomain }],
      ['email', { email: 'nobody@people.example' }],
      ['company', { company: 'nobody' }],
    ] as const) {
      await expect(createToken(operator(), { ...asked, ...given })).rejects.toMatchObject({
        errors: { [field]: [expect.any(String)] },
      });
    }
  });
});
