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
  | 'not_subdomain'
  | 'same_email'
  | 'not_listed'
  | 'too_many'
  | 'not_redirect';

export type Faults<Field extends string> = Partial<Record<Field, Fault>>;

export interface FieldOption {
  value: string;
  label: string;
  /** The language of the label, if it is not that of the page. */
  language?: string;
}

export interface FieldShape {
  name: string;
  kind: FieldKind;
  /** The element's id, where two forms of a page have a field of the same name. */
  id?: string;
  value?: string;
  /** Of a choice. */
  options?: readonly FieldOption[];
  fault?: Fault | undefined;
  isFocused?: boolean;
}
