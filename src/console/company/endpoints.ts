/** The screens of a company's profile and offices, and their commands. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { dataScreen, exportCommand } from './data-screens.tsx';
import {
  changeOfficeCommand,
  createOfficeCommand,
  newOfficeScreen,
  officeScreen,
  removeOfficeCommand,
  removeOfficeScreen,
} from './office-screens.tsx';
import { COMPANY, DATA, LOGO, NEW_OFFICE, OFFICE, REMOVE_OFFICE } from './rules.ts';
import { CompanyButtonForm, FieldsForm } from './schemas.ts';
import { changeProfileCommand, companyScreen, logoCommand } from './screens.tsx';

const needs = 'company.manage';
const ofOffices = { needs: 'structure.manage', body: FieldsForm } as const;

/** In the order in which paths are matched. */
export const company: readonly ConsoleRoute[] = [
  screen(COMPANY, 'company.read', companyScreen, ['done']),
  command(COMPANY, { needs, of: COMPANY, body: FieldsForm }, changeProfileCommand),
  command(LOGO, { needs, of: COMPANY, body: CompanyButtonForm, files: ['logo'] }, logoCommand),
  screen(DATA, 'data.export', dataScreen, ['done']),
  command(DATA, { needs: 'data.export', of: DATA, body: CompanyButtonForm }, exportCommand),
  screen(NEW_OFFICE, 'structure.manage', newOfficeScreen),
  command(NEW_OFFICE, { ...ofOffices, of: NEW_OFFICE }, createOfficeCommand),
  screen(OFFICE, 'structure.manage', officeScreen),
  command(OFFICE, { ...ofOffices, of: OFFICE }, changeOfficeCommand),
  screen(REMOVE_OFFICE, 'structure.manage', removeOfficeScreen),
  command(REMOVE_OFFICE, { ...ofOffices, of: REMOVE_OFFICE }, removeOfficeCommand),
];
