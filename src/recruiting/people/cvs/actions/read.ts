/** Parses uploaded CVs, and deletes files that are no longer referenced. */
import { atPresent } from '#context.ts';
import type { BackgroundCtx, PublicCtx } from '#context.ts';
import { sendUnaudited, writeUnaudited } from '#data/commit.ts';
import { retry } from '#data/database-errors.ts';
import { isUnavailable } from '#data/deadline.ts';
import { putFiles, runPlanForFiles } from '#data/file-removals.ts';
import type { NewFile } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { inSlices } from '#data/slices.ts';
import { countryById } from '#lib/countries.ts';
import { fillTemplate } from '#lib/language.ts';
import { phoneE164 } from '#lib/phone.ts';
import { withVariants } from '#lib/picture-variants.ts';
import { newSecret } from '#lib/token.ts';
import type { CvOutcome } from '#events.ts';
import { findAwaitingMail, releaseMail } from '#mail/actions/awaiting.ts';
import type { AwaitingMail } from '#mail/actions/awaiting.ts';
import {
  CONFIRMATION_KIND,
  confirmationKey,
  indexedWords,
  isNewestTurn,
  isPostponed,
  parsedCvKey,
  withinLimits,
} from '../rules.ts';
import { toCvBrief } from '../schemas.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  claimCv,
  companyOf,
  deleteRemovals,
  dueRemovals,
  giveUp,
  hasStatus,
  nameParsedCvs,
  overdueCvs,
  parsedCvRows,
  postponeCv,
  releaseCv,
  saveResult,
  spentCvs,
  waitingCvs,
} from '../store/parsing.ts';
import { insertReadEvent } from '../store/read-events.ts';
import { wordsFor } from '../words.ts';
import type { ParsedCv } from '../schemas.ts';
import type { ClaimedCv, CvResult, ParsedCvRow } from '../store/parsing.ts';

/** Counts the CVs read in this isolate. */
let turn = 0;
/** The company that had the last turn. */
let served = 0;

/**
 * Reads one of the CVs that are due for a message that names one: in two turns of three the newest of the next company, by turns of
 * companies, else the oldest of all. Many CVs of one company, or those that take long to read, so delay neither the next CV of another
 * nor the first of them for long.
 */
export async function readNextCv(ctx: ReadingCtx, named: number): Promise<void> {
  turn++;
  const { next, oldest } = await runPlan(ctx, waitingCvs(ctx, served));
  const newest = next?.id ?? null;
  const isNewest = isNewestTurn(turn);
  if (isNewest && next) served = next.companyId;
  const wanted = isNewest ? [newest, named, oldest] : [oldest, named, newest];
  for (const id of new Set(wanted)) {
    // oxlint-disable-next-line no-await-in-loop -- Another consumer may have claimed the one before.
    if (id !== null && (await readCv(ctx, id))) return;
  }
}

/** Parses a CV if it is due and not claimed by another consumer; returns whether it was. */
export async function readCv(ctx: ReadingCtx, id: number): Promise<boolean> {
  const { claimed, confirmation } = await runPlan(
    ctx,
    QueryPlan.all({ claimed: claimCv(ctx, id), confirmation: findConfirmation(ctx, id) }),
  );
  if (!claimed) return false;
  try {
    await readClaimed(ctx, claimed, confirmation);
  } catch (error) {
    if (isUnavailable(error)) await retry(() => writeUnaudited(ctx, [releaseCv(ctx, claimed)]));
    throw error;
  }
  return true;
}

/** Throws `storage_unavailable` where the files do not answer. */
async function readClaimed(
  ctx: ReadingCtx,
  claimed: ClaimedCv,
  confirmation: AwaitingMail | null,
): Promise<void> {
  const { id } = claimed;
  const read = await parseFile(ctx, claimed);
  if (!read) {
    const now = atPresent(ctx);
    return retry(() => writeUnaudited(now, [postponeCv(now, claimed)]));
  }
  const { resume, text, outcome, ...result } = read;
  const parsed = resume && toParsedFile({ ...claimed, documentId: id, resume, text });
  // If the Worker ends before the commit, the cron deletes the file, and the CV is read again.
  if (parsed) await storeFiles(ctx, [parsed.file]);
  const after = atPresent(ctx);
  const mail = confirmation && releaseConfirmation(after, id, { confirmation, ...result });
  await sendUnaudited(after, {
    eventsPlan: insertReadEvent(after, claimed, outcome),
    writes: saveResult(after, claimed, { ...result, parsed: parsed?.moved ?? null }),
    mails: mail ? [mail] : [],
  });
}

/** The confirmation of the application, while it waits for the CV. */
function findConfirmation(ctx: PublicCtx, documentId: number) {
  const companyId = companyOf(documentId);
  const dedupeKey = confirmationKey(documentId);
  return findAwaitingMail(ctx, { companyId, kind: CONFIRMATION_KIND, dedupeKey });
}

function releaseConfirmation(
  ctx: PublicCtx,
  documentId: number,
  { confirmation, status }: { confirmation: AwaitingMail; status: CvResult['status'] },
) {
  return releaseMail(ctx, confirmation, {
    condition: hasStatus(documentId, status),
    write: ({ language, company }) =>
      status === 'parsed' ? null : fillTemplate(wordsFor(language)[status], { company }),
  });
}

type ReadingCtx = PublicCtx &
  Pick<BackgroundCtx, 'cvParser'> &
  Partial<Pick<BackgroundCtx, 'textRecognition'>>;

