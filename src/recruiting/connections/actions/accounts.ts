/** Which accounts a person has let us use at a provider: themself, or pages and channels they keep. */
import type { PublicCtx } from '#context.ts';
import { ask } from '#providers/actions/ask.ts';
import { linkedInHeaders } from '#providers/actions/linkedin.ts';
import { explainGraph, GRAPH } from '#providers/actions/meta.ts';
import { at, textAt } from '#providers/rules.ts';
import type { Outcome } from '#providers/rules.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import type { Provider } from '#vocabulary.ts';
import type { Account } from '../schemas.ts';

/** Shown to choose from: whoever keeps more has the first of them. */
const ACCOUNTS_MAX = 50;

/** At least one, or a refusal that says there is none. */
export async function accountsOf(
  ctx: PublicCtx,
  provider: Provider,
  { token, scopes }: { token: string; scopes: readonly string[] },
): Promise<Outcome<Account[]>> {
  const found = await lists[provider](ctx, { token }, scopes);
  if (found.is === 'done' && found.value.length === 0) return { is: 'refused', code: 'no_account' };
  return found;
}

type Holder = { token: string };
type List = (
  ctx: PublicCtx,
  holder: Holder,
  scopes: readonly string[],
) => Promise<Outcome<Account[]>>;

const lists: Readonly<Record<Provider, List>> = {
  google: (ctx, holder) =>
    one(ctx, holder, 'https://openidconnect.googleapis.com/v1/userinfo', openIdPerson),
  zoom: (ctx, holder) => one(ctx, holder, 'https://api.zoom.us/v2/users/me', zoomUser),
  linkedin: linkedInAccounts,
  facebook: (ctx, holder) => pages(ctx, holder, FACEBOOK_FIELDS, facebookPage),
  instagram: (ctx, holder) => pages(ctx, holder, INSTAGRAM_FIELDS, instagramAccount),
  twitter: (ctx, holder) =>
    one(ctx, holder, 'https://api.x.com/2/users/me?user.fields=profile_image_url', xUser),
  tiktok: (ctx, holder) =>
    one(
      ctx,
      holder,
      'https://open.tiktokapis.com/v2/user/info/?fields=open_id,display_name,avatar_url,username',
      tiktokUser,
    ),
};

/** A list of the one account that the answer describes. */
function one(
  ctx: PublicCtx,
  holder: Holder,
  url: string,
  read: (body: unknown) => Account | undefined,
): Promise<Outcome<Account[]>> {
  return ask(ctx, holder, {
    method: 'GET',
    url,
    isDecisive: false,
    read: (body) => {
      const found = read(body);
      return found && [found];
    },
  });
}

function account(
  id: string | null,
  facts: { name: string | null; username?: string | null; avatarUrl?: string | null },
): Account | undefined {
  if (id === null) return undefined;
  const { name, username = null, avatarUrl = null } = facts;
  const picture = avatarUrl !== null && URL.parse(avatarUrl)?.protocol === 'https:';
  return {
    externalId: id,
    grantorId: id,
    name: (name ?? username ?? id).slice(0, STRING_LENGTH_MAX),
    username: username?.slice(0, STRING_LENGTH_MAX) ?? null,
    avatarUrl: picture ? avatarUrl : null,
    token: null,
  };
}

function openIdPerson(body: unknown): Account | undefined {
  return account(textAt(body, 'sub'), {
    name: textAt(body, 'name'),
    username: textAt(body, 'email'),
    avatarUrl: textAt(body, 'picture'),
  });
}

function zoomUser(body: unknown): Account | undefined {
  const names = [textAt(body, 'first_name'), textAt(body, 'last_name')].filter(Boolean).join(' ');
  return account(textAt(body, 'id'), {
    name: textAt(body, 'display_name') ?? (names === '' ? null : names),
    username: textAt(body, 'email'),
    avatarUrl: textAt(body, 'pic_url'),
  });
}

function xUser(body: unknown): Account | undefined {
  return account(textAt(body, 'data', 'id'), {
    name: textAt(body, 'data', 'name'),
    username: textAt(body, 'data', 'username'),
    avatarUrl: textAt(body, 'data', 'profile_image_url'),
  });
}

function tiktokUser(body: unknown): Account | undefined {
  return account(textAt(body, 'data', 'user', 'open_id'), {
    name: textAt(body, 'data', 'user', 'display_name'),
    username: textAt(body, 'data', 'user', 'username'),
    avatarUrl: textAt(body, 'data', 'user', 'avatar_url'),
  });
}

