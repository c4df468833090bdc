/** Which HTML may be stored: an allow-list, applied when it is written (stored text reaches public pages). */
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre code table thead tbody tr th td b strong i em u s sub sup small span div a'.split(
      ' ',
    ),
  allowedAttributes: {
    ol: ['start', 'reversed', { name: 'type', values: ['1', 'a', 'A', 'i', 'I'] }],
    li: ['value'],
    a: ['href', 'rel'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one h1, its own.
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener ugc' }),
  },
  parseStyleAttributes: false,
  nestingLimit: 32,
};

/** The HTML without scripts, loaded resources and styles. Cleaning it again changes nothing. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, allowed).trim();
  // An element that was removed may have held others apart, as in `<a><svg><a>` or `<td><iframe><td>`: they are read in another way now.
  return clean === html ? clean : sanitizeHtml(clean, allowed).trim();
}
