/** Reads the JSON Resume of a CV. Stands apart from what parses CVs, so that the Worker of the API has no CV reader. */
import type { PublicCtx } from '#context.ts';
import { indexedWords } from '../rules.ts';
import { ParsedCv, ShownCv } from '../schemas.ts';

/** Where a parsed CV is: in a file, or still in its row. */
export type ParsedCvPlace = { parsedKey: string | null; resume: ParsedCv['resume'] | null };

/** The JSON Resume of a CV; null where it has none, or was erased meanwhile. */
export async function loadResume(ctx: PublicCtx, place: ParsedCvPlace): Promise<ShownCv | null> {
  const parsed = await loadParsedCv(ctx, place);
  return parsed && parsed.resume;
}

/** The same with the text it was made from, where that is still kept beside it. */
export async function loadParsedCv(
  ctx: PublicCtx,
  { parsedKey, resume }: ParsedCvPlace,
): Promise<{ resume: ShownCv; text: string | null } | null> {
  if (parsedKey === null) return resume && { resume: ShownCv.parse(resume), text: null };
  const parsed = await loadParsed(ctx, parsedKey);
  return parsed && { resume: ShownCv.parse(parsed.resume), text: parsed.text };
}

/** The words by which a CV is found; empty where it has not been parsed. */
export async function loadWords(
  ctx: PublicCtx,
  { parsedKey, text }: { parsedKey: string | null; text: string | null },
): Promise<string> {
  const parsed = parsedKey === null ? null : await loadParsed(ctx, parsedKey);
  return indexedWords(parsed?.text ?? text ?? '');
}

async function loadParsed(ctx: PublicCtx, key: string): Promise<ParsedCv | null> {
  const file = await ctx.files.get(key);
  return file?.body ? ParsedCv.parse(await new Response(file.body).json()) : null;
}
