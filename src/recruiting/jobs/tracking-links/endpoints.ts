/** Endpoints of tracking links, in addition to the contract. */
import { recordEndpoints } from '#http/record-endpoints.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { changeLink, createLink, deleteLink, listLinks, showLink } from './actions.ts';
import { LinkUpdate, NewLink, TrackingLink } from './schemas.ts';

export const trackingLinks = recordEndpoints('/api/tracking-links', {
  needs: { read: 'structure.read', write: 'sources.manage' },
  item: TrackingLink,
  list: { about: 'List tracking links', query: Paging, run: listLinks },
  create: {
    about: 'Create a tracking link for a job, or for all jobs; a company can have 1,000',
    body: NewLink,
    run: createLink,
  },
  show: { about: 'Get a tracking link', run: showLink },
  change: {
    about: 'Change the source or the credited member of a tracking link',
    body: LinkUpdate,
    run: changeLink,
  },
  remove: { about: 'Delete a tracking link; it leads nowhere then', run: deleteLink },
});
