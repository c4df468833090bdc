/** Lists the accounts that a grant gives access to: the person's own, or their pages and channels. */
import type { PublicCtx } from '#context.ts';
import { callProvider } from '#providers/actions/call-provider.ts';
import { linkedInHeaders } from '#providers/actions/linkedin.ts';
import { explainGraph, GRAPH } from '#providers/actions/meta.ts';
import { valueAt, textAt } from '#providers/rules.ts';
import type { Outcome } from '#providers/rules.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import type { Provider } from '#vocabulary/lists.ts';
import type { Account } from '../schemas.ts';

/** The most accounts that are offered to choose from. */
const ACCOUNTS_MAX = 50;

/** Returns at least one account, or the refusal `no_account`. */
export async function listAccounts(
  ctx: PublicCtx,
  provider: Provider,
  { token, scopes }: { token: string; scopes: readonly string[] },
): Promise<Outcome<Account[]>> {
  const outcome = await accountLists[provider](ctx, { token }, scopes);
  if (outcome.is === 'done' && outcome.value.length === 0)
    return { is: 'refused', code: 'no_account' };
  return outcome;
}

type TokenHolder = { token: string };
type List = (
  ctx: PublicCtx,
  holder: TokenHolder,
  scopes: readonly string[],
) => Promise<Outcome<Account[]>>;

const accountLists: Readonly<Record<Provider, List>> = {
  google: (ctx, holder) =>
    readAccount(ctx, holder, 'https://openidconnect.googleapis.com/v1/userinfo', openIdPerson),
  zoom: (ctx, holder) => readAccount(ctx, holder, 'https://api.zoom.us/v2/users/me', zoomUser),
  linkedin: linkedInAccounts,
  facebook: (ctx, holder) => listPages(ctx, holder, FACEBOOK_FIELDS, facebookPage),
  instagram: (ctx, holder) => listPages(ctx, holder, INSTAGRAM_FIELDS, instagramAccount),
  twitter: (ctx, holder) =>
    readAccount(ctx, holder, 'https://api.x.com/2/users/me?user.fields=profile_image_url', xUser),
  tiktok: (ctx, holder) =>
    readAccount(
      ctx,
      holder,
      'https://open.tiktokapis.com/v2/user/info/?fields=open_id,display_name,avatar_url,username',
      tiktokUser,
    ),
};

/** Reads the one account that the response describes. */
function readAccount(
  ctx: PublicCtx,
  holder: TokenHolder,
  url: string,
  read: (body: unknown) => Account | undefined,
): Promise<Outcome<Account[]>> {
  return callProvider(ctx, holder, {
    method: 'GET',
    url,
    isDecisive: false,
    read: (body) => {
      const account = read(body);
      return account && [account];
    },
  });
}

function toAccount(
  id: string | null,
  profile: { name: string | null; username?: string | null; avatarUrl?: string | null },
): Account | undefined {
  if (id === null) return undefined;
  const { name, username = null, avatarUrl = null } = profile;
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
  return toAccount(textAt(body, 'sub'), {
    name: textAt(body, 'name'),
    username: textAt(body, 'email'),
    avatarUrl: textAt(body, 'picture'),
  });
}

function zoomUser(body: unknown): Account | undefined {
  const names = [textAt(body, 'first_name'), textAt(body, 'last_name')].filter(Boolean).join(' ');
  return toAccount(textAt(body, 'id'), {
    name: textAt(body, 'display_name') ?? (names === '' ? null : names),
    username: textAt(body, 'email'),
    avatarUrl: textAt(body, 'pic_url'),
  });
}

function xUser(body: unknown): Account | undefined {
  return toAccount(textAt(body, 'data', 'id'), {
    name: textAt(body, 'data', 'name'),
    username: textAt(body, 'data', 'username'),
    avatarUrl: textAt(body, 'data', 'profile_image_url'),
  });
}

function tiktokUser(body: unknown): Account | undefined {
  return toAccount(textAt(body, 'data', 'user', 'open_id'), {
    name: textAt(body, 'data', 'user', 'display_name'),
    username: textAt(body, 'data', 'user', 'username'),
    avatarUrl: textAt(body, 'data', 'user', 'avatar_url'),
  });
}

