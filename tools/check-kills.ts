/**
 * Kills `npm start` at many moments of its first start: each next start has to answer, with the whole seed. With `--of emails` it kills
 * the service while candidates are moved with an email.
 */
import { parseArgs } from 'node:util';
import { originOf } from './local/address.ts';
import { openService } from './check-start/service.ts';
import { killWithEmails } from './check-kills/emails.ts';
import { countOf } from '../packages/operator/tools/operator/durations.ts';
import { tokenOf } from './seed/credentials.ts';

const KILLS = '20';

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: KILLS }, of: { type: 'string', default: 'start' } },
});
const kills = countOf('kills', options.kills, 1000);
if (options.of === 'emails') process.exit((await killWithEmails(kills)) === 0 ? 0 : 1);
const service = await openService({});
let failed = 0;
try {
  service.empty();
  const whole = await service.start();
  const expected = await seen();
  await service.stop();
  for (let at = 1; at <= kills; at++) {
    const milliseconds = Math.round((whole * at) / (kills + 1));
    service.empty();
    await service.startAndKill(milliseconds);
    const outcome = await service.start().then(
      async () => ((await seen()) === expected ? 'ok' : `has ${await seen()}`),
      (error: unknown) => String(error),
    );
    await service.stop();
    if (outcome !== 'ok') failed += 1;
    process.stdout.write(
      `${outcome === 'ok' ? 'ok  ' : 'FAIL'}  killed after ${milliseconds} ms: ${outcome}\n`,
    );
  }
} finally {
  await service.close();
}
process.exitCode = failed === 0 ? 0 : 1;

/** What the first company has: jobs and applications, which the seed inserts first and last. */
async function seen(): Promise<string> {
  const headers = { Authorization: `Bearer ${await tokenOf('acme', 'Admin')}` };
  const totals = ['/api/jobs/index', '/api/candidate-job/index'].map(async (path) => {
    const response = await fetch(`${originOf(service.port)}${path}`, { headers });
    const text = await response.text();
    return `${response.status} ${/"total":\d+/u.exec(text)?.[0] ?? text.slice(0, 60)}`;
  });
  return (await Promise.all(totals)).join(', ');
}
