/** Posts at X (API v2). */
import type { PublicCtx } from '#context.ts';
import { textAt } from '#providers/rules.ts';
import type { Access, Outcome, Publication, Published } from '#providers/rules.ts';
import { ask } from './ask.ts';

export function postAtTwitter(
  ctx: PublicCtx,
  access: Access,
  { text }: Publication,
): Promise<Outcome<Published>> {
  return ask(ctx, access, {
    method: 'POST',
    url: 'https://api.x.com/2/tweets',
    json: { text },
    isDecisive: true,
    read: (body) => publishedIn(body, access),
  });
}

function publishedIn(body: unknown, { username }: Access): Published | undefined {
  const id = textAt(body, 'data', 'id');
  if (id === null) return undefined;
  // `i` leads to the post whoever wrote it.
  return { externalId: id, url: `https://x.com/${username ?? 'i'}/status/${id}` };
}
