/** The input attributes of each kind of field, and the limits that its texts name. */

import { fillText } from '#accounts/words/languages.ts';
import type { Words } from '#accounts/words/words.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#lib/password.ts';
import { REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';

export type FieldKind = keyof Words['fields'];

interface FieldSettings {
  /** `lines` holds one value per line; `choice` is one of the field's options. */
  type: 'text' | 'password' | 'lines' | 'choice';
  autocomplete: string;
  autocapitalize?: 'none';
  inputmode?: 'email' | 'numeric';
  min?: number;
  /** Only for the texts: a `maxlength` attribute would silently cut what a password manager fills in. */
  max?: number;
}

const current: FieldSettings = { type: 'password', autocomplete: 'current-password' };
const chosen: FieldSettings = {
  type: 'password',
  autocomplete: 'new-password',
  min: PASSWORD_LENGTH_MIN,
  max: PASSWORD_LENGTH_MAX,
};

export const fieldKinds: Readonly<Record<FieldKind, FieldSettings>> = {
  // Not type="email": browsers reject "jörg@" there and submit "münchen.de" in Punycode.
  email: { type: 'text', autocomplete: 'username', autocapitalize: 'none', inputmode: 'email' },
  givenName: { type: 'text', autocomplete: 'given-name' },
  familyName: { type: 'text', autocomplete: 'family-name' },
  password: current,
  currentPassword: current,
  chosenPassword: chosen,
  newPassword: chosen,
  code: {
    type: 'text',
    autocomplete: 'one-time-code',
    autocapitalize: 'none',
    inputmode: 'numeric',
  },
  recoveryCode: { type: 'text', autocomplete: 'off', autocapitalize: 'none' },
  applicationName: { type: 'text', autocomplete: 'off' },
  redirectUris: { type: 'lines', autocomplete: 'off', max: REDIRECT_URIS_MAX },
  newEmail: { type: 'text', autocomplete: 'email', autocapitalize: 'none', inputmode: 'email' },
  companySubdomain: { type: 'text', autocomplete: 'off', autocapitalize: 'none' },
  language: { type: 'choice', autocomplete: 'off' },
  timezone: { type: 'choice', autocomplete: 'off' },
};

/** Fills in the field's {min} and {max}. */
export function withLimits(text: string, kind: FieldKind): string {
  const { min = 1, max = STRING_LENGTH_MAX } = fieldKinds[kind];
  return fillText(text, { min, max });
}
