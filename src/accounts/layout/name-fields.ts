/** The two fields of a person's name, in the order of the language. */

import { asksFamilyNameFirst } from '#lib/language.ts';
import type { Faults, FieldShape } from './field-shape.ts';

export function nameFields(
  language: string,
  values: { first_name: string; last_name: string },
  faults: Faults<'first_name' | 'last_name'>,
): FieldShape[] {
  const given: FieldShape = {
    name: 'first_name',
    kind: 'givenName',
    value: values.first_name,
    fault: faults.first_name,
  };
  const family: FieldShape = {
    name: 'last_name',
    kind: 'familyName',
    value: values.last_name,
    fault: faults.last_name,
  };
  return asksFamilyNameFirst(language) ? [family, given] : [given, family];
}
