/** Before each file: creates the tables, empties the service, and opens the career domains that most tests use. */
import { applyD1Migrations } from 'cloudflare:test';
import type { D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { setDomain } from '#operator/domains/actions.ts';
import { readDomains } from './career-domains.ts';
import { emptyService, rememberReference } from './empty-service.ts';
import { operator } from './operator.ts';

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      /** The number of runs of each property. */
      PROPERTY_RUNS: string;
      /** `all`: every call of the fault sweep fails, not a sample. */
      FAULTS: string;
      /** Jobs of a site whose page and files are compared. */
      FEED_JOBS: string;
    }
  }
}

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await rememberReference();
await emptyService();
for (const domain of [
  {
    hostname: 'careers-uk.example',
    name: 'Careers UK',
    language: 'en-GB',
    countries: ['GB', 'IE'],
  },
  { hostname: 'karriere-de.example', name: 'Karriere', language: 'de-DE', countries: ['DE'] },
]) {
  await setDomain(operator(), domain);
}
// Another file had others, of which this isolate knows.
await readDomains();
