/** The kinds of the API's endpoints. */
import type { Identify } from '../caller.ts';
import { publicApi } from './public-api.ts';
import { tenantApi } from './tenant-api.ts';

export function endpointKinds(identify: Identify) {
  return { tenant: tenantApi(identify), public: publicApi };
}
