/** Reads application/x-www-form-urlencoded as it was meant, in the character set that it names. */
import { decodeText } from './charsets.ts';
import { parameterOf } from './multipart-headers.ts';

/** The value is null where its bytes are not in the character set: no letter is replaced. */
export function parseUrlencoded(
  bytes: Uint8Array,
  contentType: string,
): (readonly [name: string, value: string | null])[] {
  const text: string = Buffer.from(bytes).toString('latin1');
  const pairs = text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = `${pair}=`.indexOf('=');
      return [decodePercents(pair.slice(0, at)), decodePercents(pair.slice(at + 1))] as const;
    });
  const [, field = ''] = pairs.find(([name]) => name === '_charset_') ?? [];
  const named = parameterOf(contentType, 'charset') ?? field.trim();
  const charset = named === '' ? 'utf-8' : named.toLowerCase();
  return pairs.map(([name, value]) => [
    decodeText(Buffer.from(name, 'latin1'), charset) ?? name,
    decodeText(Buffer.from(value, 'latin1'), charset),
  ]);
}

/** Bytes as Latin-1. */
function decodePercents(encoded: string): string {
  return encoded
    .replaceAll('+', ' ')
    .replaceAll(/%([\da-f]{2})/giu, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
