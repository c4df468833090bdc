/** Posts to X (API v2). */
import type { PublicCtx } from '#context.ts';
import { textAt } from '#providers/rules.ts';
import type { Access, Outcome, Publication, Published } from '#providers/rules.ts';
import { callProvider } from './call-provider.ts';

export function postAtTwitter(
  ctx: PublicCtx,
  access: Access,
  { text }: Publication,
): Promise<Outcome<Published>> {
  return callProvider(ctx, access, {
    method: 'POST',
    url: 'https://api.x.com/2/tweets',
    json: { text },
    isDecisive: true,
    read: (body) => toPublished(body, access),
  });
}

function toPublished(body: unknown, { username }: Access): Published | undefined {
  const id = textAt(body, 'data', 'id');
  if (id === null) return undefined;
  // `i` works for any author.
  return { externalId: id, url: `https://x.com/${username ?? 'i'}/status/${id}` };
}
