/** Writes the documentation and the dictionaries into public/ before the Worker serves them to the tests. */
export { writePublicFiles as setup } from '../../tools/public-files.ts';
