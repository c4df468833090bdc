/** What is wrong with the files of another service, as a sentence. */
export class Fault extends Error {}
