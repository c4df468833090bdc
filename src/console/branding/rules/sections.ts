/** A career page as its form has it: from the settings to the fields, from the fields to the input of the API, and the sections in another order. */
import { parseSettings } from '#careers/companies/rules.ts';
import type { StoredSection } from '#careers/companies/rules.ts';
import { toHtml, toPlain } from '#console/jobs/rules/text.ts';
import { PEOPLE_MAX, SECTIONS_MAX } from '#recruiting/company/company/rules.ts';
import { sectionKinds } from '#vocabulary/lists.ts';
import type { SectionKind } from '#vocabulary/lists.ts';
import type { Purpose } from './addresses.ts';

type Typed = Readonly<Record<string, string>>;

export type PersonForm = { name: string; role: string; quote: string; picture: string };

export type SectionForm = {
  kind: SectionKind;
  heading: string;
  text: string;
  /** Whether the text is edited as HTML. */
  isHtml: boolean;
  /** The id of a picture; '' for none. */
  picture: string;
  pictures: readonly string[];
  people: readonly PersonForm[];
};

export type PageForm = { colour: string; headline: string; sections: readonly SectionForm[] };

const ON = 'on';
const NOBODY: PersonForm = { name: '', role: '', quote: '', picture: '' };

export function sectionField(section: number, part: string): string {
  return `s.${section}.${part}`;
}

export function personField(section: number, person: number, part: string): string {
  return `s.${section}.p.${person}.${part}`;
}

export function pageOfSettings(settings: Record<string, unknown>): PageForm {
  const { colour, headline, sections } = parseSettings(JSON.stringify(settings));
  return { colour: colour ?? '', headline: headline ?? '', sections: sections.map(formOfSection) };
}

function formOfSection(stored: StoredSection): SectionForm {
  const plainText = toPlain(stored.html);
  return {
    kind: stored.kind,
    heading: stored.heading ?? '',
    text: plainText ?? stored.html,
    isHtml: plainText === null,
    picture: String(stored.pictureId ?? ''),
    pictures: (stored.pictureIds ?? []).map(String),
    people: stored.people.map(({ name, role, quote, pictureId }) => ({
      name,
      role: role ?? '',
      quote: quote ?? '',
      picture: String(pictureId ?? ''),
    })),
  };
}

/** The fields of the form. */
export function typedOfPage({ colour, headline, sections }: PageForm): Typed {
  const typed: Record<string, string> = { colour, headline, sections: String(sections.length) };
  for (const [at, section] of sections.entries()) {
    const set = (part: string, value: string) => {
      typed[sectionField(at, part)] = value;
    };
    set('kind', section.kind);
    set('heading', section.heading);
    set('text', section.text);
    set('picture', section.picture);
    set('people', String(section.people.length));
    if (section.isHtml) set('html', ON);
    for (const id of section.pictures) set(`picture.${id}`, ON);
    for (const [index, person] of section.people.entries()) {
      for (const [part, value] of Object.entries(person)) {
        typed[personField(at, index, part)] = value;
      }
    }
  }
  return typed;
}

/** What a form sent; what is beyond its bounds is left out. */
export function pageOfTyped(typed: Typed): PageForm {
  const sections = countOf(typed['sections'], SECTIONS_MAX + 1);
  return {
    colour: (typed['colour'] ?? '').trim(),
    headline: (typed['headline'] ?? '').trim(),
    sections: Array.from({ length: sections }, (_, at) => sectionOfTyped(typed, at)),
  };
}

function sectionOfTyped(typed: Typed, at: number): SectionForm {
  const given = (part: string) => (typed[sectionField(at, part)] ?? '').trim();
  const prefix = sectionField(at, 'picture.');
  return {
    kind: sectionKinds.find((kind) => kind === given('kind')) ?? 'text',
    heading: given('heading'),
    text: typed[sectionField(at, 'text')] ?? '',
    isHtml: given('html') === ON,
    picture: given('picture'),
    pictures: Object.keys(typed)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length)),
    people: Array.from({ length: countOf(given('people'), PEOPLE_MAX + 1) }, (_, index) => {
      const of = (part: string) => (typed[personField(at, index, part)] ?? '').trim();
      return { name: of('name'), role: of('role'), quote: of('quote'), picture: of('picture') };
    }),
  };
}

