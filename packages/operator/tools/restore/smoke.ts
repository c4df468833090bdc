/** Starts the service on a restored database, and asks it as its users do. */
import { openBundler } from '../../../../tools/local/bundle.ts';
import { freePort } from '../../../../tools/local/free-port.ts';
import { serve } from '../../../../tools/local/serve.ts';
import { completeSettings, readSettings } from '../../../../tools/local/settings.ts';
import { readWorkers } from '../../../../tools/local/workers.ts';
import { writePublicFiles } from '../../../../tools/local/write-public-files.ts';
import type { Check } from './check.ts';

const BUNDLE = '.wrangler/bundle-drill';
const HOST = '127.0.0.1';

type Asked = { what: string; path: string; isRight: (status: number, text: string) => boolean };

const isOk = (status: number) => status === 200;

const asked: readonly Asked[] = [
  { what: 'countries', path: '/api/locations/countries', isRight: isOk },
  {
    what: 'jobs',
    path: '/api/locations/jobs?per_page=5',
    isRight: (status, text) => isOk(status) && text.includes('"data"'),
  },
  { what: 'search', path: '/api/locations/jobs?search-key=a&per_page=5', isRight: isOk },
  { what: 'sign-in page', path: '/sign-in', isRight: isOk },
  { what: 'API document', path: '/openapi.json', isRight: isOk },
  {
    what: 'a request without a token',
    path: '/api/jobs/index',
    isRight: (status) => status === 401,
  },
];

/** `stateDir` is where Miniflare keeps the database. */
export async function smokeTest(stateDir: string): Promise<Check[]> {
  completeSettings();
  const settings = readSettings();
  const bundler = await openBundler('whole', BUNDLE);
  await bundler.close();
  await writePublicFiles();
  const port = await freePort();
  const server = await serve(await readWorkers('whole', settings), {
    bundle: BUNDLE,
    host: HOST,
    port,
    logLevel: 'error',
    stateDir,
  });
  try {
    const checks: Check[] = [];
    for (const { what, path, isRight } of asked) {
      const response = await fetch(`http://${HOST}:${port}${path}`);
      const text = await response.text();
      checks.push({
        what: `${what} (GET ${path})`,
        isRight: isRight(response.status, text),
        seen: String(response.status),
      });
    }
    return checks;
  } finally {
    await server.close();
  }
}
