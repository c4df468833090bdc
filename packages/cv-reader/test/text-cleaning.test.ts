/** Tests how text is cleaned and brought into reading order. */
import { describe, expect, test } from 'vitest';
import { cleanText } from '../src/readers/clean.ts';
import { toReadingOrder } from '../src/readers/reading-order.ts';

describe('cleanText', () => {
  test.each([
    ['ligatures', 'o\ufb03ce \ufb02uffy', 'office fluffy'],
    ['wide and narrow forms', 'ＴＥＬ：０９０ ｶﾅ', 'TEL:090 カナ'],
    ['radicals', '⽇本 ⻑⾕川 ⾦', '日本 長谷川 金'],
    ['forms of Arabic letters', '\ufee3\ufeae\ufea3\ufe92\ufe8e', 'مرحبا'],
    ['letters that are bold by themselves', '\u{1d40c}\u{1d41a}\u{1d432}\u{1d41a}', 'Maya'],
    ['half and trade mark stay', '½ Foo™ 2² №', '½ Foo™ 2² №'],
    ['soft hyphens within, and at the end', 'co\u00adop Berufs\u00ad', 'coop Berufs-'],
    ['what is not seen', '\ufeffa\u200bb\u200e\u202ac\u2069', 'abc'],
    ['joiners, which some scripts need', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['controls and lone surrogates', 'a\u0000b\u0007c\ud800d', 'a b cd'],
    ['spaces', ' a\u00a0\u2003b\u3000 c ', 'a b c'],
    ['marks on letters', 'Zoe\u0308', 'Zoë'],
    ['letters that are set apart', 'L E B E N S L A U F', 'LEBENSLAUF'],
    ['words of such letters', 'W O R K  E X P', 'WORK EXP'],
    ['characters that are set apart', '履 歴 書', '履歴書'],
    ['words of one letter', 'A B C D', 'A B C D'],
    ['a list of letters in lower case', 'a b c d e', 'a b c d e'],
    ['a name of two parts', '鈴木 陽子', '鈴木 陽子'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

/** As it is printed, from left to right. */
const printed = (...pieces: readonly string[]) => pieces.join('');
const backwards = (text: string) => Array.from(text).toReversed().join('');

describe('toReadingOrder', () => {
  const PHONE = backwards('هاتف');
  const MOBILE = backwards('טלפון');

  test.each([
    ['a word', backwards('سلام'), 'سلام'],
    ['a name of another alphabet', printed('Cisco ', backwards('أجهزة')), 'أجهزة Cisco'],
    ['brackets', printed('(', backwards('الرياض'), ') ', backwards('شركة')), 'شركة (الرياض)'],
    ['a number in groups', printed('4321 765 50 966+ :', PHONE), 'هاتف: +966 50 765 4321'],
    [
      'a number set to run to the right',
      printed('+966 50 765 4321 :', PHONE),
      'هاتف: +966 50 765 4321',
    ],
    ['hyphens in Arabic', printed('4321-765-050 ', PHONE), 'هاتف 050-765-4321'],
    ['hyphens in Hebrew', printed('054-123-4567 :', MOBILE), 'טלפון: 054-123-4567'],
    ['a date', printed('09/2019 ', PHONE), 'هاتف 09/2019'],
    ['an address', printed('a.b@c.example :', PHONE), 'هاتف: a.b@c.example'],
    ['figures of Arabic', printed('٢٠١٩ – ٢٠١٦ ', PHONE), 'هاتف ٢٠١٦ – ٢٠١٩'],
    ['a language', printed('++C ', PHONE), 'هاتف C++'],
    ['a list', printed('Cisco، Linux، CCNA'), 'Cisco، Linux، CCNA'],
    ['only Latin letters', 'Engineer 2019', 'Engineer 2019'],
    ['only a number, with its country', '4321 765 50 966+', '+966 50 765 4321'],
    ['only a number, as it is dialled', '050 765 4321', '050 765 4321'],
    ['only years', '2021 - 2019', '2019 - 2021'],
  ])('%s', (_, text, read) => {
    expect(toReadingOrder(text, true)).toBe(read);
  });

  test('a right-to-left word in a left-to-right page is reversed', () => {
    expect(toReadingOrder(`John (${backwards('ג׳ון')}) Smith, 2019 - 2021`, false)).toBe(
      'John (ג׳ון) Smith, 2019 - 2021',
    );
  });
});
