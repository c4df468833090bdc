/** Sets Typst by its compiler from npm, with the fonts of the system. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Writes one PDF per source into the folder `to`. */
export async function printWithTypst(
  sources: readonly { file: string; typ: string }[],
  to: string,
): Promise<void> {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: ['/usr/share/fonts'] }] });
  for (const { file, typ } of sources) {
    writeFileSync(join(to, file), compiler.pdf({ mainFileContent: typ }));
    compiler.evictCache(10);
  }
}
