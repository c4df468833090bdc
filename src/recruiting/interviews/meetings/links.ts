/** The link of a meeting. Kept apart from the endpoints, as the tools that read those must not load pages. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import type { PublicCtx } from '#context.ts';
import { link } from '#http/links.ts';
import type { LinkAnswer } from '#http/links.ts';
import { join } from './actions/join.ts';
import { JoinPage } from './join-page.tsx';

/** Where there is no such meeting, its company is not known, and the language is that of the request. */
const unknownMeeting = { companyName: '', jobTitle: null, when: null };

export const meetingLinks = [
  link('/m', (ctx, { query, language }) => answerLink(ctx, query.get('link') ?? '', language)),
  // Links that were sent with the secret in the path.
  link('/m/{hash}', (ctx, { params: { hash = '' }, language }) => answerLink(ctx, hash, language)),
];

async function answerLink(ctx: PublicCtx, hash: string, language: string): Promise<LinkAnswer> {
  const joining = await join(ctx, hash);
  if (joining.is === 'ready') return { status: 302, location: joining.url };
  const props = { ...unknownMeeting, language, ...joining };
  return renderPage(joining.is === 'unknown' ? 404 : 200, JoinPage, props);
}
