/** Skills and spoken languages in an arrangement drawn by seed: lists, groups, tables, levels in words, stars and shares. */
import type { Sheet } from '../family.ts';
import { skillNames } from '../html/page.ts';
import { type Row, line } from './model.ts';

const skillShapes = [
  'labelled',
  'labelled',
  'labels beside',
  'comma',
  'bullets',
  'one each',
  'chips',
  'signs',
  'titled',
  'titled lists',
  'stars',
  'per cent',
  'levels',
  'table',
] as const;

export function skillRows(sheet: Sheet): Row[] {
  const { cv, random, wording } = sheet;
  const shape = random.pick(skillShapes);
  const names = skillNames(cv);
  const sign = random.pick([' | ', ' • ', ' · ', ' / ', '; ']);
  switch (shape) {
    case 'labelled':
      return cv.skills.map((one) =>
        line({ text: `${one.label}: `, isBold: true }, one.names.join(', ')),
      );
    case 'labels beside':
      return cv.skills.map((one) => ({
        kind: 'beside',
        left: { text: one.label, isBold: true },
        rows: [line(one.names.join(', '))],
      }));
    case 'comma':
      return [{ kind: 'prose', text: names.join(', ') }];
    case 'bullets':
      return [{ kind: 'bullets', items: names }];
    case 'one each':
      return names.map((name) => line(name));
    case 'chips':
      return [{ kind: 'chips', items: names }];
    case 'signs':
      return [{ kind: 'prose', text: names.join(sign) }];
    case 'titled':
      return cv.skills.flatMap((one) => [
        { kind: 'title', text: one.label },
        { kind: 'bullets', items: one.names },
      ]);
    case 'titled lists':
      return cv.skills.flatMap((one) => [
        { kind: 'title', text: one.label },
        line(one.names.join(', ')),
      ]);
    case 'stars':
      return names.map((name) => ({
        kind: 'line',
        texts: [{ text: name }],
        right: { text: starsOf(random.integer(2, 5)) },
      }));
    case 'per cent':
      return names.map((name) => line(`${name} ${random.integer(5, 10) * 10}%`));
    case 'levels':
      return names.map((name) => line(`${name} (${levelOf(sheet)})`));
    case 'table':
      return [
        {
          kind: 'table',
          head: random.chance(0.5)
            ? [wording.heading('skills'), levelHeads[cv.language] ?? 'Level']
            : null,
          rows: names.map((name) => [name, levelOf(sheet)]),
        },
      ];
  }
}

/** The head of a column of levels. */
const levelHeads: Readonly<Record<string, string>> = {
  de: 'Niveau',
  fr: 'Niveau',
  es: 'Nivel',
  it: 'Livello',
  'pt-BR': 'Nível',
  nl: 'Niveau',
  pl: 'Poziom',
  sv: 'Nivå',
  cs: 'Úroveň',
  tr: 'Seviye',
  ru: 'Уровень',
  el: 'Επίπεδο',
  ja: 'レベル',
  ko: '수준',
  'zh-CN': '水平',
  vi: 'Trình độ',
  ar: 'المستوى',
  fa: 'سطح',
  he: 'רמה',
  hi: 'स्तर',
};

function starsOf(count: number): string {
  return '★'.repeat(count) + '☆'.repeat(5 - count);
}

/** A level in the words that the language has for those of spoken languages. */
function levelOf({ cv, random }: Sheet): string {
  const levels = cv.languages.filter(({ cefr }) => cefr !== null).map(({ level }) => level);
  return levels.length === 0 ? starsOf(4) : random.pick(levels);
}

const spokenShapes = [
  'brackets',
  'dash',
  'colon',
  'comma list',
  'beside',
  'right',
  'stars',
  'cefr',
  'table',
  'below',
] as const;

export function spokenRows(sheet: Sheet): Row[] {
  const { cv, random } = sheet;
  const shape = random.pick(spokenShapes);
  const all = cv.languages;
  switch (shape) {
    case 'brackets':
      return all.map(({ name, level }) => line(`${name} (${level})`));
    case 'dash':
      return all.map(({ name, level }) => line(`${name} – ${level}`));
    case 'colon':
      return all.map(({ name, level }) => line({ text: `${name}: `, isBold: true }, level));
    case 'comma list':
      return all.length === 0
        ? []
        : [{ kind: 'prose', text: all.map(({ name, level }) => `${name} (${level})`).join(', ') }];
    case 'beside':
      return all.map(({ name, level }) => ({
        kind: 'beside',
        left: { text: name },
        rows: [line(level)],
      }));
    case 'right':
      return all.map(({ name, level }) => ({
        kind: 'line',
        texts: [{ text: name }],
        right: { text: level },
      }));
    case 'stars':
      return all.map(({ name, cefr }) => line(`${name} ${starsOf(cefr === null ? 5 : 3)}`));
    case 'cefr':
      return all.map(({ name, cefr, level }) => line(`${name} ${cefr ?? level}`));
    case 'table':
      return all.length === 0
        ? []
        : [
            {
              kind: 'table',
              head: null,
              rows: all.map(({ name, level, cefr }) => [name, level, cefr ?? '']),
            },
          ];
    case 'below':
      return all.flatMap(({ name, level }) => [line({ text: name, isBold: true }), line(level)]);
  }
}
