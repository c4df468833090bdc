/** Which skills a text mentions. */

/** Letters and digits of scripts that write spaces between words. Korean puts its particles right behind a word. */
const SPACED = String.raw`[[\p{L}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Hang}]]`;
const BEFORE = String.raw`(?<![${SPACED}\p{sc=Hang}])`;
/** `C` is no part of `C++` or `C#`. */
const AFTER = String.raw`(?![${SPACED}+#])`;

const patterns = new Map<string, RegExp>();

/** As a word of its own: neither `R` in `Bruder` nor `SQL` in `PostgreSQL`; anywhere in scripts without spaces. */
export function mentions(text: string, skill: string): boolean {
  let pattern = patterns.get(skill);
  if (!pattern) {
    const literal = skill.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
    pattern = new RegExp(`${BEFORE}${literal}${AFTER}`, 'iv');
    patterns.set(skill, pattern);
  }
  return pattern.test(text);
}
