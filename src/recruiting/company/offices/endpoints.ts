/** The endpoints of offices (contract 4.2). */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import {
  changeOffice,
  createOffice,
  deleteOffice,
  listOffices,
  showOfficeById,
} from './actions.ts';
import { NewOffice, Office, OfficeChange } from './schemas.ts';

export const offices = recordEndpoints('/api/company-offices', {
  needs: { read: 'structure.read', write: 'structure.manage' },
  item: Office,
  list: { about: 'List offices', query: Paging, run: listOffices },
  create: { about: 'Create an office', body: NewOffice, run: createOffice },
  show: { about: 'Get an office', run: showOfficeById },
  change: { about: 'Update an office', body: OfficeChange, run: changeOffice },
  remove: {
    about: 'Delete an office',
    errors: ['default_office', 'office_in_use'],
    run: deleteOffice,
  },
});
