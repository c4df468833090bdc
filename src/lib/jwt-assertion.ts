/** A signed JSON Web Token, by which a service account requests an access token (RFC 7523). */

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Signs with RS256. `key` is PKCS #8 in PEM; throws where it is malformed. */
export async function signedAssertion(claims: object, key: string): Promise<string> {
  const signer = await crypto.subtle.importKey('pkcs8', derOf(key), ALGORITHM, false, ['sign']);
  const head = base64Url(new TextEncoder().encode(JSON.stringify({ alg: 'RS256', typ: 'JWT' })));
  const body = base64Url(new TextEncoder().encode(JSON.stringify(claims)));
  const signed = new TextEncoder().encode(`${head}.${body}`);
  const signature = await crypto.subtle.sign(ALGORITHM.name, signer, signed);
  return `${head}.${body}.${base64Url(new Uint8Array(signature))}`;
}

function derOf(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replaceAll(/-----[^-]+-----|\s/gu, '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
