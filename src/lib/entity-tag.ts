/** Short fingerprints of answers for ETag, without Node: the Worker of the career domains starts without it. */

/** An entity tag (RFC 9110, 8.8.3), weak as the bytes may be compressed on the way. It tells versions of one URL apart. */
export async function entityTag(bytes: Uint8Array): Promise<string> {
  // Native: a checksum in JavaScript takes milliseconds in an isolate that has just started.
  const digest = await crypto.subtle.digest('SHA-1', bytes);
  return `W/"${new DataView(digest).getBigUint64(0).toString(36)}"`;
}
