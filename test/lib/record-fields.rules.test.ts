/** Record fields: the input, columns and response of one declaration. */
import * as z from 'zod';
import { expect, test } from 'vitest';
import { recordFields } from '#lib/record-fields.ts';

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
