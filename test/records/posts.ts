/** Posts to networks, and the accounts that they are made by. */
import type { Post } from '#recruiting/jobs/social/schemas.ts';
import type { Company } from '../support/company.ts';
import { insertConnection } from '../support/providers.ts';
import type { TestRecord } from '../support/test-record.ts';

async function leastPost(company: Company) {
  const { id } = await insertConnection(company, 'linkedin');
  return { text: 'We are hiring.', social_account_id: id, platform: 'linkedin' };
}

async function drafted(company: Company): Promise<{ id: number }> {
  const given = await leastPost(company);
  return (await company.recruiter<Post>('POST', '/api/posts/store', given)).body.data;
}

export const posts: TestRecord = {
  bodies: {
    '/api/posts/store': leastPost,
    '/api/posts/update/{id}': { text: 'Come and bake.' },
  },
  made: { '/api/posts/': drafted },
  ids: [
    [/social_account_id$/u, async (company) => (await insertConnection(company, 'linkedin')).id],
    [/post_id$/u, async (company) => (await drafted(company)).id],
  ],
};