/** The external id is a URN. Organizations are listed if the operator's application may read them. */
async function linkedInAccounts(
  ctx: PublicCtx,
  holder: TokenHolder,
  scopes: readonly string[],
): Promise<Outcome<Account[]>> {
  const person = await readAccount(ctx, holder, 'https://api.linkedin.com/v2/userinfo', (body) => {
    const author = openIdPerson(body);
    return (
      author && { ...author, externalId: `urn:li:person:${author.externalId}`, username: null }
    );
  });
  if (person.is !== 'done' || !scopes.includes('w_organization_social')) return person;
  const organizations = await organizationsOf(ctx, holder, person.value[0]?.grantorId ?? '');
  if (organizations.is !== 'done') return organizations;
  return { is: 'done', value: [...person.value, ...organizations.value] };
}

/** The organizations that the person administers, with their names. */
async function organizationsOf(
  ctx: PublicCtx,
  holder: TokenHolder,
  grantorId: string,
): Promise<Outcome<Account[]>> {
  const administered = await callProvider(ctx, holder, {
    method: 'GET',
    url: `https://api.linkedin.com/rest/organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED&count=${ACCOUNTS_MAX}`,
    headers: linkedInHeaders,
    isDecisive: false,
    read: (body) =>
      arrayAt(body, 'elements').flatMap((element) => {
        const [, id] =
          /^urn:li:organization:(\d+)$/u.exec(textAt(element, 'organization') ?? '') ?? [];
        return id === undefined ? [] : [id];
      }),
  });
  if (administered.is !== 'done') return administered;
  if (administered.value.length === 0) return { is: 'done', value: [] };
  return callProvider(ctx, holder, {
    method: 'GET',
    url: `https://api.linkedin.com/rest/organizationsLookup?ids=List(${administered.value.join(',')})`,
    headers: linkedInHeaders,
    isDecisive: false,
    read: (body) =>
      administered.value.flatMap((id) => {
        const organization = toAccount(`urn:li:organization:${id}`, {
          name: textAt(body, 'results', id, 'localizedName'),
          username: textAt(body, 'results', id, 'vanityName'),
        });
        return organization ? [{ ...organization, grantorId }] : [];
      }),
  });
}

/** The fields of a page, and of its Instagram account, which requires the scope `instagram_basic`. */
const FACEBOOK_FIELDS = 'id,name,username,access_token,picture{url}';
const INSTAGRAM_FIELDS = 'id,instagram_business_account{id,name,username,profile_picture_url}';

async function listPages(
  ctx: PublicCtx,
  holder: TokenHolder,
  fields: string,
  read: (page: unknown) => Account | undefined,
): Promise<Outcome<Account[]>> {
  const me = await callProvider(ctx, holder, {
    method: 'GET',
    url: `${GRAPH}/me?fields=id`,
    isDecisive: false,
    read: (body) => textAt(body, 'id') ?? undefined,
    explain: explainGraph,
  });
  if (me.is !== 'done') return me;
  return callProvider(ctx, holder, {
    method: 'GET',
    url: `${GRAPH}/me/accounts?limit=${ACCOUNTS_MAX}&fields=${encodeURIComponent(fields)}`,
    isDecisive: false,
    read: (body) =>
      arrayAt(body, 'data').flatMap((page) => {
        const account = read(page);
        return account ? [{ ...account, grantorId: me.value }] : [];
      }),
    explain: explainGraph,
  });
}

/** A page posts with its own token, which does not expire. */
function facebookPage(page: unknown): Account | undefined {
  const token = textAt(page, 'access_token');
  const account = toAccount(textAt(page, 'id'), {
    name: textAt(page, 'name'),
    username: textAt(page, 'username'),
    avatarUrl: textAt(page, 'picture', 'data', 'url'),
  });
  return account && token !== null ? { ...account, token } : undefined;
}

/** Publishing uses the person's token. */
function instagramAccount(page: unknown): Account | undefined {
  const instagram = valueAt(page, 'instagram_business_account');
  return toAccount(textAt(instagram, 'id'), {
    name: textAt(instagram, 'name'),
    username: textAt(instagram, 'username'),
    avatarUrl: textAt(instagram, 'profile_picture_url'),
  });
}

function arrayAt(body: unknown, name: string): unknown[] {
  const value = valueAt(body, name);
  return Array.isArray(value) ? value : [];
}
