/** Keys of a company's own websites as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { boardKeys } from '#data/tables/board-keys.ts';
import { recordFields, times } from '#lib/record-fields.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestampOrNull } from '#lib/time.ts';

type KeyRow = Omit<typeof boardKeys.$inferSelect, 'companyId'>;

const { plain, served, declare } = recordFields<KeyRow>();
const When = z.string().nullable();

export const keyFields = declare({
  id: served('id', z.int()),
  name: plain(
    'name',
    Line.max(80).describe('The source of the applications that come by the key.'),
    z.string(),
  ),
  key: served(
    'key',
    z
      .string()
      .describe(
        'Goes into the header `X-Board-Key`. It may stand in a page, as it proves nothing: it names the website.',
      ),
  ),
  created_by: served('createdBy', z.int().nullable().describe('The member who made it.')),
  last_used_at: served(
    'lastUsedAt',
    When.describe('When it was last used, to the hour.'),
    timestampOrNull,
  ),
  revoked_at: served('revokedAt', When.describe('Since when it works no longer.'), timestampOrNull),
  ...times,
});

export const NewKey = z
  .object(keyFields.inputs)
  .meta({ id: 'NewBoardKey', example: { name: 'acme.example' } });
export type NewKey = z.output<typeof NewKey>;

export const BoardKey = z.object(keyFields.answers).meta({ id: 'BoardKey' });
export type BoardKey = z.output<typeof BoardKey>;
