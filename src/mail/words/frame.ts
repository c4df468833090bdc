/** The one frame of every email: as HTML of 600 pixels for light and dark screens, and as text. */
import { brandTones } from '#lib/brand-tones.ts';
import { escapeHtml, excerptOf, textOf } from '#lib/html.ts';
import { directionOf, fillTemplate } from '#lib/language.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import type { LegalKind } from '#vocabulary/lists.ts';
import type { Frame, Mail } from '../schemas.ts';
import { darkStyle, style } from './style.ts';
import { frameWords, legalWords } from './words.ts';

/** Who is named below an email, with URLs of legal texts by kind. */
export type Named = {
  name: string;
  address: string | null;
  legal: Readonly<Partial<Record<LegalKind, string>>>;
};

export type Framed = {
  /** Above the text. */
  heading: string;
  /** The URL of a picture beside the heading. */
  mark: string | null;
  /** `#rrggbb`. */
  colour: string;
  named: readonly Named[];
  /** The page of the candidate, with its secret. */
  portalUrl: string | null;
};

type Link = { label: string; url: string };
type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'portal'> & {
  frame: Frame;
  isAnswered: boolean;
};

const PREHEADER_LENGTH_MAX = 110;
/** Spaces that keep the text of the email out of the list of emails. */
const PREHEADER_END = '&#847;&zwnj;&nbsp;'.repeat(24);

function anchor({ label, url }: Link, attributes = ''): string {
  return `<a href="${escapeHtml(url)}"${attributes}>${escapeHtml(label)}</a>`;
}

function legalLinks({ legal }: Named, language: string): Link[] {
  const words = legalWords(language);
  return legalKinds.flatMap((kind) => {
    const url = legal[kind];
    return url === undefined ? [] : [{ label: words[kind], url }];
  });
}

function portalLink({ portal }: Content, { portalUrl }: Framed): Link | null {
  return portal && portalUrl !== null ? { label: portal.label, url: portalUrl } : null;
}

/** The button of the email, and the link to the page of the candidate where that is another. */
function linksOf(content: Content, framed: Framed): { button: Link | null; portal: Link | null } {
  const portal = portalLink(content, framed);
  const { button = null, opensPortal } = content.frame;
  return opensPortal ? { button: portal, portal: null } : { button, portal };
}

function labelled({ label, url }: Link): string {
  return `${label}\n${url}`;
}

export function frameText(content: Content, framed: Framed): string {
  const { text, frame } = content;
  const { language, why } = frame;
  const { button, portal } = linksOf(content, framed);
  const parts = [
    text.trim(),
    button && !text.includes(button.url) ? labelled(button) : '',
    portal ? labelled(portal) : '',
    `-- \n${framed.named.map((one) => namedText(one, language)).join('\n\n')}`,
    why ? `${why.text}\n${labelled(why.stop)}` : '',
    content.isAnswered ? '' : frameWords(language).replies,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function namedText(one: Named, language: string): string {
  const links = legalLinks(one, language).map(({ label, url }) =>
    fillTemplate(legalWords(language).labelled, { label, text: url }),
  );
  const first = one.address === null ? one.name : `${one.name}, ${one.address}`;
  return [first, ...links].join('\n');
}

export function frameHtml(content: Content, framed: Framed): string {
  const { frame, subject } = content;
  const { language } = frame;
  const { button, portal } = linksOf(content, framed);
  const tones = brandTones(framed.colour);
  const name = escapeHtml(framed.heading);
  const mark =
    framed.mark === null
      ? ''
      : `<img src="${escapeHtml(framed.mark)}" alt="" height="40" class="mark">`;
  const under = [
    ...(portal ? [`<p>${anchor(portal)}</p>`] : []),
    ...framed.named.map((one) => namedHtml(one, language)),
    ...reasons(content),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style(tones)}${darkStyle(tones)}</style></head>
<body><div class="pre">${escapeHtml(preheaderOf(content))}${PREHEADER_END}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page"><tr><td class="gap" align="center">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card">
<tr><td class="head"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${mark === '' ? '' : `<td class="logo">${mark}</td>`}<td class="name" dir="auto">${name}</td></tr></table></td></tr>
<tr><td class="body">${bodyOf(content, button)}</td></tr>
<tr><td class="foot">${under.join('')}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

function namedHtml(one: Named, language: string): string {
  const links = legalLinks(one, language).map((link) => anchor(link));
  const lines = [
    `<b>${escapeHtml(one.name)}</b>`,
    escapeHtml(one.address ?? ''),
    links.join(' · '),
  ].filter((line) => line !== '');
  return `<p>${lines.join('<br>')}</p>`;
}

function reasons({ frame: { why, language }, isAnswered }: Content): string[] {
  const texts = [
    ...(why ? [`${escapeHtml(why.text)}<br>${anchor(why.stop)}`] : []),
    ...(isAnswered ? [] : [escapeHtml(frameWords(language).replies)]),
  ];
  return texts.map((text) => `<p>${text}</p>`);
}

function preheaderOf({ frame, text, html }: Content): string {
  const plain = frame.preheader ?? (html === undefined ? text : textOf(html));
  const [greeting = '', ...others] = plain.trim().split(/\n\s*\n/u);
  // A greeting says nothing.
  return excerptOf(
    greeting.length < 40 && others.length > 0 ? others.join(' ') : plain,
    PREHEADER_LENGTH_MAX,
  );
}

function bodyOf({ text, html }: Content, button: Link | null): string {
  const link = button ? buttonOf(button) : '';
  if (html !== undefined) {
    const place = button ? `<p>${anchor(button)}</p>` : '';
    const whole = button && html.includes(place) ? html.replace(place, () => link) : html + link;
    return `<div dir="auto">${whole}</div>`;
  }
  const blocks = text.trim().split(/\n\s*\n/u);
  const written = blocks.map((block) => paragraphs(block.split('\n'), button));
  const isPlaced = button !== null && text.split('\n').includes(button.url);
  return `${written.join('')}${isPlaced ? '' : link}`;
}

/** The lines of a paragraph, with the button in place of its URL; a label of the same words goes with it. */
function paragraphs(lines: readonly string[], button: Link | null): string {
  const at = button ? lines.indexOf(button.url) : -1;
  if (button === null || at === -1) return paragraph(lines);
  const before = lines.slice(0, at).filter((line) => line !== button.label);
  return `${paragraph(before)}${buttonOf(button)}${paragraph(lines.slice(at + 1))}`;
}

function paragraph(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<p>${lines.map((line) => escapeHtml(line)).join('<br>')}</p>`;
}

function buttonOf(button: Link): string {
  return `<p>${anchor(button, ' class="button"')}</p>`;
}
