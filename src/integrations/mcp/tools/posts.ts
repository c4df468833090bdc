/** The tools that draft and publish social posts. */
import * as z from 'zod';
import { commitPostChange, loadPost } from '#recruiting/jobs/social/actions/posts.ts';
import { Id } from '#lib/id-schemas.ts';
import type { Page } from '#lib/pagination.ts';
import { timestamp } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import { Post, PostChange, toPost, toSocialAccount } from '#recruiting/jobs/social/schemas.ts';
import type { SocialAccount } from '#recruiting/jobs/social/schemas.ts';
import { preparingTool } from '../tool.ts';
import type { FromEndpoint, Tool } from '../tool.ts';
import { countText, pageText } from './words.ts';

const preparePost = preparingTool(
  {
    name: 'prepare_post',
    title: 'Publish a post',
    about:
      'Publish a draft from draft_post, now or at a given time. Previews the text and the account; nothing is published until confirm_action.',
    needs: 'social.write',
    input: z.object({
      post_id: Id,
      date_shared: PostChange.shape.date_shared.describe(
        'When to publish. Leave it out to publish now. A time without an offset is UTC.',
      ),
    }),
    preview: z.object({
      post: Post.pick({ id: true, text: true, platform: true, job_id: true, image_url: true }),
      account: z.string(),
      publishes_at: z.string().nullable().describe('Null means now.'),
    }),
  },
  {
    load: (ctx, { post_id: id }) => loadPost(ctx, id, {}),
    preview(ctx, { date_shared: at }, [row, { account: connection }]) {
      const { id, text, platform, job_id, image_url, status } = toPost(row);
      if (status === 'published') throw new ApiError('post_published');
      const account = accountName(connection && toSocialAccount(connection));
      const isLater = at && at > ctx.now;
      const when = isLater ? timestamp(at) : null;
      return {
        summary: `Publish post ${id} on ${platform} as ${account}, ${when ?? 'now'}.`,
        preview: { post: { id, text, platform, job_id, image_url }, account, publishes_at: when },
      };
    },
    async carryOut(ctx, { date_shared: at }, context) {
      const post = await commitPostChange(ctx, { date_shared: at ?? ctx.now }, context);
      return {
        text: `The post is ${post.status}.`,
        result: { post_id: post.id, status: post.status, date_shared: post.date_shared },
      };
    },
  },
);

function accountName(account: SocialAccount | undefined): string {
  if (account?.status === 'connected') return account.name;
  throw invalidField('post_id', 'Its account must be reconnected in the settings of the service.');
}

export const postTools: readonly Tool[] = [preparePost];

const unpaged = { page: null, 'updated-since': null } as const;

export const postEndpoints: readonly (readonly [route: string, declared: FromEndpoint])[] = [
  [
    'GET /api/social-accounts/index',
    {
      name: 'list_social_accounts',
      title: 'List social accounts',
      about: 'List the connected social accounts, with the ids that draft_post takes.',
      effect: 'reads',
      names: unpaged,
      text: (page: Page<unknown>) => `${countText(page.total, 'account')}. ${pageText(page)}`,
    },
  ],
  [
    'GET /api/posts/index',
    {
      name: 'list_posts',
      title: 'List posts',
      about: 'List social posts, newest first, with their status.',
      effect: 'reads',
      names: unpaged,
      text: (page: Page<unknown>) => `${countText(page.total, 'post')}. ${pageText(page)}`,
    },
  ],
  [
    'POST /api/posts/store',
    {
      name: 'draft_post',
      title: 'Draft a post',
      about:
        'Create a draft post for a social account. With job_id it links to the job. Nothing is published until prepare_post and confirm_action.',
      effect: 'adds',
      names: { date_shared: null },
      text: ({ id }: Post) => `Post ${id} was created as a draft.`,
    },
  ],
];
