/** What an `Idempotency-Key` keeps of an answer: compressed and sealed in its row, or in a file where it is large. */
import type { Claim, Ctx } from '#context.ts';
import { answerFileKey } from '#data/idempotency.ts';
import { expireFiles } from '#data/file-removals.ts';
import { writeUnaudited } from '#data/commit.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { gunzip, gzip } from '#lib/gzip.ts';
import { DAY_MS } from '#lib/time.ts';

/** Answers are sealed: they may hold a secret that is shown once, and personal data. */
const PURPOSE = sealedColumns.storedAnswer.purpose;
/** Shorter texts do not become shorter. */
const COMPRESSED_FROM = 500;
/** What a row holds at most, sealed; a longer answer is a file. */
const ROW_LENGTH_MAX = 4000;
/** A file is deleted after its row. */
const FILE_MS = DAY_MS + DAY_MS / 24;
/** How the kept text begins. Answers as they are begin with a brace. */
const marks = { compressed: 'z', file: '@' } as const;

/** The text of the row. Writes the file where the answer is large. */
export async function sealAnswer(ctx: Ctx, claim: Claim, body: string): Promise<string> {
  const seal = (text: string) => ctx.vault.seal(PURPOSE, text, claim.key);
  if (body.length < COMPRESSED_FROM) return seal(body);
  const packed = Buffer.from(await gzip(body)).toString('base64');
  const sealed = seal(`${marks.compressed}${packed}`);
  if (sealed.length <= ROW_LENGTH_MAX) return sealed;
  const key = answerFileKey(claim);
  await writeUnaudited(ctx, [expireFiles(ctx, [key], new Date(ctx.now.getTime() + FILE_MS))]);
  await ctx.files.put(key, new TextEncoder().encode(sealed), 'text/plain');
  return seal(`${marks.file}${key}`);
}

/** Null where its key is gone, or its file. */
export async function openAnswer(ctx: Ctx, key: string, sealed: string): Promise<string | null> {
  const text = ctx.vault.open(PURPOSE, sealed, key);
  if (text === null) return null;
  if (text.startsWith(marks.compressed)) return gunzip(Buffer.from(text.slice(1), 'base64'));
  if (!text.startsWith(marks.file)) return text;
  const file = await ctx.files.get(text.slice(1));
  return file?.body ? openAnswer(ctx, key, await new Response(file.body).text()) : null;
}
