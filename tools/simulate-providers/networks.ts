/** Simulates LinkedIn, X and TikTok, as far as posting needs them. */
import { firstFault, ok, toRecord, refuse, storePost, text } from './answer.ts';
import type { AuthorizedRequest, Reply } from './answer.ts';
import type { Account } from './state.ts';

/** Characters that LinkedIn's little text format requires to be escaped by a backslash. */
const UNESCAPED = /(?<!\\)(?:\\\\)*(?:[<>~_|[\]*(){}@]|#(?![\p{L}\p{N}]))/u;

export function linkedIn(request: AuthorizedRequest): Reply {
  const { method, path, headers, json, token, state } = request;
  const { account } = token;
  if (path === '/v2/userinfo') return ok({ sub: account.id, name: account.name });
  if (!/^20\d{4}$/u.test(headers.get('linkedin-version') ?? '')) {
    return refuse(426, { status: 426, code: 'NONEXISTENT_VERSION' }, 'LinkedIn-Version');
  }
  if (headers.get('x-restli-protocol-version') !== '2.0.0') {
    return refuse(400, { status: 400, code: 'ILLEGAL_ARGUMENT' }, 'X-Restli-Protocol-Version');
  }
  if (method === 'GET') return organizations(request);
  const isPost = method === 'POST' && path === '/rest/posts';
  if (!isPost) return refuse(404, { status: 404, code: 'NOT_FOUND' }, 'path');
  const author = text(json, 'author');
  const scope = author.startsWith('urn:li:person:') ? 'w_member_social' : 'w_organization_social';
  if (!token.scopes.includes(scope)) {
    return refuse(403, { status: 403, code: 'ACCESS_DENIED', serviceErrorCode: 100 }, 'scope');
  }
  const article = toRecord(toRecord(json['content'])['article']);
  const fault = firstFault([
    [author === `urn:li:person:${account.id}` || ownUrns(account).includes(author), 'author'],
    [json['visibility'] === 'PUBLIC', 'visibility'],
    [json['lifecycleState'] === 'PUBLISHED', 'lifecycleState'],
    [toRecord(json['distribution'])['feedDistribution'] === 'MAIN_FEED', 'distribution'],
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
  if (fault !== null) return refuse(422, { status: 422, code: 'INVALID_VALUE' }, fault);
  const urn = `urn:li:share:${state.id(19)}`;
  storePost(request, urn);
  return { status: 201, headers: { 'x-restli-id': urn } };
}

function ownUrns({ keeps }: Account): string[] {
  return Array.from({ length: keeps }, (_, index) => `urn:li:organization:${1000 + index}`);
}

function organizations({ path, query, token }: AuthorizedRequest): Reply {
  const urns = ownUrns(token.account);
  if (path === '/rest/organizationAcls' && query.get('q') === 'roleAssignee') {
    return ok({ elements: urns.map((organization) => ({ organization, role: 'ADMINISTRATOR' })) });
  }
  if (path === '/rest/organizationsLookup') {
    const ids = urns.map((urn) => urn.slice(urn.lastIndexOf(':') + 1));
    const results = ids.map((id) => [id, { localizedName: `Org ${id}`, vanityName: `org-${id}` }]);
    return ok({ results: Object.fromEntries(results) });
  }
  return refuse(404, { status: 404, code: 'NOT_FOUND' }, 'path');
}

export function x(request: AuthorizedRequest): Reply {
  const { method, path, token, json, state } = request;
  const { account } = token;
  if (method === 'GET' && path === '/2/users/me') {
    return ok({ data: { id: account.id, name: account.name, username: account.username } });
  }
  if (method !== 'POST' || path !== '/2/tweets') return problem(404, 'Not Found Error', 'path');
  if (!token.scopes.includes('tweet.write')) return problem(403, 'Forbidden', 'scope');
  const content = text(json, 'text');
  if (content === '' || Array.from(content).length > 280)
    return problem(400, 'Invalid Request', 'text');
  const posts = [...state.resources.values()].filter(
    (one) => one.kind === 'post' && one.owner === account.id,
  );
  if (posts.some((one) => one.facts['text'] === content))
    return problem(403, 'Forbidden', 'duplicate');
  const id = state.id(19);
  storePost(request, id);
  return ok({ data: { id, text: content } }, 201);
}

function problem(status: number, title: string, fault: string): Reply {
  return refuse(status, { title, status, type: 'about:blank', detail: title }, fault);
}

/** Content Posting API: six publications a minute and token. */
const TIKTOK_PER_MINUTE = 6;

export function tiktok(request: AuthorizedRequest): Reply {
  const { method, path, token, json, state } = request;
  const { account, scopes } = token;
  if (method === 'GET' && path === '/v2/user/info/') {
    return tiktokOk({
      user: { open_id: account.id, display_name: account.name, username: account.username },
    });
  }
  if (!scopes.includes('video.publish')) return tiktokError(401, 'scope_not_authorized');
  if (!/^application\/json; ?charset=utf-8$/iu.test(request.headers.get('content-type') ?? '')) {
    return tiktokError(400, 'invalid_params', 'content type');
  }
  switch (path) {
    case '/v2/post/publish/creator_info/query/':
      return tiktokOk({
        privacy_level_options: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
        comment_disabled: true,
      });
    case '/v2/post/publish/content/init/':
      return initiate(request);
    case '/v2/post/publish/status/fetch/': {
      const publication = state.resources.get(`tiktok ${text(json, 'publish_id')}`);
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

function initiate(request: AuthorizedRequest): Reply {
  const { json, state, token, path } = request;
  const recent = state.requests.filter(
    (one) => one.provider === 'tiktok' && one.account === token.account.id && one.path === path,
  );
  if (recent.length >= TIKTOK_PER_MINUTE) return tiktokError(429, 'rate_limit_exceeded');
  const [info, source] = [toRecord(json['post_info']), toRecord(json['source_info'])];
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
  const order = state.takeOrder('tiktok', token.account.id, path, 'pending');
  const id = `p_pub_url~v2.${state.id(19)}`;
  const facts = { postId: state.id(19) };
  const pending = order?.pending ?? 0;
  state.resources.set(`tiktok ${id}`, {
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
  return refuse(status, { data: {}, error: { code, message: 'An error.', log_id: '1' } }, fault);
}