function countOf(text: string | undefined, max: number): number {
  return /^\d{1,3}$/u.test(text ?? '') ? Math.min(Number(text), max) : 0;
}

/** As the API takes it. */
export function inputOfPage({ colour, headline, sections }: PageForm) {
  return {
    colour: colour || null,
    headline: headline || null,
    sections: sections.map((section) => {
      const { kind } = section;
      const heading = section.heading || null;
      switch (kind) {
        case 'text': {
          const html = section.isHtml ? section.text : toHtml(section.text);
          return { kind, heading, html, picture_id: idOf(section.picture) };
        }
        case 'people':
          return {
            kind,
            heading,
            people: section.people.map(({ name, role, quote, picture }) => ({
              name,
              role: role || null,
              quote: quote || null,
              picture_id: idOf(picture),
            })),
          };
        case 'pictures': {
          const ids = section.pictures.map(idOf);
          return { kind, heading, ...(ids.length > 0 && { picture_ids: ids }) };
        }
        case 'values':
        case 'benefits':
        case 'offices':
        case 'jobs':
          return { kind, heading };
      }
    }),
  };
}

function idOf(text: string): number | string | null {
  if (text === '') return null;
  return /^\d{1,16}$/u.test(text) ? Number(text) : text;
}

/** The page as the button of the form arranges it. */
export function arranged(page: PageForm, purpose: Purpose, newKind: string): PageForm {
  const sections = [...page.sections];
  if (purpose.name === 'add') {
    const kind = sectionKinds.find((one) => one === newKind) ?? 'text';
    sections.push({ ...empty(kind), people: kind === 'people' ? [NOBODY] : [] });
    return { ...page, sections };
  }
  if (!('section' in purpose)) return page;
  const { section: at } = purpose;
  const section = sections[at];
  if (!section) return page;
  switch (purpose.name) {
    case 'remove':
      return { ...page, sections: sections.toSpliced(at, 1) };
    case 'up':
    case 'down': {
      const to = purpose.name === 'up' ? at - 1 : at + 1;
      if (to < 0 || to >= sections.length) return page;
      return { ...page, sections: sections.toSpliced(at, 1).toSpliced(to, 0, section) };
    }
    case 'person':
      return {
        ...page,
        sections: sections.with(at, { ...section, people: [...section.people, NOBODY] }),
      };
    case 'unperson': {
      const people = section.people.toSpliced(purpose.person, 1);
      return { ...page, sections: sections.with(at, { ...section, people }) };
    }
  }
}

function empty(kind: SectionKind): SectionForm {
  return { kind, heading: '', text: '', isHtml: false, picture: '', pictures: [], people: [] };
}

/** The kinds that can be added: what the company has once is shown once. */
export function kindsToAdd({ sections }: PageForm): SectionKind[] {
  const single = new Set<SectionKind>(['values', 'benefits', 'offices', 'jobs']);
  return sectionKinds.filter(
    (kind) => !single.has(kind) || sections.every((section) => section.kind !== kind),
  );
}

/** The field of the form that a fault is about: `sections.1.people.0.name` is `s.1.p.0.name`. */
export function pageField(path: string): string {
  const [field = '', at, part, index, last] = path.replace(/^career_page_draft\./u, '').split('.');
  if (field !== 'sections') return field;
  if (at === undefined || part === undefined) return 'sections';
  if (part === 'people' && index !== undefined) {
    return personField(
      Number(at),
      Number(index),
      last === 'picture_id' ? 'picture' : (last ?? 'name'),
    );
  }
  const names: Readonly<Record<string, string>> = { html: 'text', picture_id: 'picture' };
  return sectionField(Number(at), names[part] ?? part);
}
