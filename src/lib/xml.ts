/** Well-formed XML 1.0 of whatever texts hold. */

/** What XML has no way to write (XML 1.0, 2.2), escaped or not: most control characters, and two that are none. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in content and in attributes. */
export function xmlText(text: string): string {
  return writable(text).replaceAll(/[&<>"']/gu, (character) => escapes[character] ?? character);
}

/** Markup that is not this document's, as one piece of text. */
export function cdata(text: string): string {
  return `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** An element with nothing but text in it; none where there is no text. */
export function element(name: string, text: string | null): string {
  return text === null || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function writable(text: string): string {
  return text.toWellFormed().replaceAll(UNWRITABLE, '');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
