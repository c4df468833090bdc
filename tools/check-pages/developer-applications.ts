/** Checks the pages of developer applications: registers one, reads its secret, changes and disables it. */
import { NOTICE } from './steps.ts';
import type { Steps } from './steps.ts';

const PATH = '/settings/built-applications';
const FORM = `form[action="${PATH}/new"]`;
const CHANGE = `form[action="${PATH}/change"]`;
const SECRET = 'dd code';
const NAME = 'Application of check-pages';
/** Registered applications stay. From this number on, the last one is used again. */
const REGISTERED_MAX = 8;

export async function checkDeveloperApplications({
  tab,
  visit,
  press,
  fill,
  report,
}: Steps): Promise<void> {
  const lastRow = '.rows > li:last-child';
  await visit(`${PATH}/new`, 'built-application-new', { has: FORM, isShot: true });
  // The browser accepts blanks in a required field; the service does not.
  await fill(FORM, { name: ' ', redirect_uris: 'http://elsewhere.example/callback' });
  await press(`${FORM} > button`, 'built-application-faults', {
    status: 422,
    has: '.alert',
    isShot: true,
  });

  await visit(PATH, 'built-applications', { has: 'h1' });
  const before = await tab.page.locator('.rows > li').count();
  if (before < REGISTERED_MAX) {
    await press(`a.button[href^="${PATH}/new"]`, 'built-application-empty', { has: FORM });
    await fill(FORM, { name: NAME, redirect_uris: 'https://tool.example/oauth/callback' });
    for (const scope of ['profile', 'jobs:read', 'mcp'])
      await tab.page.check(`[name="scope.${scope}"]`);
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
    secrets.add((await tab.page.locator(SECRET).nth(1).textContent()) ?? '');
    await press('.section a.button', `built-applications-${old}`, { has: lastRow });
  }
  if (secrets.size !== 2) report.fail('rotation returned the same secret');

  for (const verb of ['disable', 'enable', 'disable']) {
    const button = `${lastRow} form[action="${PATH}/${verb}"]`;
    // An earlier run has left it disabled.
    if (verb === 'disable' && !(await tab.has(button))) continue;
    await press(`${button} button`, `built-applications-${verb}d`, {
      has: NOTICE,
      isShot: verb === 'disable',
    });
  }
  await visit(`${PATH}/change?client=1`, 'built-application-unknown', { status: 404, has: 'h1' });
}
