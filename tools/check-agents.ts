/** Holds the tool server and the authorization server against the official conformance suite of the Model Context Protocol. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasForm, openBrowser } from '../test/clients/support/browser.ts';
import { openProxy } from './check-agents/proxy.ts';
import { inapplicable, scenarios } from './check-agents/scenarios.ts';
import { run, runScenario } from './check-agents/suite.ts';
import { BASE_URL } from './local/address.ts';
import { emailOf, passwordOf, tokenOf } from './seed/credentials.ts';
import { describeClients } from './seed/clients.ts';

const SUITE = 'node_modules/@modelcontextprotocol/conformance';
const COMPANY = 'acme';
const CALLBACK_PORT = 41_733;

const HELP = `npm run check:agents -- [--base URL] [--suite FOLDER]

Runs, beside a running and seeded service (default ${BASE_URL}), the scenarios of
@modelcontextprotocol/conformance that need no fixture server, and those of the authorization
server. FOLDER is where the suite's package is (default ${SUITE}).`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    suite: { type: 'string', default: SUITE },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help || !existsSync(join(options.suite, 'dist/index.js'))) {
  console.log(HELP);
  process.exit(options.help ? 0 : 2);
}

const base = new URL(options.base);
let failures = 0;
await checkTools();
await checkSignIn();
console.log('\nWhat does not apply:');
for (const [names, why] of inapplicable) console.log(`  ${names}: ${why}`);
process.exitCode = failures > 0 ? 1 : 0;

async function checkTools(): Promise<void> {
  const listed = await run(options.suite, ['list', '--server']);
  const proxy = await openProxy(base, await tokenOf(COMPANY, 'mcp'));
  for (const { revision, name } of scenarios) {
    // An older suite knows no newer revision.
    const line = listed.split('\n').find((one) => one.includes(` ${name} [`));
    if (!line?.includes(revision)) {
      console.log(`-  ${revision} ${name}: not in this suite`);
      continue;
    }
    const args = ['server', '--url', proxy.url, '--scenario', name, '--spec-version', revision];
    const { passed, skipped, failed } = await runScenario(options.suite, args);
    printResult(`${revision} ${name}`, passed, failed);
    for (const one of skipped) console.log(`     skipped: ${one.slice(0, 160)}`);
  }
  proxy.close();
}

/** The person signs in and allows it, as in a browser. */
async function checkSignIn(): Promise<void> {
  const { public: client } = await describeClients();
  const args = ['--client-id', client?.id ?? '', '--port', String(CALLBACK_PORT)];
  let isSent = false;
  const output = await run(
    options.suite,
    ['authorization', '--url', base.origin, ...args, '--resource', `${base.origin}/mcp`],
    (text) => {
      const [url] = /https?:\S+\/authorize\?\S+(?=\s)/u.exec(text) ?? [];
      if (url === undefined || isSent || !text.includes('Callback server started')) return;
      isSent = true;
      void allow(url);
    },
  );
  if (output.includes('unknown command')) {
    console.log('-  authorization: not in this suite');
    return;
  }
  const results = [...output.matchAll(/[✓✗] ([\w-]+): (\d+) passed, (\d+) failed/gu)];
  for (const [, name = '', passed = '', failed = ''] of results) {
    printResult(
      `authorization ${name}`,
      Number(passed),
      failed === '0' ? [] : [output.slice(-500)],
    );
  }
  if (results.length < 2) printResult('authorization', 0, [output.slice(-500)]);
}

async function allow(url: string): Promise<void> {
  const browser = openBrowser(base.origin);
  const login = { email: emailOf(COMPANY, 'Admin'), password: passwordOf(COMPANY, 'Admin') };
  const first = await browser.open(url);
  const page = hasForm(first, '/sign-in') ? await browser.submit(first, '/sign-in', login) : first;
  const { url: back } = await browser.submit(page, '/authorize', { decision: 'allow' });
  await fetch(back);
}

function printResult(name: string, passed: number, failed: readonly string[]): void {
  failures += failed.length;
  console.log(`${failed.length === 0 ? 'ok' : 'NO'} ${name}: ${passed} passed`);
  for (const one of failed) console.log(`     failed: ${one}`);
}
