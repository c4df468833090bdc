/** What a form shows of a record by the shapes of its fields, and what it sends as the API takes it. */
import { toHtml, toPlain } from '#console/jobs/rules/text.ts';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Shape } from '#lib/field-shapes.ts';

type Typed = Readonly<Record<string, string>>;

const ON = 'on';
/** The name of the box of a choice. */
export function boxOf({ name }: Pick<Shape, 'name'>, option: string): string {
  return `${name}.${option}`;
}

/** Says that what is typed in a rich field is HTML as it stands. */
export function htmlMark({ name }: Pick<Shape, 'name'>): string {
  return `${name}.html`;
}

/** What the form shows of a record. */
export function typedOf(shapes: readonly Shape[], record: object): Typed {
  return Object.assign(
    {},
    ...shapes.map((shape) => typedField(shape, valueAt(record, shape.name))),
  );
}

function typedField(shape: Shape, value: unknown): Typed {
  const { name, kind } = shape;
  if (kind === 'switch') return { [name]: value === true ? ON : '' };
  if (kind === 'lines') return { [name]: Array.isArray(value) ? value.join('\n') : '' };
  if (kind === 'choices') {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
    return Object.fromEntries(chosen.map((one) => [boxOf(shape, String(one)), ON]));
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const plain = kind === 'rich' ? toPlain(text) : text;
  return { [name]: plain ?? text, ...(plain === null && { [htmlMark(shape)]: ON }) };
}

/** A moment as its field has it: `2026-12-01T10:00`, in the time zone. */
export function momentText(at: string, timezone: string): string {
  const format = { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv', format).format(new Date(at)).replace(' ', 'T');
}

function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, name) => Object.entries(found ?? {}).find(([key]) => key === name)?.[1],
      record,
    );
}

/** What the form sent, as the API takes it. */
export function inputOf(shapes: readonly Shape[], typed: Typed): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const shape of shapes) {
    const [first = '', second] = shape.name.split('.');
    const value = valueOf(shape, typed);
    const others = input[first];
    input[first] =
      second === undefined
        ? value
        : { ...(typeof others === 'object' ? others : undefined), [second]: value };
  }
  return input;
}

function valueOf(shape: Shape, typed: Typed): unknown {
  const { name, kind, mayBeEmpty, options } = shape;
  if (kind === 'switch') return typed[name] === ON;
  if (kind === 'choices') return options.filter((one) => typed[boxOf(shape, one)] === ON);
  const text = (typed[name] ?? '').replaceAll('\r\n', '\n').trim();
  if (kind === 'lines') return text.split(/\s*\n\s*/u).filter((line) => line !== '');
  if (text === '' && mayBeEmpty) return null;
  if (kind === 'number') return /^-?\d{1,15}$/u.test(text) ? Number(text) : text;
  return kind === 'rich' && typed[htmlMark(shape)] !== ON ? toHtml(text) : text;
}

/** What is wrong with the fields that take a number. */
export function numberFaults({ language }: ConsoleView, shapes: readonly Shape[]) {
  const { number } = wordsFor(language).frame.faults;
  return Object.fromEntries(
    shapes.flatMap(({ name, min, max }) =>
      min === undefined || max === undefined
        ? []
        : [
            [
              name,
              fillText(number, { min: numberText(language, min), max: numberText(language, max) }),
            ],
          ],
    ),
  );
}
