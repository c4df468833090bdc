/** The rules for the lock file: every package with its hash, from the configured registry, under an allowed licence, without a script of its own. */

type Locked = {
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
};
export type LockFile = { packages: Readonly<Record<string, Locked>> };

/** What is deployed. */
const deployedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
]);
/** What is only used to build and test may also have these. */
const toolLicences = new Set([
  ...deployedLicences,
  '(MIT OR CC0-1.0)',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Unicode-3.0',
  'Unlicense',
]);

/** One line per rule that a package breaks. */
export function lockErrors({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .flatMap(([path, locked]) => errorsOf(locked).map((error) => `${path}: ${error}`));
}

function errorsOf({
  license,
  integrity,
  resolved,
  dev,
  optional,
  hasInstallScript,
}: Locked): string[] {
  const isTool = dev === true || optional === true;
  const allowed = isTool ? toolLicences : deployedLicences;
  return [
    ...(integrity?.startsWith('sha512-') === true ? [] : ['has no SHA-512 hash']),
    ...(resolved === undefined ? [] : [`comes from ${resolved}`]),
    ...(license !== undefined && allowed.has(license) ? [] : [`has the licence ${license}`]),
    ...(hasInstallScript === true && !isTool ? ['runs a script when it is installed'] : []),
  ];
}
