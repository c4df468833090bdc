/** Email addresses on the wire. */
import { EMAIL_LENGTH_MAX, emailFault } from './email-address.ts';
import { SingleLine } from './text-schemas.ts';

export const Email = SingleLine.max(EMAIL_LENGTH_MAX).superRefine((email, issues) => {
  const fault = emailFault(email);
  if (fault !== null) issues.addIssue(fault);
});

/** The same, or an empty text where there is none. */
export const EmailOrNone = SingleLine.max(EMAIL_LENGTH_MAX).superRefine((email, issues) => {
  const fault = email === '' ? null : emailFault(email);
  if (fault !== null) issues.addIssue(fault);
});
