/**
 * What tests draw follows the seed of the run. `WORDS` and `CLOCK` make chance hard for them, to find those that only mostly pass: words
 * that are numbers or have double letters, a clock that stands still for a second, as on a fast machine, or runs ahead, as on a slow one.
 */
import { expect, inject } from 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- It adds to an interface.
  interface ProvidedContext {
    chance: { words: string; clock: string };
  }
}

/** What each hexadecimal digit of a drawn word becomes. */
const alphabets: Record<string, string> = {
  any: '0123456789abcdef',
  digits: '0123456789012345',
  letters: 'abcdefabcdefabcd',
};

/** What the clock shows at a time, by milliseconds. */
const clocks: Record<string, (real: number) => number> = {
  coarse: (real) => real - (real % 1000),
  fast: (real) => startedAt + (real - startedAt) * 20,
};

const globals = globalThis as typeof globalThis & { realDate?: DateConstructor };
const RealDate = (globals.realDate ??= Date);
const startedAt = RealDate.now();

export function drawFrom(seed: number): void {
  const { words } = inject('chance');
  const next = mulberry(seed ^ hashOf(expect.getState().testPath ?? ''));
  Math.random = () => next() / 2 ** 32;
  crypto.randomUUID = () => wordOf(words, next);
}

export function setSpeed(): void {
  const shown = clocks[inject('chance').clock];
  if (!shown) return;
  const now = () => shown(RealDate.now());
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], made: NewableFunction) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

/** A UUID of version 4, as far as the alphabet has its marks. */
function wordOf(kind: string, next: () => number): ReturnType<Crypto['randomUUID']> {
  const alphabet = alphabets[kind] ?? alphabets['any'] ?? '';
  let last = 0;
  const digits = Array.from({ length: 32 }, (_, at) => {
    if (kind !== 'doubled' || at % 2 === 0) last = next() >>> 28;
    return alphabet.charAt(last);
  });
  digits[12] = '4';
  digits[16] = kind === 'letters' ? 'b' : '9';
  const part = (from: number, to: number) => digits.slice(from, to).join('');
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`;
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
}

/** Mulberry32: integers below 2^32. */
function mulberry(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
