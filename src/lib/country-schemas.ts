/** Countries on the wire. */
import * as z from 'zod';
import { countryById } from './countries.ts';

/** A country in a body; null clears it. */
export const OptionalCountryId = z
  .int()
  .refine((id) => countryById(id) !== null, 'Must be an ISO 3166-1 numeric country code.')
  .nullable()
  .optional()
  .describe('ISO 3166-1 numeric: 276 is Germany.');
