/**
 * Says which expected values a document does not show: `node packages/cv-corpus/tools/check.ts FOLDER [TEXT]`.
 * Prints by family, for the files whose names hold TEXT, what is missing. Reads PDF by poppler and Word's formats by
 * LibreOffice, never by the reader. Of PDFs in Arabic letters poppler tells too little.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { Known } from '../src/expected.ts';
import { listOf } from '../src/people/language-data.ts';
import { languageData } from '../src/people/words/index.ts';

type Case = { file: string; family: string; language: string; expected: Known };

const [folder, only = ''] = process.argv.slice(2);
if (folder === undefined) throw new RangeError('Say which folder.');
const all = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Case[];
const cases = all.filter(({ file }) => file.includes(only));
const work = mkdtempSync(join(tmpdir(), 'cv-check-'));
const office = cases.filter(({ file }) => /\.(?:docx?|odt|rtf)$/u.test(file));
if (office.length > 0) toPdf(office.map(({ file }) => join(folder, file)));
const missing = new Map<string, number>();
for (const one of cases) {
  const { file, family } = one;
  const text = plain(textOf(file));
  for (const [field, values] of Object.entries(valuesOf(one)))
    for (const value of values)
      if (!text.includes(plain(value))) {
        const key = `${family} ${field}`;
        if (!missing.has(key)) console.log(file, field, value);
        missing.set(key, (missing.get(key) ?? 0) + 1);
      }
}
rmSync(work, { recursive: true, force: true });
for (const [key, count] of missing) console.log(String(count).padStart(4), key);
console.log(`${cases.length} CVs`);

function toPdf(paths: readonly string[]): void {
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  spawnSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', work, ...paths]);
}

function textOf(file: string): string {
  const extension = extname(file);
  const path = join(folder ?? '', file);
  if (extension === '.pdf') return pdfText(path);
  if (/^\.(?:docx?|odt|rtf)$/u.test(extension))
    return pdfText(join(work, `${basename(file, extension)}.pdf`));
  const bytes = readFileSync(path);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return extension === '.html' ? text.replace(/<[^>]*>/gu, '').replaceAll('&amp;', '&') : text;
}

function pdfText(path: string): string {
  const texts = [[], ['-layout'], ['-raw']].map(
    (flags) => spawnSync('pdftotext', [...flags, path, '-'], { encoding: 'utf8' }).stdout,
  );
  return texts.join('\n');
}

function valuesOf({ expected, language }: Case): Record<string, string[]> {
  const { name, email, phone, location, skills, work: jobs, education } = expected;
  return {
    name: [name],
    email: email === null ? [] : [email],
    phone: phone === null ? [] : [phone.slice(-6)],
    city: location ? [location.city] : [],
    skills,
    employer: jobs.map((job) => job.name),
    title: jobs.map((job) => job.position),
    school: education.map(({ institution }) => institution),
    languages: expected.languages.map((code) => spokenName(language, code)),
    years:
      language === 'ja'
        ? []
        : jobs
            .flatMap(({ startDate, endDate }) => [startDate, endDate ?? startDate])
            .map((date) => date.slice(2, 4)),
  };
}

/** What a language is called in CVs of another one. */
function spokenName(language: string, code: string): string {
  const names = listOf(languageData[language]?.spoken ?? '').map((one) => one.split(':'));
  return names.find(([one]) => one === code)?.[1] ?? code;
}

/** Letters and digits only, as lines break anywhere and hyphens come and go. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
