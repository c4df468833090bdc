/** Checks the pages of connected accounts: connects some at simulated providers, and disconnects all. */
import { setTimeout as pause } from 'node:timers/promises';
import { scheduleMeeting } from './meetings.ts';
import { NOTICE } from './steps.ts';
import type { Steps } from './steps.ts';

const PATH = '/settings/connections';
const CHECKS_MAX = 40;
const CHECK_MS = 500;

/** `token` is of the same person. */
export async function checkConnectedAccounts(steps: Steps, token: string): Promise<void> {
  const { tab, visit, press, report, base } = steps;
  await visit(`${PATH}?problem=denied`, 'connections-denied', { has: '[role=alert]' });
  // Without a configured provider the page has nothing to connect.
  await visit(PATH, 'connections', { isShot: true });
  const origin = await simulatorOf(steps);
  if (origin === null) {
    console.log('Providers are not simulated, so no account was connected.');
    return;
  }
  await press(connect('zoom'), 'connections-connected', { has: NOTICE, isShot: true });
  await press(connect('facebook'), 'connections-choice', {
    has: `form[action="${PATH}/choose"]`,
    isShot: true,
  });
  await press('.rows > li:last-child button', 'connections-chosen', { has: NOTICE });

  await refuseTokens(steps, origin);
  // A meeting uses the account, and the service learns that its tokens are refused.
  const meeting = await scheduleMeeting(base, token, 'zoom');
  if (await asksToReconnect(steps)) {
    await visit(PATH, 'connections-reauth', { has: '.rows .fault', isShot: true });
    await press(`.rows ${connect('zoom')}`, 'connections-again', { has: NOTICE });
  } else {
    report.fail('refused tokens do not ask for a new connection');
  }
  await meeting.cancel();

  const disconnect = `.rows form[action="${PATH}/disconnect"] button`;
  await visit(PATH, 'connections-all', { has: disconnect });
  while (await tab.has(disconnect)) {
    await press(disconnect, 'connections-disconnected', { has: NOTICE });
  }
}

function connect(provider: string): string {
  return `form[action="${PATH}/connect"]:has([value=${provider}]) button`;
}

/** The origin that the button leads to, if it is on this machine. The connection that this begins is abandoned. */
async function simulatorOf({ tab, at }: Steps): Promise<string | null> {
  if (!(await tab.has(connect('zoom')))) return null;
  const { url } = await tab.leave(connect('zoom'));
  await pause(CHECK_MS);
  await tab.open(at(PATH));
  return url.hostname === '127.0.0.1' ? url.origin : null;
}

/** Revokes the tokens of all Zoom accounts on the page; the simulated Zoom puts the account's id into its name. */
async function refuseTokens({ tab }: Steps, origin: string): Promise<void> {
  for (const name of await tab.page.locator('.rows h3').allTextContents()) {
    const account = name.replace('Account ', '');
    await fetch(`${origin}/control/zoom/${account}/revoke`, { method: 'POST' });
  }
}

async function asksToReconnect({ tab, at }: Steps): Promise<boolean> {
  for (let check = 0; check < CHECKS_MAX; check++) {
    await tab.open(at(PATH));
    if (await tab.has('.rows .fault')) return true;
    await pause(CHECK_MS);
  }
  return false;
}
