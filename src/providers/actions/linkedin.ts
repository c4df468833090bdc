/** Posts at LinkedIn (Posts API): a text, or an article that names a page. */
import type { PublicCtx } from '#context.ts';
import type { Access, Outcome, Publication, Published } from '#providers/rules.ts';
import { ask } from './ask.ts';

/** The month of the API that is asked: LinkedIn answers each for a year at least, and 426 when it is over. */
const LINKEDIN_VERSION = '202607';

export const linkedInHeaders = {
  'LinkedIn-Version': LINKEDIN_VERSION,
  'X-Restli-Protocol-Version': '2.0.0',
};

/** The account is an URN: of a person or an organisation. */
export function postAtLinkedIn(
  ctx: PublicCtx,
  access: Access,
  { text, link }: Publication,
): Promise<Outcome<Published>> {
  return ask(ctx, access, {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts',
    headers: linkedInHeaders,
    json: {
      author: access.externalId,
      commentary: littleText(text),
      visibility: 'PUBLIC',
      distribution: {
        feedDistribution: 'MAIN_FEED',
        targetEntities: [],
        thirdPartyDistributionChannels: [],
      },
      ...(link && { content: { article: { source: link.url, title: link.title } } }),
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
    isDecisive: true,
    read: (_, { headers }) => publishedAs(headers.get('x-restli-id')),
  });
}

function publishedAs(urn: string | null): Published | undefined {
  if (urn === null || urn === '') return undefined;
  return { externalId: urn, url: `https://www.linkedin.com/feed/update/${urn}/` };
}

/** The characters that mean something in LinkedIn's little text format stand behind a backslash; a hashtag keeps its sign, C#8 is none. */
export function littleText(text: string): string {
  return text.replaceAll(
    /[\\<>~_|[\]*(){}@]|(?<=[\p{L}\p{N}])#|#(?![\p{L}\p{N}])/gu,
    String.raw`\$&`,
  );
}
