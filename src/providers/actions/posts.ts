/** Posts to the five networks; some networks finish a post later. */
import type { PublicCtx } from '#context.ts';
import type { Platform } from '#vocabulary/lists.ts';
import type { Access, Outcome, PostingAccess, Publication, Published } from '#providers/rules.ts';
import { postAtFacebook } from './facebook.ts';
import { beginAtInstagram, continueAtInstagram } from './instagram.ts';
import { postAtLinkedIn } from './linkedin.ts';
import { beginAtTikTok, continueAtTikTok } from './tiktok.ts';
import { postAtTwitter } from './twitter.ts';

type Network = {
  begin: (ctx: PublicCtx, access: Access, post: Publication) => Promise<Outcome<Published>>;
  continue?: (ctx: PublicCtx, access: Access, begunId: string) => Promise<Outcome<Published>>;
};

const networks: Readonly<Record<Platform, Network>> = {
  linkedin: { begin: postAtLinkedIn },
  facebook: { begin: postAtFacebook },
  instagram: { begin: beginAtInstagram, continue: continueAtInstagram },
  twitter: { begin: postAtTwitter },
  tiktok: { begin: beginAtTikTok, continue: continueAtTikTok },
};

/** `pending`: finish the post later by its `externalId`. */
export function beginPost(
  ctx: PublicCtx,
  access: PostingAccess,
  publication: Publication,
): Promise<Outcome<Published>> {
  return networks[access.provider].begin(ctx, access, publication);
}

export function continuePost(
  ctx: PublicCtx,
  access: PostingAccess,
  begunId: string,
): Promise<Outcome<Published>> {
  const { continue: continueAt } = networks[access.provider];
  return continueAt
    ? continueAt(ctx, access, begunId)
    : Promise.resolve({ is: 'refused', code: 'nothing_begun' });
}
