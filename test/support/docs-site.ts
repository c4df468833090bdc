/** Writes the documentation into public/docs before the Worker serves it to the tests. */
export { writeDocsSite as setup } from '../../tools/docs-site.ts';
