/** An object of JSON Resume whose fields are read by name. */
import type { DateHabit } from '../extract/dates/date-points.ts';
import { dateOf, spanOf } from './dates.ts';
import type { Span } from './dates.ts';
import type { Fields } from './fields.ts';
import { recordOf } from './json.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Entries of a section. */
const ENTRIES_MAX = 100;

/** Several names of a field are tried in order: earlier versions of the schema have others. */
export class Entry {
  readonly #raw: Raw;
  readonly #fields: Fields;
  readonly #habit: DateHabit;

  constructor(raw: Raw, fields: Fields, habit: DateHabit) {
    this.#raw = raw;
    this.#fields = fields;
    this.#habit = habit;
  }

  line(...names: string[]): string | undefined {
    return this.#first(names, (value) => this.#fields.line(value));
  }

  prose(...names: string[]): string | undefined {
    return this.#first(names, (value) => this.#fields.prose(value));
  }

  url(...names: string[]): string | undefined {
    return this.#first(names, (value) => this.#fields.url(value));
  }

  email(name: string): string | undefined {
    return this.#fields.email(this.#get(name));
  }

  lines(name: string): string[] {
    return this.#fields.lines(this.#get(name));
  }

  date(...names: string[]): string | undefined {
    return dateOf(this.line(...names), this.#habit);
  }

  span(): Span {
    return spanOf(this.line('startDate'), this.line('endDate'), this.#habit);
  }

  /** The dates of the span, for an entry that keeps nothing else of it. */
  dates(): Omit<Span, 'isOpen'> {
    const { isOpen: _, ...dates } = this.span();
    return dates;
  }

  /** The summary without its bullets, which join the highlights. */
  story(name: string): { summary: string | undefined; highlights: string[] } {
    const { summary, highlights } = this.#fields.story(this.#get(name));
    return { summary, highlights: [...this.lines('highlights'), ...highlights] };
  }

  inside(name: string): Entry {
    return new Entry(recordOf(this.#get(name)) ?? {}, this.#fields, this.#habit);
  }

  /** The entries of a section that have any content. A text stands for an entry with this name. */
  entries<Read extends object>(section: string, read: (entry: Entry) => Read | null): Read[] {
    const list = this.#get(section);
    const items: readonly unknown[] = Array.isArray(list) ? list.slice(0, ENTRIES_MAX) : [];
    return items.flatMap((item) => {
      const raw = typeof item === 'string' ? { name: item, language: item } : recordOf(item);
      const entry = raw && read(new Entry(raw, this.#fields, this.#habit));
      return entry && Object.values(entry).some(isFilled) ? [entry] : [];
    });
  }

  #first<Read>(names: readonly string[], read: (value: unknown) => Read | undefined) {
    for (const name of names) {
      const found = read(this.#get(name));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #get(name: string): unknown {
    return Object.hasOwn(this.#raw, name) ? this.#raw[name] : undefined;
  }
}

function isFilled(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
