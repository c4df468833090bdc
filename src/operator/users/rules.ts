/** Which passwords the operator can give. */
import { commonPasswords } from '#lib/common-passwords.ts';
import { parseCommonPasswords } from '#lib/password-guess.ts';
import { passwordFault } from '#lib/password.ts';
import { invalidField } from '#errors.ts';

export function assertPassword(
  password: string,
  about: { email: string; names: readonly string[] },
): void {
  const fault = passwordFault(password, {
    ...about,
    common: parseCommonPasswords(commonPasswords),
  });
  if (fault) throw invalidField('password', `Is not accepted: ${fault.replaceAll('_', ' ')}.`);
}
