/** SHA-256 of secrets at rest and of inline content, without Node: the Worker of the career domains starts without it. */

export function sha256Hex(text: string): Promise<string> {
  return sha256HexOf(new TextEncoder().encode(text));
}

export async function sha256HexOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A source of `style-src` or `script-src` that allows this very content (CSP 3, 2.3.1). */
export async function contentSource(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
