/** Writes a file whole or not at all: a process that is killed meanwhile leaves the file as it was. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function writeWhole(file: string, content: string | Uint8Array): void {
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, content);
  renameSync(part, file);
}
