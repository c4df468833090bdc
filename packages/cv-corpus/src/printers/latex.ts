/** Sets TeX by the engines of Debian's TeX Live. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes one PDF per source into the folder `to`. Throws with the end of the log if a PDF is missing. */
export async function printWithLatex(
  sources: readonly { file: string; engine: string; tex: string }[],
  to: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cv-corpus-'));
  try {
    for (const { file, engine, tex } of sources) {
      writeFileSync(join(folder, 'cv.tex'), tex);
      rmSync(join(folder, 'cv.pdf'), { force: true });
      spawnSync(engine, ['-interaction=nonstopmode', '-no-shell-escape', 'cv.tex'], {
        cwd: folder,
      });
      if (!isWhole(join(folder, 'cv.pdf'))) {
        const log = readFileSync(join(folder, 'cv.log'), 'utf8');
        throw new Error(`${engine} set no ${file}: ${log.slice(-1500)}`);
      }
      copyFileSync(join(folder, 'cv.pdf'), join(to, file));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An engine that fails may leave the beginning of a PDF. */
function isWhole(path: string): boolean {
  return existsSync(path) && readFileSync(path, 'latin1').trimEnd().endsWith('%%EOF');
}
