/** The requests of a candidate. */
export { openRequestsOf, requestsOf } from '#recruiting/people/data-requests/store.ts';
