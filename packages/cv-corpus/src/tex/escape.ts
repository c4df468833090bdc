/** Escapes text for TeX and Typst. */

const tex: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

export function escapeTex(text: string): string {
  return text.replace(/[\\{}&%$#_~^]/gu, (sign) => tex[sign] ?? sign);
}

export function escapeTypst(text: string): string {
  return text.replace(/[\\#*_`$<>@~[\]=+/-]/gu, (sign) => `\\${sign}`);
}
