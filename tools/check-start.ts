/** Runs `npm start` on an empty checkout and on its data: the seconds to the first answer, and a day of the service. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openOutside } from './check-start/outside.ts';
import { openService } from './check-start/service.ts';
import { runStory } from './check-start/story.ts';
import { emailOf, passwordOf, tokenOf } from './seed/credentials.ts';

const CAREER = { hostname: 'karriere-de.example', countryId: 276, country: 'DE' };

const { values: options } = parseArgs({ options: { split: { type: 'boolean', default: false } } });

const outside = await openOutside();
const service = await openService(outside.settings, options.split ? ['--split'] : []);
try {
  print('first answer, empty', await service.start());
  await service.stop();
  print('first answer, with data', await service.start());
  const files = globSync(join(service.checkout, '.wrangler/state/v3/d1/**/*.sqlite'));
  const database = files.find((path) => !path.includes('metadata')) ?? '';
  const token = await tokenOf('acme', 'Admin');
  const person = { email: emailOf('acme', 'Admin'), password: passwordOf('acme', 'Admin') };
  const place = { port: service.port, token, career: CAREER, database, subdomain: 'acme', person };
  for (const { seen, milliseconds } of await runStory(place, outside)) print(seen, milliseconds);
} finally {
  await service.close();
  outside.close();
}

function print(what: string, milliseconds: number): void {
  process.stdout.write(`${(milliseconds / 1000).toFixed(2).padStart(6)} s  ${what}\n`);
}
