/** A person's way through the connected accounts: connects some at the stand-ins for providers, and takes it back. */
import { scheduleMeeting } from './meetings.ts';
import { NOTICE } from './steps.ts';
import type { Steps } from './steps.ts';
import { pause } from './waiting.ts';

const PATH = '/settings/connections';
const CHECKS_MAX = 40;
const CHECK_MS = 500;

/** `token` is of the same person, for what needs an account to be used. */
export async function walkConnectedAccounts(steps: Steps, token: string): Promise<void> {
  const { look, press, report, has, base } = steps;
  await look(`${PATH}?problem=denied`, 'connections-denied', { has: '[role=alert]' });
  await look(PATH, 'connections', { has: 'section', isShot: true });
  const origin = await simulatorOf(steps);
  if (origin === null) {
    console.log('Providers are not simulated: no account was connected.');
    return;
  }
  await press(connect('zoom'), 'connections-connected', { has: NOTICE, isShot: true });
  await press(connect('facebook'), 'connections-choice', {
    has: `form[action="${PATH}/choose"]`,
    isShot: true,
  });
  await press('.rows > li:last-child button', 'connections-chosen', { has: NOTICE });

  await refuseTokens(steps, origin);
  // A meeting is what needs the account.
  const meeting = await scheduleMeeting(base, token, 'zoom');
  if (await asksToReconnect(steps)) {
    await look(PATH, 'connections-reauth', { has: '.rows .fault', isShot: true });
    await press(`.rows ${connect('zoom')}`, 'connections-again', { has: NOTICE });
  } else {
    report.wrong('nobody is asked to connect an account anew whose tokens are refused');
  }
  await meeting.cancel();

  const disconnect = `.rows form[action="${PATH}/disconnect"] button`;
  await look(PATH, 'connections-all', { has: disconnect });
  while (await has(disconnect)) {
    await press(disconnect, 'connections-disconnected', { has: NOTICE });
  }
}

function connect(provider: string): string {
  return `form[action="${PATH}/connect"]:has([value=${provider}]) button`;
}

/** Where the button leads, if that is on this machine. What is begun so is left to itself. */
async function simulatorOf({ tab, has, at }: Steps): Promise<string | null> {
  if (!(await has(connect('zoom')))) return null;
  const { url } = await tab.leave(connect('zoom'));
  await pause(CHECK_MS);
  await tab.open(at(PATH));
  return url.hostname === '127.0.0.1' ? url.origin : null;
}

/** Of all Zoom accounts that the page shows; the stand-ins name each by its id. */
async function refuseTokens({ tab }: Steps, origin: string): Promise<void> {
  const names = await tab.evaluate<string[]>(
    `[...document.querySelectorAll('.rows h3')].map((one) => one.textContent)`,
  );
  for (const name of names) {
    const account = name.replace('Account ', '');
    await fetch(`${origin}/control/zoom/${account}/revoke`, { method: 'POST' });
  }
}

async function asksToReconnect({ tab, has, at }: Steps): Promise<boolean> {
  for (let check = 0; check < CHECKS_MAX; check++) {
    await tab.open(at(PATH));
    if (await has('.rows .fault')) return true;
    await pause(CHECK_MS);
  }
  return false;
}
