/** Where the link of a meeting leads. Apart from the endpoints: tools that read those know no pages. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { link } from '#http/links.ts';
import { join } from './actions/join.ts';
import { JoinPage } from './join-page.tsx';

/** Of nothing there is neither a company nor its language. */
const nothing = { language: 'en', companyName: '', jobTitle: null, when: null };

export const meetingLinks = [
  link('/m/{hash}', async (ctx, { hash = '' }) => {
    const joining = await join(ctx, hash);
    if (joining.is === 'ready') return { status: 302, location: joining.url };
    return renderPage(joining.is === 'unknown' ? 404 : 200, JoinPage, { ...nothing, ...joining });
  }),
];
