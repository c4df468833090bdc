/** Posts to LinkedIn (Posts API): a text, or an article that links to a page. */
import type { PublicCtx } from '#context.ts';
import type { Access, Outcome, Publication, Published } from '#providers/rules.ts';
import { callProvider } from './call-provider.ts';

/** The version of the API. LinkedIn supports each for at least a year, then answers 426. */
const LINKEDIN_VERSION = '202607';

export const linkedInHeaders = {
  'LinkedIn-Version': LINKEDIN_VERSION,
  'X-Restli-Protocol-Version': '2.0.0',
};

/** The account is the URN of a person or an organization. */
export function postAtLinkedIn(
  ctx: PublicCtx,
  access: Access,
  { text, link }: Publication,
): Promise<Outcome<Published>> {
  return callProvider(ctx, access, {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts',
    headers: linkedInHeaders,
    json: {
      author: access.externalId,
      commentary: escapeLittleText(text),
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
    read: (_, { headers }) => toPublished(headers.get('x-restli-id')),
  });
}

function toPublished(urn: string | null): Published | undefined {
  if (urn === null || urn === '') return undefined;
  return { externalId: urn, url: `https://www.linkedin.com/feed/update/${urn}/` };
}

/** Escapes the reserved characters of LinkedIn's little text format. Hashtags are kept; `C#8` is not a hashtag. */
export function escapeLittleText(text: string): string {
  return text.replaceAll(
    /[\\<>~_|[\]*(){}@]|(?<=[\p{L}\p{N}])#|#(?![\p{L}\p{N}])/gu,
    String.raw`\$&`,
  );
}