/** An author is an URN. Organisations are asked for where the operator's application may. */
async function linkedInAccounts(
  ctx: PublicCtx,
  holder: Holder,
  scopes: readonly string[],
): Promise<Outcome<Account[]>> {
  const person = await one(ctx, holder, 'https://api.linkedin.com/v2/userinfo', (body) => {
    const found = openIdPerson(body);
    return found && { ...found, externalId: `urn:li:person:${found.externalId}`, username: null };
  });
  if (person.is !== 'done' || !scopes.includes('w_organization_social')) return person;
  const organizations = await organizationsOf(ctx, holder, person.value[0]?.grantorId ?? '');
  if (organizations.is !== 'done') return organizations;
  return { is: 'done', value: [...person.value, ...organizations.value] };
}

/** Those the person is an administrator of, and then what they are called. */
async function organizationsOf(
  ctx: PublicCtx,
  holder: Holder,
  grantorId: string,
): Promise<Outcome<Account[]>> {
  const kept = await ask(ctx, holder, {
    method: 'GET',
    url: `https://api.linkedin.com/rest/organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED&count=${ACCOUNTS_MAX}`,
    headers: linkedInHeaders,
    isDecisive: false,
    read: (body) =>
      listAt(body, 'elements').flatMap((element) => {
        const [, id] =
          /^urn:li:organization:(\d+)$/u.exec(textAt(element, 'organization') ?? '') ?? [];
        return id === undefined ? [] : [id];
      }),
  });
  if (kept.is !== 'done') return kept;
  if (kept.value.length === 0) return { is: 'done', value: [] };
  return ask(ctx, holder, {
    method: 'GET',
    url: `https://api.linkedin.com/rest/organizationsLookup?ids=List(${kept.value.join(',')})`,
    headers: linkedInHeaders,
    isDecisive: false,
    read: (body) =>
      kept.value.flatMap((id) => {
        const found = account(`urn:li:organization:${id}`, {
          name: textAt(body, 'results', id, 'localizedName'),
          username: textAt(body, 'results', id, 'vanityName'),
        });
        return found ? [{ ...found, grantorId }] : [];
      }),
  });
}

/** Of a page; and of the Instagram account that it may have, which takes `instagram_basic` to read. */
const FACEBOOK_FIELDS = 'id,name,username,access_token,picture{url}';
const INSTAGRAM_FIELDS = 'id,instagram_business_account{id,name,username,profile_picture_url}';

/** The pages of a person. */

async function pages(
  ctx: PublicCtx,
  holder: Holder,
  fields: string,
  read: (page: unknown) => Account | undefined,
): Promise<Outcome<Account[]>> {
  const me = await ask(ctx, holder, {
    method: 'GET',
    url: `${GRAPH}/me?fields=id`,
    isDecisive: false,
    read: (body) => textAt(body, 'id') ?? undefined,
    explain: explainGraph,
  });
  if (me.is !== 'done') return me;
  return ask(ctx, holder, {
    method: 'GET',
    url: `${GRAPH}/me/accounts?limit=${ACCOUNTS_MAX}&fields=${encodeURIComponent(fields)}`,
    isDecisive: false,
    read: (body) =>
      listAt(body, 'data').flatMap((page) => {
        const found = read(page);
        return found ? [{ ...found, grantorId: me.value }] : [];
      }),
    explain: explainGraph,
  });
}

/** A page posts with a token of its own, which is not over by itself. */
function facebookPage(page: unknown): Account | undefined {
  const token = textAt(page, 'access_token');
  const found = account(textAt(page, 'id'), {
    name: textAt(page, 'name'),
    username: textAt(page, 'username'),
    avatarUrl: textAt(page, 'picture', 'data', 'url'),
  });
  return found && token !== null ? { ...found, token } : undefined;
}

/** Publishing there takes the person's token. */
function instagramAccount(page: unknown): Account | undefined {
  const of = at(page, 'instagram_business_account');
  return account(textAt(of, 'id'), {
    name: textAt(of, 'name'),
    username: textAt(of, 'username'),
    avatarUrl: textAt(of, 'profile_picture_url'),
  });
}

function listAt(body: unknown, name: string): unknown[] {
  const found = at(body, name);
  return Array.isArray(found) ? found : [];
}
