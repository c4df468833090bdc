/**
 * Makes the corpus: `npm run cv:corpus -- --to FOLDER [--seed TEXT] [--fold 1] [--family NAME] [--per 8]`.
 * Writes `per` CVs of each family of the developed folds, or of one fold or family, and `expected.json`, a list of
 * `{file, family, fold, language, expected}`. The same seed gives the same people, words and layouts.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { expectedOf } from '../src/expected.ts';
import type { Family, Job } from '../src/family.ts';
import { inventCv, languages, wordsOf } from '../src/people/index.ts';
import { print } from '../src/printers/print.ts';
import { Random } from '../src/random.ts';
import split from '../src/split.json' with { type: 'json' };
import { Wording } from '../src/words.ts';

const FAMILIES = join(import.meta.dirname, '../src/families');

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    seed: { type: 'string' },
    fold: { type: 'string' },
    family: { type: 'string' },
    per: { type: 'string', default: '8' },
  },
});
if (values.to === undefined) throw new RangeError('Say where to: --to FOLDER.');
const { to } = values;
mkdirSync(to, { recursive: true });

type Named = { name: string; fold: number; family: Family };

const named = await familiesOf();
const jobs = named.flatMap((one) => jobsOf(one, Number(values.per)));
await print(jobs, to);
writeFileSync(join(to, 'expected.json'), JSON.stringify(jobs.map(toCase), null, 1));
console.log(`${jobs.length} CVs of ${named.length} families in ${to}`);

async function familiesOf(): Promise<Named[]> {
  const found: Named[] = [];
  for (const folder of readdirSync(FAMILIES).sort()) {
    const fold = Number(folder.replace('fold-', ''));
    if (!isAsked(fold)) continue;
    for (const file of readdirSync(join(FAMILIES, folder)).sort()) {
      const name = basename(file, '.ts');
      if (extname(file) !== '.ts' || (values.family ?? name) !== name) continue;
      const { default: family } = (await import(join(FAMILIES, folder, file))) as {
        default: Family;
      };
      found.push({ name, fold, family });
    }
  }
  return found;
}

/** Sealed folds are made only when they are named, so that no one looks at them by chance. */
function isAsked(fold: number): boolean {
  if (values.fold !== undefined) return fold === Number(values.fold);
  return values.family !== undefined || isDeveloped(fold);
}

function isDeveloped(fold: number): boolean {
  return split.developed.includes(fold);
}

type Made = Job & Named & { language: string };

/** Each family begins at another language, so that all languages are had from few CVs. */
function jobsOf({ name, fold, family }: Named, count: number): Made[] {
  const seed = values.seed ?? (isDeveloped(fold) ? '1' : 'sealed');
  const suited = family.languages ?? languages;
  const first = new Random(`${seed} ${name}`).integer(0, suited.length - 1);
  return Array.from({ length: count }, (_, at) => {
    const language = suited[(first + at) % suited.length] ?? 'en';
    const key = `${seed} ${name} ${at}`;
    const random = new Random(key);
    const cv = inventCv(key, language);
    const wording = new Wording(wordsOf(language), random, family.dateStyle);
    const file = `${name}-${at}-${language}.${extensionOf(family, at)}`;
    return { name, fold, family, language, file, sheet: { cv, wording, random } };
  });
}

function extensionOf(family: Family, at: number): string {
  if (family.tool === 'libreoffice') return family.formats[at % family.formats.length] ?? 'docx';
  return family.tool === 'none' ? family.extension : 'pdf';
}

function toCase({ file, name, fold, language, family, sheet: { cv, wording } }: Made) {
  return { file, family: name, fold, language, expected: expectedOf(cv, family, wording) };
}