type CvParser = BackgroundCtx['cvParser'];
type ParseOptions = Parameters<CvParser['parseCv']>[1];
type ReaderResult = Awaited<ReturnType<CvParser['parseCv']>>;

type Parsed = Omit<CvResult, 'parsed'> & {
  resume: ParsedCv['resume'] | null;
  text: string;
  outcome: CvOutcome;
};

/** Null: it is a scan that waits for the model. */
async function parseFile(
  ctx: ReadingCtx,
  { key, countryId, createdAt }: ClaimedCv,
): Promise<Parsed | null> {
  const outcome = 'unreadable' as const;
  const nothing = { resume: null, text: '', outcome, indexed: '', phone: null, phoneE164: null };
  const file = await ctx.files.get(key);
  if (!file?.body) {
    return { ...nothing, status: 'failed', fingerprint: await fingerprintOf(null, null) };
  }
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  const country = countryId === null ? null : countryById(countryId);
  const { isModelAway, ...read } = await readBytes(ctx, bytes, {
    now: ctx.now,
    ...(country && { countryIso2: country.iso2 }),
  });
  if (isModelAway && isPostponed(createdAt, ctx.now)) return null;
  const { status, resume, text } = read;
  const fingerprint = await fingerprintOf(bytes, resume && { ...resume });
  if (!resume) return { ...nothing, status, fingerprint };
  const phone = resume.basics?.phone ?? null;
  return {
    status,
    resume: { ...resume },
    text,
    outcome: resume.meta.parser.recognized === true ? 'recognized' : 'read',
    indexed: indexedWords(text),
    phone,
    phoneE164: await phoneE164(phone, countryId),
    fingerprint,
  };
}

/** Where the document has pictures only, their text is recognized if that is turned on. */
async function readBytes(
  { cvParser, textRecognition }: ReadingCtx,
  bytes: Uint8Array,
  options: ParseOptions,
): Promise<ReaderResult & { isModelAway?: boolean }> {
  const read = await cvParser.parseCv(bytes, options);
  if (read.status !== 'no_text' || !textRecognition) return read;
  const { images, pages } = await cvParser.scannedPagesOf(bytes);
  const pictures = withinLimits(images, textRecognition.limits);
  if (pictures.length === 0) return read;
  const recognized = await textRecognition.recognize(pictures);
  if (recognized.is !== 'read') return { ...read, isModelAway: recognized.is === 'away' };
  const { texts } = recognized;
  return cvParser.parseRecognizedText(texts.join('\n\n'), { ...options, pages });
}

/** A new file of a parsed CV, with what its document names. */
function toParsedFile({ documentId, companyId, resume, text }: ParsedCvRow) {
  const key = parsedCvKey(companyId, documentId, newSecret());
  const content: ParsedCv = { resume, text };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const file: NewFile = { key, bytes, contentType: 'application/json' };
  return { file, moved: { documentId, key, brief: toCvBrief(resume) } };
}

async function storeFiles(ctx: PublicCtx, files: readonly NewFile[]): Promise<void> {
  const keys = files.map(({ key }) => key);
  await runPlanForFiles(ctx, keys, QueryPlan.of(null));
  await putFiles(ctx, files);
}

/** Moves parsed CVs from their rows to files. A run that is interrupted leaves rows, which the next run moves. */
export async function moveParsedCvs(ctx: PublicCtx): Promise<void> {
  const rows = await runPlan(ctx, parsedCvRows(ctx, MOVED_MAX));
  if (rows.length === 0) return;
  const parsed = rows.map(toParsedFile);
  await storeFiles(
    ctx,
    parsed.map(({ file }) => file),
  );
  await writeUnaudited(
    ctx,
    nameParsedCvs(
      ctx,
      parsed.map(({ moved }) => moved),
    ),
  );
}

/** Limits per run; the next run continues. */
const ENQUEUED_MAX = 100;
const GIVEN_UP_MAX = 20;
const MOVED_MAX = 50;
/** With their variants, less than R2 deletes in a call. */
const REMOVED_MAX = 300;

/** Enqueues CVs whose message was lost, and gives up those that have used up their attempts. */
export async function enqueueOverdueCvs(ctx: PublicCtx): Promise<void> {
  const { due, spent } = await runPlan(
    ctx,
    QueryPlan.all({ due: overdueCvs(ctx, ENQUEUED_MAX), spent: spentCvs(ctx, GIVEN_UP_MAX) }),
  );
  for (const cv of spent) {
    // oxlint-disable-next-line no-await-in-loop -- They are few, and each is of a company of its own.
    await sendUnaudited(ctx, {
      eventsPlan: insertReadEvent(ctx, cv, 'unreadable'),
      writes: [giveUp(ctx, cv)],
    });
  }
  if (due.length > 0) await ctx.enqueueCv(due);
}

/** Deletes the files before their marks, so that a failure is retried; deleting a file twice is harmless. */
export async function removeFiles(ctx: PublicCtx): Promise<void> {
  await inSlices(async () => {
    const keys = await runPlan(ctx, dueRemovals(ctx, REMOVED_MAX));
    if (keys.length > 0) {
      await ctx.files.remove(keys.flatMap(withVariants));
      await writeUnaudited(ctx, [deleteRemovals(ctx, keys)]);
    }
    return { isDone: keys.length < REMOVED_MAX };
  });
}
