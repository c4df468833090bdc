/** Endpoints of saved views, in addition to the contract. */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { changeView, createView, deleteView, listViews, showView } from './actions.ts';
import { NewView, SavedView, ViewChange, ViewQuery } from './schemas.ts';

export const savedViews = recordEndpoints('/api/saved-views', {
  needs: { read: 'applicants.read', write: 'applicants.write' },
  item: SavedView,
  list: {
    about: 'List your saved views, and those that are shared',
    query: ViewQuery,
    run: listViews,
  },
  create: {
    about: 'Save filters of a list as a view; at most 50 for each member',
    body: NewView,
    run: createView,
  },
  show: { about: 'Get a saved view', run: showView },
  change: {
    about: 'Change a saved view; a shared view of somebody else only as an Admin',
    body: ViewChange,
    run: changeView,
  },
  remove: {
    about: 'Delete a saved view; a shared view of somebody else only as an Admin',
    run: deleteView,
  },
});
