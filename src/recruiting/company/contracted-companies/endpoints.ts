/** The endpoints of contracted companies (contract 4.5). */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import {
  addContracted,
  changeContracted,
  listContracted,
  removeContracted,
  showContracted,
} from './actions.ts';
import { ContractedCompany, ContractedCompanyChange, NewContractedCompany } from './schemas.ts';

const PATH = '/api/contracted-companies';

export const contractedCompanies = recordEndpoints(PATH, {
  needs: { read: 'contracted-companies.read', write: 'contracted-companies.write' },
  at: { list: PATH, create: PATH },
  item: ContractedCompany,
  list: { about: 'List contracted companies', query: Paging, run: listContracted },
  create: { about: 'Add a contracted company', body: NewContractedCompany, run: addContracted },
  show: { about: 'Get a contracted company', run: showContracted },
  change: {
    about: 'Update a contracted company',
    body: ContractedCompanyChange,
    run: changeContracted,
  },
  remove: { about: 'Remove a contracted company', errors: ['in_use'], run: removeContracted },
});
