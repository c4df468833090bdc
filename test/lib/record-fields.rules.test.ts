/** Record fields: the input, columns and response of one declaration. */
import * as z from 'zod';
import { expect, test } from 'vitest';
import { derived, recordFields, times } from '#lib/record-fields.ts';

type Row = { title: string; flags: number };

const { plain, converted, declare } = recordFields<Row>();
const fields = declare({
  name: plain('title', z.string(), z.string()),
  is_open: converted('flags', {
    input: z.boolean().optional(),
    answer: z.enum(['open', 'closed']),
    store: (isOpen) => (isOpen ? 1 : 0),
    load: (flags) => flags === 1,
    show: (flags) => (flags === 1 ? 'open' : 'closed'),
  }),
});

test('converts an input to columns and omits absent fields', () => {
  expect(fields.toColumns({ name: 'Nurse', is_open: true })).toEqual({ title: 'Nurse', flags: 1 });
  expect(fields.toColumns({ is_open: false })).toEqual({ flags: 0 });
  expect(fields.toColumns({ name: undefined })).toEqual({});
});

test('converts a row to a response and to an input', () => {
  const row = { title: 'Nurse', flags: 1, other: 'not shown' };
  expect(fields.toAnswer(row)).toEqual({ name: 'Nurse', is_open: 'open' });
  expect(fields.toInput(row)).toEqual({ name: 'Nurse', is_open: true });
});

test('declares input and response schemas with the names of the fields', () => {
  expect(z.object(fields.inputs).parse({ name: 'Nurse' })).toEqual({ name: 'Nurse' });
  expect(Object.keys(fields.answers)).toEqual(['name', 'is_open']);
});

type Whole = Row & { id: number; createdAt: Date; updatedAt: Date };

function wholeFields() {
  const { plain: given, served, declare: whole } = recordFields<Whole>();
  return whole({
    id: served('id', z.int()),
    name: given('title', z.string(), z.string()),
    is_open: served('flags', z.boolean(), (flags) => flags === 1),
    url: derived(z.string()),
    ...times,
  });
}

test('answers what the service sets and what only the caller knows, in the order of the declaration', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const answer = wholeFields().toAnswer(
    { id: 7, title: 'Nurse', flags: 0, createdAt: at, updatedAt: at },
    { url: 'https://jobs.example/7' },
  );
  expect(Object.entries(answer)).toEqual([
    ['id', 7],
    ['name', 'Nurse'],
    ['is_open', false],
    ['url', 'https://jobs.example/7'],
    ['created_at', '2026-11-20T12:00:00.000000Z'],
    ['updated_at', '2026-11-20T12:00:00.000000Z'],
  ]);
});

test('accepts, stores and audits nothing that the service sets', () => {
  const whole = wholeFields();
  expect(Object.keys(whole.inputs)).toEqual(['name']);
  const sent = { id: 8, name: 'Nurse', is_open: true, url: 'https://evil.example' };
  expect(whole.toColumns(sent)).toEqual({ title: 'Nurse' });
  const at = new Date(0);
  const row = { id: 7, title: 'Nurse', flags: 1, createdAt: at, updatedAt: at };
  expect(whole.toInput(row)).toEqual({ name: 'Nurse' });
});

test('does not compile where a column has no field, or an answer is not what a column holds', () => {
  const { plain: given, served, declare: whole } = recordFields<Row>();
  // @ts-expect-error -- The column `flags` has no field.
  whole({ name: given('title', z.string(), z.string()) });
  // @ts-expect-error -- A number is no boolean, and nothing says how it is shown.
  served('flags', z.boolean());
  expect(served('flags', z.int()).column).toBe('flags');
});
