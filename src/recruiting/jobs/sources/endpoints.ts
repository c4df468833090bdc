/** Endpoints of sources, in addition to the contract. */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { NamedPaging } from '#lib/pagination-schemas.ts';
import { changeSource, createSource, deleteSource, listSources, showSource } from './actions.ts';
import { NewSource, Source, SourceUpdate } from './schemas.ts';

export const sources = recordEndpoints('/api/sources', {
  needs: { read: 'structure.read', write: 'sources.manage' },
  item: Source,
  list: {
    about: 'List sources; applications add those that they name',
    query: NamedPaging,
    run: listSources,
  },
  create: {
    about: 'Create a source; a company can have 200',
    body: NewSource,
    errors: ['duplicate'],
    run: createSource,
  },
  show: { about: 'Get a source', run: showSource },
  change: {
    about: 'Rename a source or change its kind; applications keep the text they have',
    body: SourceUpdate,
    errors: ['duplicate'],
    run: changeSource,
  },
  remove: {
    about: 'Delete a source that no application and no tracking link has',
    errors: ['in_use'],
    run: deleteSource,
  },
});
