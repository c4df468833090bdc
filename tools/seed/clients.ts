/** The OAuth clients of the seed. Development values only: the same on every machine. */
import { inArray } from 'drizzle-orm';
import type { Scope } from '#access.ts';
import { atPresent } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { oauthClients } from '#data/tables/oauth.ts';
import { tokenFrom } from '#lib/token.ts';
import { createClient } from '#operator/clients/actions.ts';

export type SeedClient = { id: string; secret?: string; redirectUri: string; name: string };

type Registration = Omit<SeedClient, 'secret'> & { isPublic?: true; scopes?: readonly Scope[] };

/** `limited` may ask for the profile only; `public` is an application on the same computer. */
const registrations: Record<string, Registration> = {
  confidential: {
    id: 'oci_DevelopmentClientConfi',
    name: 'Example Integration',
    redirectUri: 'https://integration.example/callback',
  },
  second: {
    id: 'oci_DevelopmentClientSecnd',
    name: 'Example HR Tool',
    redirectUri: 'https://hr-tool.example/oauth/callback',
  },
  limited: {
    id: 'oci_DevelopmentClientLimit',
    name: 'Example Sign-in',
    redirectUri: 'https://sign-in.example/callback',
    scopes: ['profile'],
  },
  public: {
    id: 'oci_DevelopmentClientPublc',
    name: 'Example Command Line',
    redirectUri: 'http://127.0.0.1/callback',
    isPublic: true,
  },
};

export async function describeClients(): Promise<Record<string, SeedClient>> {
  const entries = Object.entries(registrations).map(
    async ([key, { id, name, redirectUri, isPublic }]) => {
      const secret = isPublic ? {} : { secret: await secretOf(key) };
      return [key, { id, ...secret, redirectUri, name }] as const;
    },
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Registers the clients that are missing. */
export async function seedClients(ctx: PublicCtx): Promise<void> {
  const ids = Object.values(registrations).map(({ id }) => id);
  const rows = await ctx.db
    .select({ clientId: oauthClients.clientId })
    .from(oauthClients)
    .where(inArray(oauthClients.clientId, ids));
  const existing = new Set(rows.map(({ clientId }) => clientId));
  for (const [key, { id, name, redirectUri, isPublic, scopes }] of Object.entries(registrations)) {
    if (existing.has(id)) continue;
    const secret = isPublic ? undefined : await secretOf(key);
    const redirectUris = [redirectUri];
    await createClient(atPresent(ctx), {
      clientId: id,
      name,
      redirectUris,
      isPublic,
      scopes,
      secret,
    });
  }
}

async function secretOf(key: string): Promise<string> {
  const text = new TextEncoder().encode(`development secret of the client ${key}`);
  return tokenFrom('ocs_', new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
