/** Compares the texts of a language with its terms and with the rules of all languages: lengths of buttons, labels, and numbers. */
import { formattingLocale } from '#lib/language.ts';
import type { Rules, Terms } from '#translations/terms.ts';
import { refusedFaults } from './refusals.ts';
import type { WordFault } from './refusals.ts';
import { areaOf, textsOf } from './texts.ts';
import type { Texts, Words } from './texts.ts';

type Compared = { words: Words; english: Words; terms: Terms; rules: Rules };

/** Keys begin with the area. An exception that excuses nothing is a fault, too. */
export function wordFaults(tag: string, { words, english, terms, rules }: Compared): WordFault[] {
  const texts = textsOf(words);
  const faults = [
    ...refusedFaults(texts, terms),
    ...buttonFaults(texts, rules),
    ...alikeFaults(texts, rules),
    ...numberFaults(tag, texts, textsOf(english)),
  ];
  const faulty = new Set(faults.map(({ key }) => key));
  const idle = Object.keys(terms.exceptions).filter(
    (key) => !faulty.has(key) && Object.hasOwn(words, areaOf(key)),
  );
  return [
    ...faults.filter(({ key }) => !Object.hasOwn(terms.exceptions, key)),
    ...idle.map((key) => ({ kind: 'exception', key, what: 'is an exception without a fault' })),
  ];
}

function buttonFaults(texts: Texts, { buttons: { keys, longest } }: Rules): WordFault[] {
  return keys.flatMap((key) => {
    const width = widthOf(texts.get(key) ?? '');
    const what = `has ${width} letters, and a button has room for ${longest}`;
    return width <= longest ? [] : [{ kind: 'length', key, what }];
  });
}

const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF01-\uFF60]/gu;

function widthOf(text: string): number {
  const letters = text.replaceAll(/\{\w+\}/gu, '').trim();
  return letters.length + (letters.match(WIDE)?.length ?? 0);
}

function alikeFaults(texts: Texts, { alike }: Rules): WordFault[] {
  return alike.flatMap(([first = '', ...others]) => {
    const model = texts.get(first);
    return others.flatMap((key) => {
      const text = texts.get(key);
      // A variant has not all areas.
      if (model === undefined || text === undefined) return [];
      const what = `is “${text}”, and ${first} “${model}”`;
      return text.toLowerCase() === model.toLowerCase() ? [] : [{ kind: 'label', key, what }];
    });
  });
}

/** As English writes them in a sentence. */
const GROUPED = /(?<![\d.-])\d{1,3}(?:,\d{3})+(?![\d-])/gu;
/** Of a date, a number, or a value. */
const PATTERN = /\b(?:YYYY|yyyy|HH:mm|dd?[./-]MM)\b|#,##0|%[sd]\b/u;

function numberFaults(tag: string, texts: Texts, english: Texts): WordFault[] {
  const format = new Intl.NumberFormat(formattingLocale(tag));
  return Array.from(texts).flatMap(([key, text]) => {
    const pattern = PATTERN.exec(text)?.[0];
    const missing = (english.get(key)?.match(GROUPED) ?? [])
      .map((number) => format.format(Number(number.replaceAll(',', ''))))
      .filter((number) => !text.includes(number))
      .map((number) => `lacks ${number}, as Intl writes it`);
    const faults = pattern === undefined ? missing : [...missing, `has the pattern ${pattern}`];
    return faults.map((what) => ({ kind: 'number', key, what }));
  });
}
