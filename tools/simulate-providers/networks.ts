/** LinkedIn, Facebook, Instagram, X and TikTok, as far as posting goes. */
import { firstFault, ok, record, refused, text } from './answer.ts';
import type { Bearing, Reply } from './answer.ts';
import type { Account } from './state.ts';

/** Characters that LinkedIn's little text format wants behind a backslash. */
const UNESCAPED = /(?<!\\)(?:\\\\)*(?:[<>~_|[\]*(){}@]|#(?![\p{L}\p{N}]))/u;

export function linkedIn(asked: Bearing): Reply {
  const { method, path, headers, json, token, state } = asked;
  const { account } = token;
  if (path === '/v2/userinfo') return ok({ sub: account.id, name: account.name });
  if (!/^20\d{4}$/u.test(headers.get('linkedin-version') ?? '')) {
    return refused(426, { status: 426, code: 'NONEXISTENT_VERSION' }, 'LinkedIn-Version');
  }
  if (headers.get('x-restli-protocol-version') !== '2.0.0') {
    return refused(400, { status: 400, code: 'ILLEGAL_ARGUMENT' }, 'X-Restli-Protocol-Version');
  }
  if (method === 'GET') return organizations(asked);
  const isPost = method === 'POST' && path === '/rest/posts';
  if (!isPost) return refused(404, { status: 404, code: 'NOT_FOUND' }, 'path');
  const author = text(json, 'author');
  const scope = author.startsWith('urn:li:person:') ? 'w_member_social' : 'w_organization_social';
  if (!token.scopes.includes(scope)) {
    return refused(403, { status: 403, code: 'ACCESS_DENIED', serviceErrorCode: 100 }, 'scope');
  }
  const article = record(record(json['content'])['article']);
  const fault = firstFault([
    [author === `urn:li:person:${account.id}` || ownUrns(account).includes(author), 'author'],
    [json['visibility'] === 'PUBLIC', 'visibility'],
    [json['lifecycleState'] === 'PUBLISHED', 'lifecycleState'],
    [record(json['distribution'])['feedDistribution'] === 'MAIN_FEED', 'distribution'],
    [
      text(json, 'commentary').length > 0 && !UNESCAPED.test(text(json, 'commentary')),
      'commentary',
    ],
    [
      json['content'] === undefined ||
        (URL.canParse(text(article, 'source')) && text(article, 'title') !== ''),
      'article',
    ],
  ]);
  if (fault !== null) return refused(422, { status: 422, code: 'INVALID_VALUE' }, fault);
  const urn = `urn:li:share:${state.id(19)}`;
  remember(asked, urn);
  return { status: 201, headers: { 'x-restli-id': urn } };
}

function ownUrns({ keeps }: Account): string[] {
  return Array.from({ length: keeps }, (_, index) => `urn:li:organization:${1000 + index}`);
}

function organizations({ path, query, token }: Bearing): Reply {
  const urns = ownUrns(token.account);
  if (path === '/rest/organizationAcls' && query.get('q') === 'roleAssignee') {
    return ok({ elements: urns.map((organization) => ({ organization, role: 'ADMINISTRATOR' })) });
  }
  if (path === '/rest/organizationsLookup') {
    const known = urns.map((urn) => urn.slice(urn.lastIndexOf(':') + 1));
    const results = known.map((id) => [
      id,
      { localizedName: `Org ${id}`, vanityName: `org-${id}` },
    ]);
    return ok({ results: Object.fromEntries(results) });
  }
  return refused(404, { status: 404, code: 'NOT_FOUND' }, 'path');
}

/** A page's token is one more of its keeper's. */
export function graph(asked: Bearing): Reply {
  const { method, path, query, token, state, json } = asked;
  const { account } = token;
  const at = path.replace(/^\/v\d+\.\d+/u, '');
  if (at === path) return graphError(400, 100, 'version');
  if (at === '/me' && method === 'GET') return ok({ id: account.id });
  if (at === '/me/accounts') {
    const fields = query.get('fields') ?? '';
    const isAllowed =
      !fields.includes('instagram_business_account') || token.scopes.includes('instagram_basic');
    return isAllowed ? ok({ data: pagesOf(asked, fields) }) : graphError(403, 10, 'permission');
  }
  if (at === '/me/permissions' && method === 'DELETE') {
    for (const [key, one] of state.tokens)
      if (one.account.id.startsWith(account.id)) state.tokens.delete(key);
    return ok({ success: true });
  }
  const [, node = '', edge = ''] = at.split('/');
  if (method === 'GET') return readNode(asked, node, query.get('fields') ?? '');
  if (edge === 'media' || edge === 'media_publish') return instagram(asked, node, edge);
  if (!token.scopes.includes('pages_manage_posts')) return graphError(403, 200, 'permission');
  if (token.account.keeps !== 0 || node !== token.account.id)
    return graphError(400, 100, 'not by a page token');
  if (edge === 'feed') {
    const isRight =
      text(json, 'message') !== '' &&
      (json['link'] === undefined || URL.canParse(text(json, 'link')));
    if (!isRight) return graphError(400, 100, 'feed');
    const id = `${node}_${state.id(15)}`;
    remember(asked, id);
    return ok({ id });
  }
  if (edge === 'photos') {
    if (!text(json, 'url').startsWith('https://')) return graphError(400, 100, 'url');
    const postId = `${node}_${state.id(15)}`;
    remember(asked, postId);
    return ok({ id: state.id(15), post_id: postId });
  }
  return graphError(404, 100, 'edge');
}

/** Only what is asked for. */
function pagesOf({ state, token }: Bearing, fields: string) {
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

function instagram(asked: Bearing, node: string, edge: string): Reply {
  const { token, state, json, path } = asked;
  if (!token.scopes.includes('instagram_content_publish')) return graphError(403, 10, 'permission');
  if (!node.startsWith(`17${token.account.id}`)) return graphError(400, 100, 'account');
  if (edge === 'media') {
    const isRight =
      text(json, 'image_url').startsWith('https://') && text(json, 'caption').length <= 2200;
    if (!isRight) return graphError(400, 9004, 'media');
    const order = state.take('instagram', token.account.id, path, 'pending');
    const id = state.id(17);
    const facts = { status_code: 'FINISHED', ...json };
    const pending = order?.pending ?? 0;
    state.things.set(`instagram ${id}`, {
      owner: token.account.id,
      kind: 'container',
      facts,
      pending,
    });
    return ok({ id });
  }
  const container = state.things.get(`instagram ${text(json, 'creation_id')}`);
  if (container?.kind !== 'container' || container.pending > 0)
    return graphError(400, 9007, 'not ready');
  if (container.facts['status_code'] === 'PUBLISHED')
    return graphError(400, 9007, 'published twice');
  container.facts['status_code'] = 'PUBLISHED';
  const id = state.id(17);
  const facts = { permalink: `https://www.instagram.com/p/${id}/` };
  state.things.set(`instagram ${id}`, {
    owner: token.account.id,
    kind: 'media',
    facts,
    pending: 0,
  });
  return ok({ id });
}

function readNode({ state, token }: Bearing, node: string, fields: string): Reply {
  const thing = state.things.get(`instagram ${node}`);
  if (!thing || thing.owner !== token.account.id) return graphError(400, 100, 'node');
  if (fields === 'status_code' && thing.pending > 0) {
    thing.pending -= 1;
    return ok({ status_code: 'IN_PROGRESS', id: node });
  }
  return ok({ [fields]: thing.facts[fields], id: node });
}

function graphError(status: number, code: number, fault: string): Reply {
  const error = { message: 'An error.', type: 'OAuthException', code, fbtrace_id: 'A1' };
  return refused(status, { error }, fault);
}

export function x(asked: Bearing): Reply {
  const { method, path, token, json, state } = asked;
  const { account } = token;
  if (method === 'GET' && path === '/2/users/me') {
    return ok({ data: { id: account.id, name: account.name, username: account.username } });
  }
  if (method !== 'POST' || path !== '/2/tweets') return problem(404, 'Not Found Error', 'path');
  if (!token.scopes.includes('tweet.write')) return problem(403, 'Forbidden', 'scope');
  const said = text(json, 'text');
  if (said === '' || Array.from(said).length > 280) return problem(400, 'Invalid Request', 'text');
  const posts = [...state.things.values()].filter(
    (one) => one.kind === 'post' && one.owner === account.id,
  );
  if (posts.some((one) => one.facts['text'] === said))
    return problem(403, 'Forbidden', 'duplicate');
  const id = state.id(19);
  remember(asked, id);
  return ok({ data: { id, text: said } }, 201);
}

function problem(status: number, title: string, fault: string): Reply {
  return refused(status, { title, status, type: 'about:blank', detail: title }, fault);
}

/** Content Posting API: six publications a minute and token. */
const TIKTOK_PER_MINUTE = 6;

export function tiktok(asked: Bearing): Reply {
  const { method, path, token, json, state } = asked;
  const { account, scopes } = token;
  if (method === 'GET' && path === '/v2/user/info/') {
    return tiktokOk({
      user: { open_id: account.id, display_name: account.name, username: account.username },
    });
  }
  if (!scopes.includes('video.publish')) return tiktokError(401, 'scope_not_authorized');
  if (!/^application\/json; ?charset=utf-8$/iu.test(asked.headers.get('content-type') ?? '')) {
    return tiktokError(400, 'invalid_params', 'content type');
  }
  switch (path) {
    case '/v2/post/publish/creator_info/query/':
      return tiktokOk({
        privacy_level_options: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
        comment_disabled: true,
      });
    case '/v2/post/publish/content/init/':
      return initiate(asked);
    case '/v2/post/publish/status/fetch/': {
      const publication = state.things.get(`tiktok ${text(json, 'publish_id')}`);
      if (!publication) return tiktokError(400, 'invalid_publish_id');
      publication.pending -= 1;
      if (publication.pending >= 0) return tiktokOk({ status: 'PROCESSING_DOWNLOAD' });
      // An integer beyond 2^53, as TikTok writes it.
      const id = String(publication.facts['postId']);
      return {
        status: 200,
        headers: {
          'x-raw': `{"data":{"status":"PUBLISH_COMPLETE","publicaly_available_post_id":[${id}]},"error":{"code":"ok"}}`,
        },
      };
    }
    default:
      return tiktokError(404, 'invalid_params', 'path');
  }
}

function initiate(asked: Bearing): Reply {
  const { json, state, token, path } = asked;
  const recent = state.asked.filter(
    (one) => one.provider === 'tiktok' && one.account === token.account.id && one.path === path,
  );
  if (recent.length >= TIKTOK_PER_MINUTE) return tiktokError(429, 'rate_limit_exceeded');
  const [info, source] = [record(json['post_info']), record(json['source_info'])];
  const images = source['photo_images'];
  const fault = firstFault([
    [json['media_type'] === 'PHOTO', 'media_type'],
    [json['post_mode'] === 'DIRECT_POST', 'post_mode'],
    [['PUBLIC_TO_EVERYONE', 'SELF_ONLY'].includes(text(info, 'privacy_level')), 'privacy_level'],
    [info['disable_comment'] === true, 'disable_comment'],
    [text(info, 'title').length <= 90 && text(info, 'description').length <= 4000, 'description'],
    [source['source'] === 'PULL_FROM_URL' && source['photo_cover_index'] === 0, 'source_info'],
    [
      Array.isArray(images) &&
        images.length > 0 &&
        images.every((url) => String(url).startsWith('https://')),
      'photo_images',
    ],
  ]);
  if (fault !== null) return tiktokError(400, 'invalid_params', fault);
  const order = state.take('tiktok', token.account.id, path, 'pending');
  const id = `p_pub_url~v2.${state.id(19)}`;
  const facts = { postId: state.id(19) };
  const pending = order?.pending ?? 0;
  state.things.set(`tiktok ${id}`, {
    owner: token.account.id,
    kind: 'publication',
    facts,
    pending,
  });
  return tiktokOk({ publish_id: id });
}

function tiktokOk(data: object): Reply {
  return ok({ data, error: { code: 'ok', message: '', log_id: '1' } });
}

function tiktokError(status: number, code: string, fault = code): Reply {
  return refused(status, { data: {}, error: { code, message: 'An error.', log_id: '1' } }, fault);
}

function remember({ state, token, json }: Bearing, id: string): void {
  const { account, provider } = token;
  state.things.set(`${provider} ${id}`, {
    owner: account.id,
    kind: 'post',
    facts: json,
    pending: 0,
  });
}
