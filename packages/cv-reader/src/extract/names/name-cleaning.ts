/** Takes what is no part of a name off a text: titles of the document and of the person, nicknames, notes. */
import { isDocumentTitle } from '../sections/headings.ts';
import { withoutMonogram } from './monograms.ts';
import { alternatives, isIdeographic, plain } from '../text-folding.ts';
import { withoutGaps } from './usual-names.ts';
import { documentTitles } from '../words/headings.ts';
import { honorifics } from '../words/labels-of-persons.ts';
import { postNominals } from '../words/names.ts';

const titles = documentTitles
  .map((title) => plain(title))
  .filter((title) => title.length > 1)
  .sort((a, b) => b.length - a.length);

/** Removes the document's title: `Lebenslauf von Anna Weber`. */
export function withoutTitle(text: string): string {
  const folded = plain(text);
  for (const title of titles) {
    if (folded.startsWith(`${title} `) || folded.startsWith(`${title}:`)) {
      const rest = text
        .slice(title.length)
        .replace(/^[\s:–—|-]+/u, '')
        .replace(/^(?:of|von|de|di|van|for|für|pour|della|del|da)\s+/iu, '');
      if (rest !== '' && !isDocumentTitle(rest)) return rest;
    }
    if (folded.endsWith(` ${title}`))
      return text
        .slice(0, -title.length)
        .replace(/[\s:–—|,-]+$/u, '')
        .replace(/['’]s?$/u, '');
  }
  return text;
}

/** Forms of address and titles before a name, of which there may be several: `Prof. Dr. med.`. */
const honorificBefore = new RegExp(
  String.raw`^(?:${alternatives(honorifics)})(?:\.\s*|\s+)(?=\p{L})`,
  'u',
);
const HONORIFICS_MAX = 4;

function withoutHonorific(text: string): string {
  let rest = text;
  for (let count = 0; count < HONORIFICS_MAX; count++) {
    const before = honorificBefore.exec(plain(rest))?.[0] ?? '';
    if (before === '') break;
    rest = rest.slice(before.length);
  }
  return rest;
}

/** A nickname in quotation marks. */
const nickname = /\s["“”„«‘'][\p{L}\p{M}][\p{L}\p{M}. -]{0,20}["“”»’'](?=\s)/gu;

/** A title after a name: `Anna Weber, Dipl.-Ing.`. */
const honorificAfter = new RegExp(String.raw`,\s*(?:${alternatives(honorifics)})\.?$`, 'u');
/** Degrees and certificates after a name, as they are printed: `John Smith MBA`, `Jane Roe PhD, RN`. */
const postNominalAfter = new RegExp(
  String.raw`(?:,\s*|\s+)(?:${postNominals.map((one) => one.replaceAll('.', String.raw`\.?`)).join('|')})\.?$`,
  'u',
);

function withoutTitleAfter(text: string): string {
  let rest = text.slice(0, text.length - (honorificAfter.exec(plain(text))?.[0].length ?? 0));
  for (let count = 0; count < HONORIFICS_MAX; count++) {
    rest = rest.replace(/[®™℠]$/u, '');
    const after = postNominalAfter.exec(rest)?.[0] ?? '';
    if (after === '' || after.length === rest.length) break;
    rest = rest.slice(0, -after.length);
  }
  return rest;
}

/** Gender and age behind a name, as forms print them: `박민준 남`, `王伟 女 28岁`, `Nguyễn Văn An (Nam)`, `Anna Weber, 34`. */
const genders = '남|여|남자|여자|남성|여성|男|女|男性|女性';
/** These are names as well, so a sign stands before them: `Trần Hoài Nam`. */
const gendersBehindSign =
  'male|female|nam|nữ|erkek|kadın|mężczyzna|kobieta|муж(?:чина|ской)?|жен(?:щина|ский)?|ذكر|أنثى|زن|مرد|זכר|נקבה|पुरुष|महिला';
const years =
  '세|岁|歲|歳|years old|yrs?|ans|años|anos|anni|jaar|lat|yaş|let|år|лет|года?|років|ετών|tuổi|tahun';
const asideAfter = new RegExp(
  String.raw`(?:[\s,/|·-]+(?:${genders})(?![\p{L}\p{M}])|\s?[,/|·-]\s?(?:${gendersBehindSign})(?![\p{L}\p{M}])|[\s,/|·-]+(?:만\s?)?\d{2}\s?(?:${years})|,\s?\d{2})+$`,
  'iu',
);

/** Length of a name with what stands behind it. */
const ASIDE_LENGTH_MAX = 120;

function withoutAside(text: string): string {
  if (text.length > ASIDE_LENGTH_MAX) return text;
  const rest = text.replace(asideAfter, '');
  // One letter of a name is left by no title: `김 남` may be a name of its own.
  return rest.replace(/[^\p{L}]/gu, '').length >= 2 ? rest : text;
}

/** Small capitals behind an accent may be read as capitals: `RůžičKa`. */
const smallCapital = /(?<=\p{Ll})(?<![a-z]|\p{Lu}.)\p{Lu}(?!\p{Lu})/gu;

export function cleanName(text: string): string {
  return withoutMonogram(
    withoutAside(withoutHonorific(withoutTitleAfter(withoutGaps(text.trim()))))
      .replace(nickname, '')
      .replace(smallCapital, (letter) => letter.toLowerCase())
      .replace(/\s*[(（][^()（）]{0,60}[)）]\s*/gu, ' ')
      .replace(
        /,\s*(?:\p{Lu}[\p{L}.]{1,6}\.?|M\.?Sc\.?|B\.?Sc\.?|Ph\.?D\.?|MBA|PMP|CPA|RN|BSN)(?:\s*,.*)?$/u,
        '',
      )
      .replace(/\s?(?:様|先生|さん|教授|博士|老师|女士|小姐|님|씨|교수)$/u, '')
      // The mark of a note.
      .replace(/(?<=\p{L})(?:\d{1,2}|[*†‡])$/u, '')
      // The year of the document.
      .replace(/(?<=\p{L}\s)20\d{2}$/u, '')
      .replace(/^[\s:·|–—<>«»“”"*#~=+/[\]{}_-]+|[\s:·|,–—<>«»“”"*#~=+/[\]{}_-]+$/gu, '')
      .trim(),
  );
}

const latin = /\p{Script=Latin}/u;
const isNative: Readonly<Record<string, RegExp>> = {
  ja: isIdeographic,
  zh: isIdeographic,
  ko: isIdeographic,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  hi: /\p{Script=Devanagari}/u,
};

/** Of a name in two scripts (`王伟 Wei Wang`), the one in the script of the CV. */
export function inOneScript(text: string, language: string): string {
  const words = text.split(/\s+/u);
  const latins = words.filter((word) => latin.test(word));
  if (latins.length === 0 || latins.length === words.length) return text;
  const others = words.filter((word) => !latin.test(word) && /\p{L}/u.test(word));
  if (others.length === 0) return text;
  const native = isNative[language];
  return native && others.every((word) => native.test(word)) ? others.join(' ') : latins.join(' ');
}
