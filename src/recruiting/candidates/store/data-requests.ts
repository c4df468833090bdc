/** The requests of a candidate. */
export { requestsOf } from '#recruiting/data-requests/store.ts';
