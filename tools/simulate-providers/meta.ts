/** Simulates Facebook and Instagram, as far as posting needs them. */
import { ok, refuse, storePost, text } from './answer.ts';
import type { AuthorizedRequest, Reply } from './answer.ts';

/** A page's token belongs to the account that manages the page. */
export function graph(request: AuthorizedRequest): Reply {
  const { method, path, query, token, state, json } = request;
  const { account } = token;
  const at = path.replace(/^\/v\d+\.\d+/u, '');
  if (at === path) return graphError(400, 100, 'version');
  if (at === '/me' && method === 'GET') return ok({ id: account.id });
  if (at === '/me/accounts') {
    const fields = query.get('fields') ?? '';
    const isAllowed =
      !fields.includes('instagram_business_account') || token.scopes.includes('instagram_basic');
    return isAllowed ? ok({ data: pagesOf(request, fields) }) : graphError(403, 10, 'permission');
  }
  if (at === '/me/permissions' && method === 'DELETE') {
    for (const [key, one] of state.tokens)
      if (one.account.id.startsWith(account.id)) state.tokens.delete(key);
    return ok({ success: true });
  }
  const [, node = '', edge = ''] = at.split('/');
  if (method === 'GET') return readNode(request, node, query.get('fields') ?? '');
  if (edge === 'media' || edge === 'media_publish') return instagram(request, node, edge);
  if (!token.scopes.includes('pages_manage_posts')) return graphError(403, 200, 'permission');
  if (token.account.keeps !== 0 || node !== token.account.id)
    return graphError(400, 100, 'not by a page token');
  if (edge === 'feed') {
    const isRight =
      text(json, 'message') !== '' &&
      (json['link'] === undefined || URL.canParse(text(json, 'link')));
    if (!isRight) return graphError(400, 100, 'feed');
    const id = `${node}_${state.id(15)}`;
    storePost(request, id);
    return ok({ id });
  }
  if (edge === 'photos') {
    if (!text(json, 'url').startsWith('https://')) return graphError(400, 100, 'url');
    const postId = `${node}_${state.id(15)}`;
    storePost(request, postId);
    return ok({ id: state.id(15), post_id: postId });
  }
  return graphError(404, 100, 'edge');
}

/** Only what is request for. */
function pagesOf({ state, token }: AuthorizedRequest, fields: string) {
  const { account, scopes, provider, expiresAt } = token;
  return Array.from({ length: account.keeps }, (_, index) => {
    const id = `${account.id}${index + 1}`;
    const page = {
      id,
      name: `Page ${index + 1} of ${account.name}`,
      username: `page_${id}`,
      keeps: 0,
    };
    const facts = {
      id,
      name: page.name,
      username: page.username,
      access_token: state.token({ kind: 'access', provider, account: page, scopes, expiresAt }),
      picture: { data: { url: 'https://pictures.example/page.png' } },
      instagram_business_account: { id: `17${id}`, name: page.name, username: `insta_${id}` },
    };
    const names = new Set(fields.replaceAll(/\{[^}]*\}/gu, '').split(','));
    return Object.fromEntries(Object.entries(facts).filter(([name]) => names.has(name)));
  });
}

function instagram(request: AuthorizedRequest, node: string, edge: string): Reply {
  const { token, state, json, path } = request;
  if (!token.scopes.includes('instagram_content_publish')) return graphError(403, 10, 'permission');
  if (!node.startsWith(`17${token.account.id}`)) return graphError(400, 100, 'account');
  if (edge === 'media') {
    const isRight =
      text(json, 'image_url').startsWith('https://') && text(json, 'caption').length <= 2200;
    if (!isRight) return graphError(400, 9004, 'media');
    const order = state.takeOrder('instagram', token.account.id, path, 'pending');
    const id = state.id(17);
    const facts = { status_code: 'FINISHED', ...json };
    const pending = order?.pending ?? 0;
    state.resources.set(`instagram ${id}`, {
      owner: token.account.id,
      kind: 'container',
      facts,
      pending,
    });
    return ok({ id });
  }
  const container = state.resources.get(`instagram ${text(json, 'creation_id')}`);
  if (container?.kind !== 'container' || container.pending > 0)
    return graphError(400, 9007, 'not ready');
  if (container.facts['status_code'] === 'PUBLISHED')
    return graphError(400, 9007, 'published twice');
  container.facts['status_code'] = 'PUBLISHED';
  const id = state.id(17);
  const facts = { permalink: `https://www.instagram.com/p/${id}/` };
  state.resources.set(`instagram ${id}`, {
    owner: token.account.id,
    kind: 'media',
    facts,
    pending: 0,
  });
  return ok({ id });
}

function readNode({ state, token }: AuthorizedRequest, node: string, fields: string): Reply {
  const resource = state.resources.get(`instagram ${node}`);
  if (!resource || resource.owner !== token.account.id) return graphError(400, 100, 'node');
  if (fields === 'status_code' && resource.pending > 0) {
    resource.pending -= 1;
    return ok({ status_code: 'IN_PROGRESS', id: node });
  }
  return ok({ [fields]: resource.facts[fields], id: node });
}

function graphError(status: number, code: number, fault: string): Reply {
  const error = { message: 'An error.', type: 'OAuthException', code, fbtrace_id: 'A1' };
  return refuse(status, { error }, fault);
}
