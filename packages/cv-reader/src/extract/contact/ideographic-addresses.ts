/** Finds towns in Japanese, Chinese and Korean addresses, which go from the largest to the smallest. */
import { countriesOfTown } from './places.ts';

const CODE = /^(?:〒\s*)?(?:\d{3}-?\d{4}|\d{5,6}|\(\d{5,6}\))\s*/u;
/** Words for living somewhere, with no sign behind them: `现居住成都市`. */
const LIVES =
  /^\s*(?:[现現目常](?:前|在)?(?:居住?|住|所在)(?:地|城市|于|在|址)?|居住(?:地|城市|于|在)|家住|所在(?:地|城市)|(?:현\s?)?거주지?(?=\s))/u;
/** Provinces and prefectures before the town. */
const PROVINCE =
  /^(?:中国|日本|대한민국|대만|台灣|台湾)?\s*(?:北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}[県縣省]|\p{Script=Han}{2,8}自治区|\p{Script=Hangul}{1,4}도(?=\s))?\s*/u;
const TOWN =
  /^(?:\p{Script=Han}{1,5}?市市?|東京都|\p{Script=Han}{1,3}郡\p{Script=Han}{1,4}?[町村]|\p{Script=Hangul}{2,6}(?:특별시|광역시|특별자치시|특별자치도|시|군)(?=\s|$))/u;
const NAME_LENGTH_MAX = 6;
const NAME_LENGTH_MIN = 2;

/** Returns the town at the beginning of an address, or null; the text may be an address without a town. */
export function ideographicTown(text: string): { city: string; hasCode: boolean } | null {
  const written = text.replace(LIVES, '').replace(/^[:：\s]+/u, '');
  const bare = written.replace(CODE, '');
  const hasCode = bare !== written;
  const rest = bare.replace(PROVINCE, '');
  const city = TOWN.exec(rest)?.[0] ?? knownAtStart(rest) ?? knownAtStart(bare) ?? atEnd(written);
  return city === null ? null : { city, hasCode: hasCode || /\d{5}|\d{3}-\d{4}/u.test(written) };
}

/** `北京朝阳区`, `서울 중구`, `横浜`: without the word for a town. */
function knownAtStart(text: string): string | null {
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(text) ?? [];
  for (let length = Math.min(NAME_LENGTH_MAX, first.length); length >= NAME_LENGTH_MIN; length--) {
    const name = first.slice(0, length);
    const isAddress =
      length === first.length || /^[区區市縣]|\p{Script=Han}{1,3}[区區]/u.test(first.slice(length));
    if (isAddress && countriesOfTown(name).length > 0) return name;
  }
  return null;
}

/** An address in the order of the West: `北区栄町 27 450-0002 名古屋市`. */
function atEnd(text: string): string | null {
  const [, name = ''] = /(?:\d{3}-\d{4}|\d{5,6})\s+(\S{2,6})$/u.exec(text) ?? [];
  return countriesOfTown(name).length > 0 ? name : null;
}
