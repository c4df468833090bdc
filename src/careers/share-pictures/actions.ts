/** Makes the pictures of jobs for link previews, a bounded number per tick of the cron. */
import { findDomainById } from '#careers/domains/actions.ts';
import type { CareerDomain } from '#careers/domains/actions.ts';
import { toJobCard } from '#careers/layout/schemas.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import { formatsFor } from '#careers/words/format.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { BackgroundCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { putFiles, runPlanForFiles } from '#data/file-removals.ts';
import type { NewFile } from '#data/file-removals.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { runRead } from '#data/read-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { OutlineFont } from '#lib/outline-font.ts';
import { toPng } from '#lib/png.ts';
import { contentOf, pictureKey } from './rules/content.ts';
import { fontsNeeded } from './rules/letters.ts';
import type { FontName, Fonts } from './rules/letters.ts';
import { drawPicture } from './rules/picture.ts';
import type { PictureText } from './rules/picture.ts';
import { checkPictures, dueJobs, settle, settleCheck } from './store.ts';
import type { DueJob, Settled } from './store.ts';

/** Each takes about 20 ms of CPU and 30 kB until all are stored. */
const PICTURES_PER_TICK = 20;
/** Jobs that are due. Those that need no picture are settled with the others. */
const DUE_PER_TICK = 300;

/** Of those that are stored: a day for 720,000. */
const CHECKED_PER_TICK = 500;

/** Without `settled` the job stays due. */
type Made = { settled?: Settled; file?: NewFile; error?: unknown };

/**
 * Answers the errors of jobs that could not be drawn. Those keep the picture of the site until they change again, or until the letters
 * that they need can be read.
 */
export async function makeSharePictures(ctx: BackgroundCtx): Promise<unknown[]> {
  const check = await runRead(ctx, checkPictures(CHECKED_PER_TICK));
  if (check.over.length > 0 || check.to !== check.from) {
    await writeUnaudited(ctx, settleCheck(ctx, check));
  }
  const due = await runRead(ctx, dueJobs(DUE_PER_TICK));
  if (due.length === 0) return [];
  const made: Made[] = [];
  let drawn = 0;
  for (const job of due) {
    if (job.job && drawn >= PICTURES_PER_TICK) continue;
    const one = await pictureOf(ctx, job);
    made.push(one);
    if (one.file || one.error) drawn += 1;
  }
  const files = made.flatMap(({ file }) => file ?? []);
  const keys = files.map(({ key }) => key);
  if (files.length > 0) await runPlanForFiles(ctx, keys, QueryPlan.of(null));
  await putFiles(ctx, files);
  const settled = made.flatMap((one) => one.settled ?? []);
  await writeUnaudited(ctx, settle(ctx, settled));
  return made.flatMap(({ error }) => error ?? []);
}

/** The picture of the job as it is now, without its file where that is stored already. A job that is not listed has none. */
async function pictureOf(ctx: BackgroundCtx, due: DueJob): Promise<Made> {
  const { job, domainId, ...row } = due;
  const none = { settled: { ...row, to: null } };
  const site = job && (await findDomainById(ctx, domainId));
  if (!site) return none;
  const text = textOf(job, site);
  const key = pictureKey(job, await sha256Hex(contentOf(text)));
  const settled = { ...row, to: key };
  if (key === row.key) return { settled };
  let fonts: Fonts;
  try {
    fonts = await loadFonts(ctx, text);
  } catch (error) {
    // The letters of another script may be there.
    return { error };
  }
  try {
    const canvas = drawPicture(fonts, text);
    if (!canvas) return none;
    const bytes = await toPng(canvas);
    return { settled, file: { key, bytes, contentType: 'image/png' } };
  } catch (error) {
    // One job that cannot be drawn must not hold up the others.
    return { ...none, error };
  }
}

function textOf(job: ListedJob, site: CareerDomain): PictureText {
  const { hostname, name, language, hue } = site;
  const card = toJobCard(job, language);
  const place = [
    card.workplace === 'Remote' ? wordsFor(language).workplaces.Remote : card.cityName,
    card.country?.name ?? null,
  ].filter((part) => part !== null);
  return {
    site: { hostname, name, language, hue },
    title: card.title,
    employer: card.companyName,
    pay: card.pay && formatsFor(language).pay(card.pay, card.country?.iso2),
    place: place.length === 0 ? null : place.join(' · '),
  };
}

/** Of this isolate: half a megabyte, and two more where Japanese is written. */
const loaded = new Map<FontName, OutlineFont>();

async function loadFonts(ctx: BackgroundCtx, text: PictureText): Promise<Fonts> {
  const { site, title, employer, pay, place } = text;
  const needed = fontsNeeded([site.name, title, employer, pay ?? '', place ?? '']);
  const fonts = new Map<FontName, OutlineFont>();
  for (const name of needed) {
    const font = loaded.get(name) ?? (await loadFont(ctx, name));
    loaded.set(name, font);
    fonts.set(name, font);
  }
  return fonts;
}

async function loadFont({ publicFile }: BackgroundCtx, name: FontName): Promise<OutlineFont> {
  const bytes = await publicFile(`/fonts/${name}.outlines`);
  if (bytes === null) throw new Error(`The font ${name} is missing.`);
  return new OutlineFont(bytes);
}
