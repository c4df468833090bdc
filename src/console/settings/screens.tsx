/** The list of the pages of Settings, which a phone shows as a page. */
import { screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { companySettings } from './company-screens.tsx';
import { SETTINGS } from './rules.ts';
import { SettingsPage } from './settings-page.tsx';

export const settings: readonly ConsoleRoute[] = [
  screen(SETTINGS, 'company.read', ({ view }) =>
    Promise.resolve({ status: 200, html: renderHtml(SettingsPage, { view }) }),
  ),
  ...companySettings,
];
