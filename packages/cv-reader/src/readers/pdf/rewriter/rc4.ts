/** RC4, with which older PDFs are encrypted; crypto libraries no longer offer it. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const held = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = held;
  };
  for (let at = 0, mixed = 0; at < 256; at++) {
    mixed = (mixed + (state[at] ?? 0) + (key[at % key.byteLength] ?? 0)) & 255;
    swap(at, mixed);
  }
  let at = 0;
  let mixed = 0;
  return bytes.map((byte) => {
    at = (at + 1) & 255;
    mixed = (mixed + (state[at] ?? 0)) & 255;
    swap(at, mixed);
    return byte ^ (state[((state[at] ?? 0) + (state[mixed] ?? 0)) & 255] ?? 0);
  });
}
