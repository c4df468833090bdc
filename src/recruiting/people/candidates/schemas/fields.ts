/** The details of a person that callers send and see, each declared once: input, column, answer, and the names of what changed. */
import * as z from 'zod';
import { EmailOrNone } from '#lib/email-address-schemas.ts';
import { OptionalPhone } from '#lib/phone.ts';
import { recordFields } from '#lib/record-fields.ts';
import { OptionalLine } from '#lib/text-schemas.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';

/** Columns of `candidates` that the service sets itself. */
type ServiceColumn =
  | 'id'
  | 'companyId'
  | 'emailKey'
  | 'phoneE164'
  | 'phoneSource'
  | 'searchVersion'
  | 'indexed'
  | 'createdAt'
  | 'updatedAt'
  | 'activeAt'
  | 'isHeld'
  | 'noticedAt'
  | 'erasedAt'
  | 'duplicatesDue'
  | 'sourceId';

const { plain, converted, declare } = recordFields<Omit<CandidateRow, ServiceColumn>>();

/** Null clears it: '' is stored. */
const cleared = {
  store: (value: string | null) => value ?? '',
  load: (stored: string) => stored,
  show: (stored: string) => stored,
};

export const personFields = declare({
  first_name: converted('firstName', { input: OptionalLine, answer: z.string(), ...cleared }),
  last_name: converted('lastName', {
    input: OptionalLine.describe('Empty for a person with a single name.'),
    answer: z.string(),
    ...cleared,
  }),
  email: converted('email', {
    input: EmailOrNone.nullable()
      .optional()
      .describe(
        'Emails go to this address from now on. Null for a prospect whose address is unknown; a candidate with an application keeps one.',
      ),
    answer: z.string().describe('Empty for a prospect without one.'),
    ...cleared,
  }),
  phone: plain('phone', OptionalPhone, z.string().nullable()),
});
