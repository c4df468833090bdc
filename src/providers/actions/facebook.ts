/** Posts to a Facebook page (Graph API): a text with a link, or a photo. */
import type { PublicCtx } from '#context.ts';
import { textAt } from '#providers/rules.ts';
import type { Access, Outcome, Publication, Published } from '#providers/rules.ts';
import { callProvider } from './call-provider.ts';
import { explainGraph, GRAPH } from './meta.ts';

export function postAtFacebook(
  ctx: PublicCtx,
  access: Access,
  { text, link, imageUrl }: Publication,
): Promise<Outcome<Published>> {
  const page = `${GRAPH}/${access.externalId}`;
  return callProvider(ctx, access, {
    method: 'POST',
    url: imageUrl === null ? `${page}/feed` : `${page}/photos`,
    json:
      imageUrl === null
        ? { message: text, ...(link && { link: link.url }) }
        : { caption: text, url: imageUrl },
    isDecisive: true,
    read: toPublished,
    explain: explainGraph,
  });
}

/** For a photo, `post_id` is the post and `id` the picture. */
function toPublished(body: unknown): Published | undefined {
  const id = textAt(body, 'post_id') ?? textAt(body, 'id');
  return id === null ? undefined : { externalId: id, url: `https://www.facebook.com/${id}` };
}
