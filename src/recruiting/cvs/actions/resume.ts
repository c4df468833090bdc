/** Reads the JSON Resume of a CV. Stands apart from what parses CVs, so that the Worker of the API has no CV reader. */
import type { PublicCtx } from '#context.ts';
import { ParsedCv, ShownCv } from '../schemas.ts';

/** Where a parsed CV is: in a file, or still in its row. */
export type ParsedCvPlace = { parsedKey: string | null; resume: ParsedCv['resume'] | null };

/** The JSON Resume of a CV; null where it has none, or was erased meanwhile. */
export async function loadResume(
  ctx: PublicCtx,
  { parsedKey, resume }: ParsedCvPlace,
): Promise<ShownCv | null> {
  if (parsedKey === null) return resume && ShownCv.parse(resume);
  const file = await ctx.files.get(parsedKey);
  if (!file?.body) return null;
  return ShownCv.parse(ParsedCv.parse(await new Response(file.body).json()).resume);
}
