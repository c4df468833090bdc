/** The data of a form field: its name, kind, value and fault. */

import type { FieldKind } from './field-kinds.ts';

export type Fault =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'common'
  | 'same_as_email'
  | 'wrong_password'
  | 'wrong_code'
  | 'unchanged'
  | 'not_email'
  | 'too_many'
  | 'not_redirect';

export type Faults<Field extends string> = Partial<Record<Field, Fault>>;

export interface FieldShape {
  name: string;
  kind: FieldKind;
  /** The element's id, where two forms of a page have a field of the same name. */
  id?: string;
  value?: string;
  fault?: Fault | undefined;
  isFocused?: boolean;
}
