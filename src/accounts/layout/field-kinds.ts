/** What each kind of input asks of the browser, and the limits its texts name. */

import { filled } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#lib/password.ts';
import { REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';

export type Kind = keyof Words['fields'];

interface Settings {
  /** `lines`: one value a line. */
  type: 'text' | 'password' | 'lines';
  autocomplete: string;
  autocapitalize?: 'none';
  inputmode?: 'email' | 'numeric';
  min?: number;
  /** For the texts only: a maxlength would cut what a password manager fills in, unseen. */
  max?: number;
}

const current: Settings = { type: 'password', autocomplete: 'current-password' };
const chosen: Settings = {
  type: 'password',
  autocomplete: 'new-password',
  min: PASSWORD_LENGTH_MIN,
  max: PASSWORD_LENGTH_MAX,
};

export const kinds: Readonly<Record<Kind, Settings>> = {
  // Not of type email: browsers refuse "jörg@" there, and send "münchen.de" in another spelling.
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
};

/** A text about an input, with its {min} and {max}. */
export function limited(text: string, kind: Kind): string {
  const { min = 1, max = STRING_LENGTH_MAX } = kinds[kind];
  return filled(text, { min, max });
}
