/** The endpoints of hiring settings, which are additive to the contract. */
import { get, post } from '#http/endpoint.ts';
import { changeHiringSettings, showHiringSettings } from './actions.ts';
import { HiringSettings, HiringSettingsChange } from './schemas.ts';

export const hiringSettings = [
  get(
    '/api/hiring-settings',
    {
      about: 'Get the hiring settings',
      needs: 'company.read',
      returns: HiringSettings,
    },
    (ctx) => showHiringSettings(ctx),
  ),
  post(
    '/api/hiring-settings',
    {
      about: 'Update the hiring settings',
      needs: 'company.manage',
      body: HiringSettingsChange,
      returns: HiringSettings,
    },
    (ctx, { body }) => changeHiringSettings(ctx, body),
  ),
];
