/** Makes a bundle of what another service's API has answered: `npm run convert -- greenhouse answers/ greenhouse.zip`. */
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { convert, downloads, vendors } from './convert/convert.ts';
import { Fault } from './convert/fault.ts';
import type { InputFile } from './convert/pages.ts';
import { PARTS_BYTES_MAX } from '#recruiting/transfers/rules/imports.ts';

const USAGE = `Usage: npm run convert -- ${Object.keys(vendors).join('|')} FOLDER OUT.zip
       npm run --silent convert -- SERVICE FOLDER --urls > urls.txt   (then: curl --config urls.txt --create-dirs)`;

process.exitCode = await main(process.argv.slice(2));

async function main([service = '', folder = '', out = '']: readonly string[]): Promise<number> {
  if (!(service in vendors) || folder === '' || out === '') {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  try {
    const files = filesOf(folder);
    const lines = out === '--urls' ? downloads(service, files) : await write(service, files, out);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Fault) && !isOfSystem(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** A file that cannot be read or written. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

function filesOf(folder: string): InputFile[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Fault(`${folder} is no folder.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({
      path: relative(folder, path).split(sep).join('/'),
      read: () => readFileSync(path),
    }));
}

/** The bundle gets its name when it is whole. */
async function write(service: string, files: readonly InputFile[], out: string): Promise<string[]> {
  const { said, write: writeTo } = convert(service, files);
  const unfinished = `${out}.unfinished`;
  const file = openSync(unfinished, 'w');
  try {
    const size = await writeTo((bytes) => writeSync(file, bytes), new Date());
    if (size > PARTS_BYTES_MAX)
      throw new Fault(`The bundle is larger than 2 GB, which an import takes: leave files out.`);
    renameSync(unfinished, out);
  } finally {
    closeSync(file);
    rmSync(unfinished, { force: true });
  }
  const [counts = '', ...others] = said;
  return [`${out}: ${counts}`, ...others];
}
