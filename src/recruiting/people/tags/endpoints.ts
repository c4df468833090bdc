/** Endpoints of tags, in addition to the contract. */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { NamedPaging } from '#lib/pagination-schemas.ts';
import { createTag, deleteTag, listTags, renameTag, showTag } from './actions.ts';
import { NewTag, Tag, TagDetail, TagUpdate } from './schemas.ts';

export const tags = recordEndpoints('/api/tags', {
  needs: { read: 'applicants.read', write: 'applicants.write' },
  item: Tag,
  record: TagDetail,
  list: { about: 'List tags', query: NamedPaging, run: listTags },
  create: {
    about: 'Create a tag; a company can have 500',
    body: NewTag,
    errors: ['duplicate'],
    run: createTag,
  },
  show: { about: 'Get a tag and how many candidates have it', run: showTag },
  change: { about: 'Rename a tag', body: TagUpdate, errors: ['duplicate'], run: renameTag },
  remove: {
    about: 'Delete a tag and take it from its candidates; at most 1,000 may have it',
    errors: ['in_use'],
    run: deleteTag,
  },
});
