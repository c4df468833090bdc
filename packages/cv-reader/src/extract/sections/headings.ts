/** Recognizes headings and the sections they open. */
import { documentTitles, headings, type SectionKind, sectionKinds } from '../words/headings.ts';
import { isDuration } from '../dates/dates.ts';
import { keysOf } from '../lexicon.ts';
import { rememberLines } from '../labels/line-memory.ts';
import { compact, plain } from '../text-folding.ts';
import { labelFillers } from '../words/label-fillers.ts';
import { phrases } from '../words/phrases.ts';

export type Heading = {
  /** The kind of the section, and other kinds it also contains. */
  kinds: readonly SectionKind[];
  /** Languages that use this heading. */
  languages: readonly string[];
};

/** Length of a heading. */
const HEADING_LENGTH_MAX = 70;

const byKey = new Map<string, { kind: SectionKind; languages: string[] }>();
for (const kind of sectionKinds) {
  for (const [language, list] of Object.entries(headings[kind])) {
    for (const phrase of phrases(list)) {
      const key = compact(phrase);
      const known = byKey.get(key);
      if (!known) byKey.set(key, { kind, languages: [language] });
      else if (known.kind === kind) known.languages.push(language);
    }
  }
}

const titles = keysOf(documentTitles);

/** Words that only qualify a heading. */
const qualifiers = new Set(
  phrases(`
    my, mon, ma, mi, meu, mio, mia, miei, le, i, il, la, mein, min, mitt, mój, moja, můj, detailed, chronological, summary of, overview of, détaillé, détaillée, détaillées, chronologique, synthèse des, ausführliche, detaillierte, detallada, detalladas, detalhada, detalhadas, dettagliata, dettagliate, gedetailleerde, szczegółowe, podrobné, detaljerad, подробный,
    relevant, professional, selected, other, additional, previous, recent, main, further, general, past, current, key, core, special, weitere, meine, relevante, ausgewählte, sonstige, besondere, mes, autres, principales, mis, otras, otros, minhas, outros, outras, principais, altre, altri, mie, mijn, overige, relevante, moje, pozostałe, inne, další, ostatní, moje, andra, övriga, mina, øvrige, andre, основные, прочие, дополнительные, інші, додаткові, άλλες, άλλα
  `).map((word) => compact(word)),
);

const andWords =
  / (?:&|and|und|et|y|e|i|en|och|og|ja|és|si|ve|a|и|та|і|й|και|&amp;|\+|y\/o|u|oraz|και|और|및) |(?<=\p{Script=Han})[与和](?=\p{Script=Han})| ?[&+/|,·•・、] ?| - |و(?=ال)|と/u;

/** Numbers before a heading, as digits, letters or words: `2.`, `IV.`, `B)`, `三、`, `أولاً:`. */
const formPart = String.raw`(?:section|part|teil|abschnitt|partie|rubrique|seccion|apartado|secao|parte|sezione|deel|sectie|onderdeel|czesc|sekcja|cast|avsnitt|bolum|kisim|раздел|часть|роздiл|розділ|частина|ενοτητα|μεροσ|חלק|פרק|القسم|الجزء|بخش|भाग|खंड|phan|muc)\s(?:\d{1,2}|[ivx]{1,4}|\p{L}\p{M}*)\s?(?:[.:)-]\s|\s)`;
const ordinal = String.raw`(?:${formPart}|\d{1,2}\s?(?:[/:|-]\s?|\s)(?=\p{L})|(?:[ivx]{1,4}|[a-h])\s[/:|-]\s|(?:ii|iii|iv|vi{0,3}|ix|x)\s(?=\p{L}{2})|(?:\d{1,2}|[ivx]{1,4}|\p{L}\p{M}*)\s?[.)]\s|[①-⑳]\s?|第?[一二三四五六七八九十]{1,2}[、.．:]\s?|(?:اولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا|تاسعا|عاشرا)\s?[-:.،]\s?)`;
/** Decoration around a heading: numbers, signs, brackets, a colon. */
const frame = new RegExp(String.raw`^(?:[\s\p{P}\p{S}]|${ordinal})+|[\s\p{P}\p{S}]+$`, 'gu');
/** Vowel signs, which are not always written. */
const vowelSigns = /[\u064B-\u0652]/gu;

