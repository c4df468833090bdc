/** The request and response schemas of social accounts and posts (contract 2.12, 4.10). */
import * as z from 'zod';
import type { connections } from '#data/tables/connections.ts';
import type { posts } from '#data/tables/posts.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id, JobRef } from '#lib/id-schemas.ts';
import { SingleLine } from '#lib/text-schemas.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { platforms, postStatuses } from '#vocabulary/lists.ts';
import { accountStatus, errorSentence, platformOf, TEXT_LENGTH_MAX } from './rules.ts';

/** The longest URL that the networks accept. */
const URL_LENGTH_MAX = 2048;

const Moment = z.iso.datetime({ offset: true, local: true });
const MOMENT_LENGTH_MAX = 40;

/** An empty text is null. A time without an offset is UTC. */
const DateShared = z
  .string()
  .max(MOMENT_LENGTH_MAX)
  .nullable()
  .transform((text, issues) => {
    if (text === null || text.trim() === '') return null;
    const whole = text.trim().replace(/^(.{10})[T ](\d\d:\d\d)(?=$|[Z+-])/u, '$1T$2:00');
    if (Moment.safeParse(whole).success) {
      return new Date(/(?:Z|[+-]\d\d:\d\d)$/u.test(whole) ? whole : `${whole}Z`);
    }
    issues.addIssue('Must be an ISO 8601 date and time, or empty.');
    return z.NEVER;
  })
  .meta({ format: 'date-time' });

const ImageUrl = SingleLine.max(URL_LENGTH_MAX)
  .refine((text) => {
    const url = isWebUrl(text) ? URL.parse(text) : null;
    return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
  }, 'Must be a public URL that starts with https://.')
  .nullable();

const fields = {
  text: z
    .string()
    .max(TEXT_LENGTH_MAX)
    .refine((text) => text.trim() !== '', 'Must not be empty.'),
  date_shared: DateShared.optional().describe(
    'When to publish the post. A time in the past publishes it now; an empty value makes it a draft. A time without an offset is UTC.',
  ),
  job_id: JobRef.nullable()
    .optional()
    .describe(
      'The id or hash_id of a job. The post links to its page and uses its picture where one is required.',
    ),
  image_url: ImageUrl.optional().describe(
    'The public URL of a picture, for Facebook, Instagram (JPEG) and TikTok (JPEG, WebP).',
  ),
};

export const NewPost = z
  .object({
    ...fields,
    social_account_id: Id,
    platform: anyCase(platforms).describe('The platform of the account.'),
  })
  .meta({
    id: 'NewPost',
    example: {
      text: 'We are hiring a baker.',
      social_account_id: 1,
      platform: 'linkedin',
      date_shared: '2026-12-01T10:00:00Z',
    },
  });
export type NewPost = z.output<typeof NewPost>;

export const PostChange = z.object(fields).partial().meta({ id: 'PostChange' });
export type PostChange = z.output<typeof PostChange>;

export const Post = z
  .object({
    id: z.int(),
    text: z.string(),
    social_account_id: z.int(),
    platform: z.enum(platforms),
    status: z.enum(postStatuses),
    date_shared: z.string().nullable(),
    job_id: z.int().nullable(),
    image_url: z.string().nullable(),
    published_at: z.string().nullable(),
    published_url: z.string().nullable(),
    error: z.string().nullable().describe('Why the post is not published.'),
    error_code: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Post' });
export type Post = z.output<typeof Post>;

export function toPost(row: typeof posts.$inferSelect): Post {
  return {
    id: row.id,
    text: row.text,
    social_account_id: row.connectionId,
    platform: row.platform,
    status: row.status,
    date_shared: timestampOrNull(row.dateShared),
    job_id: row.jobId,
    image_url: row.imageUrl,
    published_at: timestampOrNull(row.publishedAt),
    published_url: row.publishedUrl,
    error: row.error === null ? null : errorSentence(row.error),
    error_code: row.error,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}

/** Returns a post for the audit log: the fields that a caller sets, without the outcome. */
export function toAuditPost({
  text,
  social_account_id,
  platform,
  status,
  date_shared,
  job_id,
  image_url,
}: Post) {
  return { text, social_account_id, platform, status, date_shared, job_id, image_url };
}

export const SocialAccount = z
  .object({
    id: z.int(),
    platform: z.enum(platforms),
    name: z.string(),
    username: z.string().nullable(),
    avatar_url: z.string().nullable(),
    status: z.enum(['connected', 'expired', 'revoked']),
    connected_at: z.string(),
  })
  .meta({ id: 'SocialAccount' });
export type SocialAccount = z.output<typeof SocialAccount>;

export function toSocialAccount(row: typeof connections.$inferSelect): SocialAccount {
  return {
    id: row.id,
    platform: platformOf(row.provider),
    name: row.name,
    username: row.username,
    avatar_url: row.avatarUrl,
    status: accountStatus(row.status),
    connected_at: timestamp(row.connectedAt),
  };
}
