/** Endpoints of departments, in addition to the contract. */
import * as z from 'zod';
import { del } from '#http/endpoint.ts';
import { recordEndpoints } from '#http/record-endpoints.ts';
import { PathId } from '#lib/id-schemas.ts';
import { NamedPaging } from '#lib/pagination-schemas.ts';
import {
  changeDepartment,
  createDepartment,
  deleteDepartment,
  listDepartments,
} from './actions.ts';
import { Department, DepartmentChange, NewDepartment, RemovalQuery } from './schemas.ts';

export const departments = [
  ...recordEndpoints('/api/departments', {
    needs: { read: 'jobs.read', write: 'structure.manage' },
    item: Department,
    list: {
      about: 'List departments, by which jobs are sorted',
      query: NamedPaging,
      run: listDepartments,
    },
    create: {
      about: 'Create a department; a company can have 200',
      body: NewDepartment,
      errors: ['duplicate'],
      run: createDepartment,
    },
    change: {
      about: 'Rename a department or move it in the list',
      body: DepartmentChange,
      errors: ['duplicate'],
      run: changeDepartment,
    },
  }),
  del(
    '/api/departments/destroy/{id}',
    {
      about: 'Delete a department; its jobs move to another one',
      needs: 'structure.manage',
      params: z.object({ id: PathId }),
      query: RemovalQuery,
      returns: z.null(),
      errors: ['department_in_use', 'stale_write'],
    },
    (ctx, { params: { id }, query }) => deleteDepartment(ctx, id, query.move_to),
  ),
];
