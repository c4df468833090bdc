/** Submits pages by IndexNow, which several search engines share. */
import type { BackgroundCtx } from '#context.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import type { SubmitResult } from '../rules.ts';
import { merged, post, resultOf } from './exchange.ts';
import type { Page } from './exchange.ts';

const INDEX_NOW_URL = 'https://api.indexnow.org/indexnow';

/** One request per career domain, because each has its own key file. IndexNow fetches the URLs, and so finds pages that are over. */
export async function submitToIndexNow(
  ctx: BackgroundCtx,
  key: string,
  pages: readonly Page[],
): Promise<SubmitResult> {
  const hosts = [...Map.groupBy(pages, ({ hostname }) => hostname)];
  const exchanges = await Promise.all(
    hosts.map(([host, ofHost]) =>
      post(ctx, INDEX_NOW_URL, {
        host,
        key,
        keyLocation: `${careerOrigin(host)}/${key}.txt`,
        urlList: ofHost.map(({ hashId }) => jobUrl(host, hashId)),
      }),
    ),
  );
  const results = exchanges.map((exchange, index): SubmitResult => {
    const [host, ofHost] = hosts[index] ?? ['', []];
    return resultOf(exchange, ofHost, `${host}: `);
  });
  return merged(results);
}
