/** Every endpoint of the API, whichever Worker answers it. */
import { locations } from '#careers/locations/endpoints.ts';
import { suggestions } from '#careers/suggestions/endpoints.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { loadAllEndpoints } from './api/endpoints.ts';

export const endpoints: readonly Endpoint[] = [
  ...(await loadAllEndpoints()),
  ...locations,
  ...suggestions,
];
