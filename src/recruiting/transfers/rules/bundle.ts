/** Names of the files of a bundle, and its bounds. */

export const FORMAT = 'recruiting/1';

/** More than the largest company has documents. */
export const ENTRIES_MAX = 500_000;
/** Of a file with records: it is in memory at once. */
export const RECORDS_BYTES_MAX = 16_000_000;
/** Where an export begins another file, well below what an import reads. */
export const RECORDS_FILE_BYTES = 4_000_000;
/** Records of a file. */
export const RECORDS_MAX = 1000;
export const MANIFEST_BYTES_MAX = 8_000_000;

/** `persons-0001.ndjson`. */
export function entityPath(entity: string, nth: number): string {
  return `${entity}-${String(nth).padStart(4, '0')}.ndjson`;
}

/** The name of a document's file: its id, and the extension that it is stored with. */
export function documentPath(id: number, key: string): string {
  const [, extension = 'bin'] = /\.([\da-z]{1,8})$/u.exec(key) ?? [];
  return `files/${id}.${extension}`;
}

/** The JSON Schema of the manifest and of the records. */
export const SCHEMA_PATH = 'schema.json';

/** What a file in the ZIP can be called: nothing is ever written by such a name, and still no name leads elsewhere. */
export const FILE_PATH = /^files\/[\w-][\w.-]{0,199}$/u;
const RECORDS_PATH = /^[a-z_]{1,40}-\d{4,8}\.ndjson$/u;

export function isBundlePath(name: string): boolean {
  const isOwn = name === 'manifest.json' || name === SCHEMA_PATH;
  return isOwn || RECORDS_PATH.test(name) || FILE_PATH.test(name);
}
