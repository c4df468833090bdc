/** What search engines of tests were sent, and the key of a service account. */
import type { Receiver } from './receiver.ts';
import type { TakenPost } from './receiver-server.ts';

export async function postsAt(receiver: Receiver | undefined, path: string): Promise<TakenPost[]> {
  const url = new URL(receiver?.url ?? '');
  const at = url.search === '' ? `${url.pathname}${path}` : url.pathname;
  const shown = await fetch(`${url.origin}/taken?at=${encodeURIComponent(at)}`);
  return shown.json();
}

export async function googleKey(): Promise<string> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const pair = (await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const der = (await crypto.subtle.exportKey('pkcs8', pair.privateKey)) as ArrayBuffer;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(der)));
  return JSON.stringify({
    client_email: `indexing-${crypto.randomUUID()}@project.example`,
    private_key: `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----\n`,
  });
}
