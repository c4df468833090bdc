/**
 * Photo posts to TikTok (Content Posting API v2, direct post). TikTok downloads the picture, and
 * its progress is polled.
 */
import type { PublicCtx } from '#context.ts';
import type { Reply } from '#lib/http-exchange.ts';
import { valueAt, retryLater, textAt } from '#providers/rules.ts';
import type {
  Access,
  CallContext,
  Failure,
  Outcome,
  Publication,
  Published,
} from '#providers/rules.ts';
import { callProvider } from './call-provider.ts';

const PUBLISH = 'https://open.tiktokapis.com/v2/post/publish';

export async function beginAtTikTok(
  ctx: PublicCtx,
  access: Access,
  { text, imageUrl }: Publication,
): Promise<Outcome<Published>> {
  // TikTok requires this query before every post, because the account's options change.
  const creator = await callProvider(ctx, access, {
    method: 'POST',
    url: `${PUBLISH}/creator_info/query/`,
    json: {},
    isDecisive: false,
    read: toPostOptions,
    explain,
  });
  if (creator.is !== 'done') return creator;
  const creation = await callProvider(ctx, access, {
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
  return creation.is === 'done' ? { is: 'pending', externalId: creation.value } : creation;
}

export async function continueAtTikTok(
  ctx: PublicCtx,
  access: Access,
  publishId: string,
): Promise<Outcome<Published>> {
  const state = await callProvider(ctx, access, {
    method: 'POST',
    url: `${PUBLISH}/status/fetch/`,
    json: { publish_id: publishId },
    isDecisive: false,
    read: toPublishStatus,
    explain,
  });
  if (state.is !== 'done') return state;
  const { status, reason, postId } = state.value;
  if (status === 'PUBLISH_COMPLETE')
    return { is: 'done', value: toPublished(access, publishId, postId) };
  if (status === 'FAILED') return { is: 'refused', code: reason ?? 'failed' };
  return { is: 'pending', externalId: publishId };
}

/** Public if the account is public; a private account has other levels. */
function toPostOptions(body: unknown): object | undefined {
  const options = valueAt(body, 'data', 'privacy_level_options');
  const levels = Array.isArray(options) ? options.map(String) : [];
  const level = levels.find((one) => one === 'PUBLIC_TO_EVERYONE') ?? levels[0];
  if (level === undefined) return undefined;
  return {
    privacy_level: level,
    disable_comment: valueAt(body, 'data', 'comment_disabled') === true,
  };
}

type PublishStatus = { status: string; reason: string | null; postId: string | null };

/** Ids of posts exceed 2^53, so they are read from the text. The misspelling is TikTok's. */
function toPublishStatus(body: unknown, { text }: Reply): PublishStatus | undefined {
  const status = textAt(body, 'data', 'status');
  if (status === null) return undefined;
  const [, postId = null] = /"publicaly_available_post_id"\s*:\s*\[\s*"?(\d+)/u.exec(text) ?? [];
  return { status, reason: textAt(body, 'data', 'fail_reason'), postId };
}

function toPublished({ username }: Access, publishId: string, postId: string | null): Published {
  const url =
    postId === null || username === null
      ? null
      : `https://www.tiktok.com/@${username}/photo/${postId}`;
  return { externalId: postId ?? publishId, url };
}

const tokenCodes: ReadonlySet<string> = new Set(['access_token_invalid', 'scope_not_authorized']);

/** The error code is in the body; the status alone is less precise. */
function explain(body: unknown, reply: Reply, { now }: CallContext): Failure | null {
  const code = textAt(body, 'error', 'code');
  if (code === null || code === 'ok' || reply.status >= 500) return null;
  if (tokenCodes.has(code)) return { is: 'token', code };
  if (code === 'rate_limit_exceeded') return retryLater(reply, code, now);
  return { is: 'refused', code };
}
