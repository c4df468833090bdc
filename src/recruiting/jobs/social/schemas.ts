/** The request and response schemas of social accounts and posts (contract 2.12, 4.10). */
import * as z from 'zod';
import type { connections } from '#data/tables/connections.ts';
import type { posts } from '#data/tables/posts.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id, JobRef } from '#lib/id-schemas.ts';
import { recordFields, times } from '#lib/record-fields.ts';
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

/** Columns of `posts` that no answer has. */
type ServiceColumn =
  | 'companyId'
  | 'dueAt'
  | 'claimedAt'
  | 'attempts'
  | 'begunAt'
  | 'begunId'
  | 'externalId'
  | 'createdBy';

const { plain, converted, served, declare } =
  recordFields<Omit<typeof posts.$inferSelect, ServiceColumn>>();

const same = (value: Date | null) => value;

export const postFields = declare({
  id: served('id', z.int()),
  text: plain(
    'text',
    z
      .string()
      .max(TEXT_LENGTH_MAX)
      .refine((text) => text.trim() !== '', 'Must not be empty.'),
    z.string(),
  ),
  social_account_id: plain('connectionId', Id, z.int()),
  platform: plain(
    'platform',
    anyCase(platforms).describe('The platform of the account.'),
    z.enum(platforms),
  ),
  status: served('status', z.enum(postStatuses)),
  date_shared: converted('dateShared', {
    input: DateShared.optional().describe(
      'When to publish the post. A time in the past publishes it now; an empty value makes it a draft. A time without an offset is UTC.',
    ),
    answer: z.string().nullable(),
    store: same,
    load: same,
    show: timestampOrNull,
  }),
  job_id: served('jobId', z.int().nullable()),
  image_url: plain(
    'imageUrl',
    ImageUrl.optional().describe(
      'The public URL of a picture, for Facebook, Instagram (JPEG) and TikTok (JPEG, WebP).',
    ),
    z.string().nullable(),
  ),
  published_at: served('publishedAt', z.string().nullable(), timestampOrNull),
  published_url: served('publishedUrl', z.string().nullable()),
  error: served('error', z.string().nullable().describe('Why the post is not published.'), (code) =>
    code === null ? null : errorSentence(code),
  ),
  error_code: served('error', z.string().nullable()),
  ...times,
});

const { inputs } = postFields;

const fields = {
  text: inputs.text,
  date_shared: inputs.date_shared,
  job_id: JobRef.nullable()
    .optional()
    .describe(
      'The id or hash_id of a job. The post links to its page and uses its picture where one is required.',
    ),
  image_url: inputs.image_url,
};

export const NewPost = z
  .object({
    ...fields,
    social_account_id: inputs.social_account_id,
    platform: inputs.platform,
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

export const Post = z.object(postFields.answers).meta({ id: 'Post' });
export type Post = z.output<typeof Post>;

export function toPost(row: typeof posts.$inferSelect): Post {
  return postFields.toAnswer(row);
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

type AccountRow = Pick<
  typeof connections.$inferSelect,
  'id' | 'provider' | 'name' | 'username' | 'avatarUrl' | 'status' | 'connectedAt'
>;

const ofAccounts = recordFields<AccountRow>();

const accountFields = ofAccounts.declare({
  id: ofAccounts.served('id', z.int()),
  platform: ofAccounts.served('provider', z.enum(platforms), platformOf),
  name: ofAccounts.served('name', z.string()),
  username: ofAccounts.served('username', z.string().nullable()),
  avatar_url: ofAccounts.served('avatarUrl', z.string().nullable()),
  status: ofAccounts.served('status', z.enum(['connected', 'expired', 'revoked']), accountStatus),
  connected_at: ofAccounts.served('connectedAt', z.string(), timestamp),
});

export const SocialAccount = z.object(accountFields.answers).meta({ id: 'SocialAccount' });
export type SocialAccount = z.output<typeof SocialAccount>;

export function toSocialAccount(row: AccountRow): SocialAccount {
  return accountFields.toAnswer(row);
}
