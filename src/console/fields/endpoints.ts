/** The custom fields of a company: their order and definitions. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import {
  changeFieldCommand,
  createFieldCommand,
  fieldScreen,
  fieldsScreen,
  moveFieldCommand,
  newFieldScreen,
} from './definition-screens.tsx';
import { FIELD, FIELDS, NEW_FIELD } from './rules/definition.ts';
import { DefinitionForm } from './schemas.ts';

const form = { needs: 'fields.manage', body: DefinitionForm } as const;

/** In the order in which paths are matched. */
/** What a new field is of, which its form keeps in its address. */
const asked = ['entity', 'kind'];

export const fields: readonly ConsoleRoute[] = [
  screen(FIELDS, 'structure.read', fieldsScreen, ['done']),
  command(FIELDS, { ...form, of: FIELDS }, moveFieldCommand),
  screen(NEW_FIELD, 'fields.manage', newFieldScreen, asked),
  command(NEW_FIELD, { ...form, of: NEW_FIELD, query: asked }, createFieldCommand),
  screen(FIELD, 'fields.manage', fieldScreen),
  command(FIELD, { ...form, of: FIELD }, changeFieldCommand),
];
