/** The addresses of the career page's look, and what a button of its form asks for. */

export const CAREER_PAGE = '/company/career-page';
export const PREVIEW_PAGE = `${CAREER_PAGE}/preview`;
export const PICTURES = '/company/pictures';
export const COVER = '/company/cover';
export const REMOVE_COVER = `${COVER}/remove`;
export const PICTURE = `${PICTURES}/{picture}`;
export const REMOVE_PICTURE = `${PICTURE}/remove`;

export function picturePath(root: string, id: number): string {
  return `${root}${PICTURES}/${id}`;
}

/** `pictures` keeps what was typed and leads to the pictures; `up.2` moves the third section; `person.2` adds a person to it, and `unperson.2.0` takes its first person away. */
export type Purpose =
  | { name: 'save' | 'publish' | 'discard' | 'share' | 'add' | 'pictures' }
  | { name: 'up' | 'down' | 'remove' | 'person'; section: number }
  | { name: 'unperson'; section: number; person: number };

const plain = ['publish', 'discard', 'share', 'add', 'pictures'] as const;
const ofSections = ['up', 'down', 'remove', 'person'] as const;

export function purposeOf(text = ''): Purpose {
  const [name = '', section = '', person = ''] = text.split('.');
  if (name === 'unperson') return { name, section: Number(section), person: Number(person) };
  const ofSection = ofSections.find((one) => one === name);
  if (ofSection) return { name: ofSection, section: Number(section) };
  return { name: plain.find((one) => one === name) ?? 'save' };
}

/** Whether the button changes the form only, and saves nothing. */
export function isArranging({ name }: Purpose): boolean {
  return name === 'add' || name === 'unperson' || ofSections.some((one) => one === name);
}
