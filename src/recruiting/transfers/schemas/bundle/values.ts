/** The values of custom fields of a record of a bundle. */
import * as z from 'zod';
import {
  applicationValueRecord,
  applicationValues,
  candidateValueRecord,
  candidateValues,
  jobValueRecord,
  jobValues,
} from '#data/tables/custom-fields.ts';
import { CustomKey } from '#recruiting/people/custom-fields/schemas.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import { fieldsOf } from './columns.ts';
import type { Child } from './entity.ts';
import { field } from './fields.ts';

const TEXT_LENGTH_MAX = 5_000;
/** As many as a kind of record can have fields. */
const VALUES_MAX = 50;
const OPTIONS_MAX = 50;

const Value = z.union([
  z.string().max(TEXT_LENGTH_MAX),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(OPTIONS_MAX),
  z.object({ amount: z.number(), currency: z.string().length(3) }),
]);

const Values = z
  .record(CustomKey, Value)
  .refine((values) => Object.keys(values).length <= VALUES_MAX, `At most ${VALUES_MAX} values.`);

const value = field.values(Values);

const fields = {
  candidate: fieldsOf(candidateValues, candidateValueRecord, { value }),
  application: fieldsOf(applicationValues, applicationValueRecord, { value }),
  job: fieldsOf(jobValues, jobValueRecord, { value }),
};

export function valuesOf<Of extends FieldEntity>(entity: Of) {
  return {
    name: 'custom',
    table: `${entity}_values` as const,
    by: `${entity}_id`,
    max: 1,
    valuesOf: entity,
    withoutId: true,
    fields: fields[entity],
  } satisfies Child;
}