/** Forms print a heading for each entry: `Previous employment 2`. */
const entryNumber =
  /(?:(?<=\p{L}{3})\s(?:no\.?\s?|nr\.?\s?|#)?|(?<=[\p{Script=Han}\p{Script=Hangul}]{2})\s?)(?:\d{1,2}|[①-⑳])$/u;

/** A duration after a heading: `Опыт работы — 11 лет`. */
const lasting = /\s*[-:(]\s*\d{1,2}\s?\p{L}[^-:]{0,30}$/u;
/** The same without a sign: `Опыт работы 12 лет 7 месяцев`. */
const lastingAlone = /(?<=\p{L}{3})\s(?=\d{1,2}\s\p{L})/u;

/** How a form wants its entries to be ordered: `Employment history – please start with the most recent`. */
const inOrder =
  /\s?[,;:(-]\s[^,;:(]*(?:recent|starting|beginning|start with|begin with|chronolog|order\b|latest|zuletzt|neuest|beginnend|luckenlos|reihenfolge|commencer|commencant|ordre|empezando|comenzando|orden\b|a partir|a partire|partendo|iniziando|ordine|comecando|iniciando|ordem|te beginnen|volgorde|beginnen met|najnowsz|poczawszy|ostatni|kolejno|sondan|baslayarak|sirasiyla|kronolo|pocinaje|posledni|poradi|senaste|nyeste|seneste|borja|ordning|начиная|порядк|последн|починаючи|останн|ξεκινωντας|προσφατ|σειρα|מהאחרון|החל מ|מהחדש|الاحدث|بدءا|ترتيب|ترتیب|कालक्रम|新しい順|古い順|時系列|时间顺序|倒序|时间倒叙|최근|최신|시간순|gan nhat|trinh tu|thoi gian).*$/u;

/** A section that goes on after a page break. */
const continued =
  /[\s–—-]*(?:\bcontinued|\bcont(?:inued|'d|d|\.)?|\bfortsetzung|\bsuite|\bcontinuacion|\bcontinuacao|\bsegue|\bvervolg|\bciag dalszy|\bcd\.|продолжение|続き|续|계속)\s*$/u;

const headingOfLine = rememberLines(readHeading);

/** Returns the heading a text is, or null. */
export function headingOf(text: string): Heading | null {
  if (text.length > HEADING_LENGTH_MAX && !isRemarked(text)) return null;
  return headingOfLine(text);
}

/** Length of a heading with a remark behind it, and without. */
const REMARKED_LENGTH_MAX = 160;

function isRemarked(text: string): boolean {
  if (text.length > REMARKED_LENGTH_MAX) return false;
  const bare = text.replace(/\s?\([^()]*\)\s*:?$/u, '');
  return Math.min(bare.length, plain(text).replace(inOrder, '').length) <= HEADING_LENGTH_MAX;
}

function readHeading(text: string): Heading | null {
  const bare = withoutDuration(plain(text))
    .replace(vowelSigns, '')
    .replace(continued, '')
    .replace(lasting, '')
    .replace(/\([^()]*\)\s*:?$/u, '')
    .replace(frame, '')
    .replace(inOrder, '')
    .replace(entryNumber, '');
  if (bare === '' || /\d{3}/u.test(bare)) return null;
  const whole = byKey.get(compact(bare));
  if (whole) return { kinds: [whole.kind], languages: whole.languages };
  return compound(bare) ?? ofSomeone(text, bare);
}

function withoutDuration(folded: string): string {
  const { index = folded.length } = lastingAlone.exec(folded) ?? {};
  return isDuration(folded.slice(index + 1)) ? folded.slice(0, index) : folded;
}

/** `Berufserfahrung von Anna Weber`, as a network prints it. */
const named = /\svon\s(?=\p{Lu}\S*(?:\s(?:\p{Lu}\S*|von|van|de|der|zu))*\s\p{Lu}\S*$)/u;

function ofSomeone(text: string, bare: string): Heading | null {
  const { index = -1 } = named.exec(text) ?? {};
  const known = index < 0 ? undefined : byKey.get(compact(text.slice(0, index)));
  return known && bare.length > index ? { kinds: [known.kind], languages: known.languages } : null;
}

/** Combined headings (`Skills & Languages`) and qualified ones (`Relevant experience`): every part must be known. */
function compound(bare: string): Heading | null {
  const words = bare.split(' ');
  if (words.length > 8) return null;
  const unqualified = words.filter((word) => !qualifiers.has(compact(word)));
  if (unqualified.length > 0 && unqualified.length < words.length) {
    const known = byKey.get(compact(unqualified.join('')));
    if (known) return { kinds: [known.kind], languages: known.languages };
  }
  const parts = partsOf(bare);
  if (parts.length < 2 || parts.length > 4) return null;
  const [first] = parts;
  if (!first || !parts.every((part) => part !== undefined)) return null;
  const kinds = parts.flatMap((part) => (part ? [part.kind] : []));
  return { kinds: [...new Set(kinds)], languages: first.languages };
}

type Known = { kind: SectionKind; languages: readonly string[] };

/**
 * The parts of a combined heading, as far as they are known. Two adjectives may share a noun: `Beruflicher und akademischer
 * Werdegang`, `Trayectoria académica y profesional`, `IT- und Fachkenntnisse`.
 */
function partsOf(bare: string): (Known | undefined)[] {
  const parts = bare.split(andWords).map((part) => part ?? '');
  const [first = ''] = parts[0]?.split(' ') ?? [];
  const last = parts.at(-1)?.split(' ').at(-1) ?? '';
  return parts.map(
    (part) =>
      byKey.get(compact(part)) ??
      byKey.get(compact(`${part}${last}`)) ??
      byKey.get(compact(`${first}${part}`)) ??
      (part.endsWith('-') ? byKey.get(compact(parts.at(-1) ?? '')) : undefined),
  );
}

/** Headings with one unknown word: `Research Skills`, `Compétences métier`. */
export function looseHeadingOf(text: string): Heading | null {
  const bare = plain(text).replace(frame, '');
  const form = askedHeadingOf(text);
  if (form) return form;
  const partly = looseCompound(bare);
  if (partly) return partly;
  const words = bare.split(/\s+/u);
  if (words.length < 2 || words.length > 4) return null;
  for (const word of [words.at(-1), words[0]]) {
    const known = byKey.get(compact(word ?? ''));
    if (known && looseKinds.has(known.kind))
      return { kinds: [known.kind], languages: known.languages };
  }
  return null;
}

const fillers = new Set(labelFillers.map((word) => compact(word)));
const instruction = /^([^:(]{3,60}?)\s*[:(]\s*\S+(?:\s+\S+){2,}$/u;

/** What a form asks for: `List any skills`, `Employment record: starting with your present post`. */
export function askedHeadingOf(text: string): Heading | null {
  const [, label] = instruction.exec(text) ?? [];
  const known = label === undefined ? null : headingOf(label);
  if (known) return known;
  const words = plain(text)
    .replace(frame, '')
    .split(/[\s'’]+/u);
  if (words.length < 2 || words.length > ASKED_WORDS_MAX) return null;
  const telling = words.filter((word) => {
    const key = compact(word);
    return byKey.has(key) || !(fillers.has(key) || qualifiers.has(key));
  });
  const found = byKey.get(compact(telling.join('')));
  if (telling.length === words.length || !found || !looseKinds.has(found.kind)) return null;
  return { kinds: [found.kind], languages: found.languages };
}

const ASKED_WORDS_MAX = 7;

/** Words of a combined heading. */
const COMBINED_WORDS_MAX = 6;

/** `Skills & proficiency`, `Förderungen und Preise`: one part of two or three is known. */
function looseCompound(bare: string): Heading | null {
  const parts = partsOf(bare);
  if (parts.length < 2 || parts.length > 3 || bare.split(' ').length > COMBINED_WORDS_MAX)
    return null;
  const known = parts.flatMap((part) => part ?? []);
  const [first] = known;
  return first
    ? { kinds: [...new Set(known.map(({ kind }) => kind))], languages: first.languages }
    : null;
}

const looseKinds: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
]);

/** Whether a text names the document (`Curriculum Vitae`, `Lebenslauf`) or is a page number. */
export function isDocumentTitle(text: string): boolean {
  return titles.has(compact(text.replace(/\d+\s*(?:[/|]|of|von|de|di|z|из|από|\/)?\s*\d*/gu, '')));
}
