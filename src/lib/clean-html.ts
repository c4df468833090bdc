/** Which HTML may be stored: an allow-list, applied when it is written (stored text reaches public pages). */
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre code table thead tbody tr th td b strong i em u s sub sup small span div a'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
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

/** Inside these the parser nests what it closes elsewhere: `<a><svg><a>`. Without them the nesting is read in another way. */
const FOREIGN = /<(?:svg|math)\b/iu;

/** The HTML without scripts, loaded resources and styles. Cleaning it again changes nothing. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, allowed).trim();
  return FOREIGN.test(html) ? sanitizeHtml(clean, allowed).trim() : clean;
}
