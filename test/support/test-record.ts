/** What tests know of a record: how one is made, what its endpoints accept, and which ids name it. */
import { pdf } from './applying.ts';
import type { Company } from './company.ts';
import { image } from './uploads.ts';

export type TestRecord = {
  /**
   * By path, a body that its endpoint accepts and that changes a new record: an empty change writes nothing. A function where it names
   * something of the company.
   */
  bodies?: Readonly<Record<string, object | ((company: Company) => Promise<object>)>>;
  /** By the beginning of paths, what makes the record that they name next. */
  made?: Readonly<Record<string, (company: Company) => Promise<{ id: number }>>>;
  /** By what columns call it whose id they hold (`of` in `src/data/tables`): a place that is called as such a column names one. */
  kinds?: Readonly<Record<string, (company: Company) => Promise<number>>>;
  /** Other places of ids that name one, by the end of each: `jobs.*` is any key of `jobs`. */
  ids?: readonly (readonly [RegExp, (company: Company) => Promise<number>])[];
};

/** What a ZIP file begins with. */
export const ZIP = new TextEncoder().encode('PK and no more');

/** A file that an endpoint takes under this name. */
export function fileOf(name: string) {
  if (name === 'part') return { name, filename: 'a.zip', content: ZIP };
  return name === 'file'
    ? { name, filename: 'a.pdf', content: pdf('A certificate') }
    : { name, filename: 'a.png', content: image() };
}

/** A link to a file is another every time it is shown. */
export const fileless = { files: [] };

export function newField() {
  const key = `f${crypto.randomUUID().replaceAll('-', '')}`;
  return { key, kind: 'text', label: 'Shoe size' };
}

/** Of a question. */
export function newKey(): string {
  return `q${crypto.randomUUID().replaceAll('-', '')}`;
}

/** Of what must have another name than all others. */
export function newName(): string {
  return `Name ${crypto.randomUUID()}`;
}

/** A template of the company's own. */
export function newTemplate() {
  return {
    kind: 'own',
    name: newName(),
    language: 'en',
    subject: 'A question about {{job.title}}',
    body: '<p>Dear {{candidate.first_name}}</p>',
  };
}
