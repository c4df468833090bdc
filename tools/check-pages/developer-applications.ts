/** An Admin's way through the applications that the company builds: registers one, sees its secret, changes, disables it. */
import { NOTICE } from './steps.ts';
import type { Steps } from './steps.ts';

const PATH = '/settings/built-applications';
const FORM = `form[action="${PATH}/new"]`;
const CHANGE = `form[action="${PATH}/change"]`;
const SECRET = 'dd code';
const NAME = 'Application of check-pages';
/** Those that are registered stay: once there are so many, the last is used again. */
const REGISTERED_MAX = 8;

export async function walkBuiltApplications({
  tab,
  look,
  press,
  fill,
  tick,
  has,
  report,
}: Steps): Promise<void> {
  const lastRow = '.rows > li:last-child';
  await look(`${PATH}/new`, 'built-application-new', { has: FORM, isShot: true });
  // A browser lets blanks pass where something is required.
  await fill(FORM, { name: ' ', redirect_uris: 'http://elsewhere.example/callback' });
  await press(`${FORM} > button`, 'built-application-faults', {
    status: 422,
    has: '.alert',
    isShot: true,
  });

  await look(PATH, 'built-applications', { has: 'h1' });
  const before = await tab.evaluate<number>(`document.querySelectorAll('.rows > li').length`);
  if (before < REGISTERED_MAX) {
    await press(`a.button[href^="${PATH}/new"]`, 'built-application-empty', { has: FORM });
    await fill(FORM, { name: NAME, redirect_uris: 'https://tool.example/oauth/callback' });
    for (const scope of ['profile', 'jobs:read', 'mcp']) await tick(`[name="scope.${scope}"]`);
    await press(`${FORM} > button`, 'client-secret', { has: SECRET, isShot: true });
    await press('.section a.button', 'built-applications-registered', { has: lastRow });
  }

  await press(`${lastRow} a`, 'built-application', { has: CHANGE, isShot: true });
  const uris = ['https://tool.example/oauth/callback', 'http://127.0.0.1/callback'];
  await fill(CHANGE, { redirect_uris: uris.join('\n') });
  await press(`${CHANGE} > button`, 'built-application-saved', { has: NOTICE });

  const secrets = new Set<string>();
  for (const old of ['keep', 'end']) {
    await press(`${lastRow} a`, `built-application-before-${old}`, { has: CHANGE });
    await press(`[name=old_secret][value=${old}]`, `client-secret-${old}`, {
      has: SECRET,
      isShot: old === 'keep',
    });
    secrets.add(await tab.evaluate(`document.querySelectorAll('${SECRET}')[1].textContent`));
    await press('.section a.button', `built-applications-${old}`, { has: lastRow });
  }
  if (secrets.size !== 2) report.wrong('a new secret is the one before');

  for (const verb of ['disable', 'enable', 'disable']) {
    const button = `${lastRow} form[action="${PATH}/${verb}"]`;
    // One that an earlier walk has disabled.
    if (verb === 'disable' && !(await has(button))) continue;
    await press(`${button} button`, `built-applications-${verb}d`, {
      has: NOTICE,
      isShot: verb === 'disable',
    });
  }
  await look(`${PATH}/change?client=1`, 'built-application-unknown', { status: 404, has: 'h1' });
}
