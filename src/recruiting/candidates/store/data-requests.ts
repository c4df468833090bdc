/** The requests of a candidate. */
export { openRequestsOf, requestsOf } from '#recruiting/data-requests/store.ts';
