/** Departments as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { departments } from '#data/tables/departments.ts';
import { PathId } from '#lib/id-schemas.ts';
import { recordFields, times } from '#lib/record-fields.ts';
import { Line } from '#lib/text-schemas.ts';
import { departmentLimit, NAME_LENGTH_MAX } from './rules.ts';

type DepartmentRow = Omit<typeof departments.$inferSelect, 'companyId' | 'nameKey'>;

const { plain, served, declare } = recordFields<DepartmentRow>();

export const departmentFields = declare({
  id: served('id', z.int()),
  name: plain(
    'name',
    Line.max(NAME_LENGTH_MAX).describe(
      'Unique in the company; case makes no difference between names.',
    ),
    z.string(),
  ),
  position: plain(
    'position',
    z
      .int()
      .min(1)
      .max(departmentLimit.max)
      .describe('Its place in the list, beginning with 1. The others make room.'),
    z.int().describe('Career pages and forms list departments in this order.'),
  ),
  ...times,
});

const { inputs } = departmentFields;

export const NewDepartment = z
  .object({ name: inputs.name })
  .meta({ id: 'NewDepartment', example: { name: 'Nursing' } });
export type NewDepartment = z.output<typeof NewDepartment>;

export const DepartmentChange = z
  .object(inputs)
  .partial()
  .meta({ id: 'DepartmentChange', example: { position: 1 } });
export type DepartmentChange = z.output<typeof DepartmentChange>;

export const Department = z.object(departmentFields.answers).meta({ id: 'Department' });
export type Department = z.output<typeof Department>;

export const RemovalQuery = z.object({
  move_to: PathId.optional().describe(
    'The department that its jobs move to. Required if it has any.',
  ),
});
