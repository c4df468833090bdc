/** Names of the files of a bundle, and its bounds. */

export const FORMAT = 'recruiting/1';

/** Records of a file. */
export const RECORDS_MAX = 1000;
/** `persons-0001.ndjson`. */
export function entityPath(entity: string, nth: number): string {
  return `${entity}-${String(nth).padStart(4, '0')}.ndjson`;
}

/** The name of a document's file: its id, and the extension that it is stored with. */
export function documentPath(id: number, key: string): string {
  const [, extension = 'bin'] = /\.([\da-z]{1,8})$/u.exec(key) ?? [];
  return `files/${id}.${extension}`;
}
