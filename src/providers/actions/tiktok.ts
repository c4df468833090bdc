/** Photo posts at TikTok (Content Posting API v2, direct post): TikTok fetches the picture itself, and is asked how far it is. */
import type { PublicCtx } from '#context.ts';
import type { Reply } from '#lib/http-exchange.ts';
import { at, postponed, textAt } from '#providers/rules.ts';
import type {
  Access,
  Circumstances,
  Failure,
  Outcome,
  Publication,
  Published,
} from '#providers/rules.ts';
import { ask } from './ask.ts';

const PUBLISH = 'https://open.tiktokapis.com/v2/post/publish';

export async function beginAtTikTok(
  ctx: PublicCtx,
  access: Access,
  { text, imageUrl }: Publication,
): Promise<Outcome<Published>> {
  // TikTok wants this asked before every post: what the account may do changes.
  const creator = await ask(ctx, access, {
    method: 'POST',
    url: `${PUBLISH}/creator_info/query/`,
    json: {},
    isDecisive: false,
    read: creatorIn,
    explain,
  });
  if (creator.is !== 'done') return creator;
  const begun = await ask(ctx, access, {
    method: 'POST',
    url: `${PUBLISH}/content/init/`,
    json: {
      media_type: 'PHOTO',
      post_mode: 'DIRECT_POST',
      post_info: { description: text, ...creator.value },
      source_info: {
        source: 'PULL_FROM_URL',
        photo_cover_index: 0,
        photo_images: [imageUrl ?? ''],
      },
    },
    isDecisive: true,
    read: (body) => textAt(body, 'data', 'publish_id') ?? undefined,
    explain,
  });
  return begun.is === 'done' ? { is: 'pending', externalId: begun.value } : begun;
}

export async function continueAtTikTok(
  ctx: PublicCtx,
  access: Access,
  publishId: string,
): Promise<Outcome<Published>> {
  const state = await ask(ctx, access, {
    method: 'POST',
    url: `${PUBLISH}/status/fetch/`,
    json: { publish_id: publishId },
    isDecisive: false,
    read: stateIn,
    explain,
  });
  if (state.is !== 'done') return state;
  const { status, reason, postId } = state.value;
  if (status === 'PUBLISH_COMPLETE')
    return { is: 'done', value: publishedAs(access, publishId, postId) };
  if (status === 'FAILED') return { is: 'refused', code: reason ?? 'failed' };
  return { is: 'pending', externalId: publishId };
}

/** Public where the account is; a private account has other levels to choose from. */
function creatorIn(body: unknown): object | undefined {
  const options = at(body, 'data', 'privacy_level_options');
  const levels = Array.isArray(options) ? options.map(String) : [];
  const level = levels.find((one) => one === 'PUBLIC_TO_EVERYONE') ?? levels[0];
  if (level === undefined) return undefined;
  return {
    privacy_level: level,
    disable_comment: at(body, 'data', 'comment_disabled') === true,
  };
}

type State = { status: string; reason: string | null; postId: string | null };

/** Ids of posts are beyond 2^53, so the text is read and not the number. TikTok spells the field so. */
function stateIn(body: unknown, { text }: Reply): State | undefined {
  const status = textAt(body, 'data', 'status');
  if (status === null) return undefined;
  const [, postId = null] = /"publicaly_available_post_id"\s*:\s*\[\s*"?(\d+)/u.exec(text) ?? [];
  return { status, reason: textAt(body, 'data', 'fail_reason'), postId };
}

function publishedAs({ username }: Access, publishId: string, postId: string | null): Published {
  const url =
    postId === null || username === null
      ? null
      : `https://www.tiktok.com/@${username}/photo/${postId}`;
  return { externalId: postId ?? publishId, url };
}

const tokenCodes: ReadonlySet<string> = new Set(['access_token_invalid', 'scope_not_authorized']);

/** Its word stands in the body, beside a status that says less. */
function explain(body: unknown, reply: Reply, { now }: Circumstances): Failure | null {
  const code = textAt(body, 'error', 'code');
  if (code === null || code === 'ok' || reply.status >= 500) return null;
  if (tokenCodes.has(code)) return { is: 'token', code };
  if (code === 'rate_limit_exceeded') return postponed(reply, code, now);
  return { is: 'refused', code };
}
