/** What a list says of an object in a bucket. */

export type ListedObject = {
  key: string;
  size: number;
  /** The MD5 of the bytes, unless the object was written in parts. */
  etag: string;
};

/** Some of a list, in the order of keys. */
export type ObjectPage = {
  objects: ListedObject[];
  /** Whether no more keys follow. */
  isLast: boolean;
};
