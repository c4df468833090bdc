/** Reads the parameters of a part's headers as tokens, quoted strings and encoded values, in the spellings that clients send. */
import { decodeText } from './charsets.ts';

/** More than any client sends. */
const PARAMETERS_MAX = 20;

/** A quoted string ends at a quote that no backslash escapes; where there is none such, backslashes are part of a path. */
const PARAMETER =
  /\s*;\s*(?:([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"(?=\s*(?:;|$))|"([^"]*)"(?=\s*(?:;|$))|([^\s;"]*)))?/uy;

/** The parameters of a header in Latin-1, by name in lower case; null where it is malformed or repeats one. */
function parametersOf(header: string, type: RegExp): Map<string, string> | null {
  const [start] = type.exec(header) ?? [];
  if (start === undefined) return null;
  const parameters = new Map<string, string>();
  const rest = header.slice(start.length).trimEnd();
  PARAMETER.lastIndex = 0;
  for (let at = 0; at < rest.length; at = PARAMETER.lastIndex) {
    const match = PARAMETER.exec(rest);
    if (!match || parameters.size === PARAMETERS_MAX) return null;
    const [, name, quoted, path, token] = match;
    // A semicolon may end the header.
    if (name === undefined) return PARAMETER.lastIndex === rest.length ? parameters : null;
    const key = name.toLowerCase();
    if (parameters.has(key)) return null;
    parameters.set(key, quoted === undefined ? (path ?? token ?? '') : unescaped(quoted));
  }
  return parameters;
}

/** Either of two customs: a backslash before quotes and backslashes, or a quote as browsers write it (`%22`). */
function unescaped(quoted: string): string {
  return /\\["\\]/u.test(quoted)
    ? quoted.replaceAll(/\\(["\\])/gu, '$1')
    : quoted.replaceAll('%22', '"');
}

/** Of a media type; null where there is none. */
export function parameterOf(header: string, name: string): string | null {
  return parametersOf(header, /^\s*[^\s;]*/u)?.get(name) ?? null;
}

/** The parameters of a part's Content-Disposition, in Latin-1; null where it is no part of a form. */
export function dispositionOf(header: string): Map<string, string> | null {
  const parameters = parametersOf(header, /^\s*form-data/iu);
  return parameters?.has('name') === true ? parameters : null;
}

/** The name of a part, and of its file. `filename*` (RFC 8187) is what a client means that sends both. */
export function readNames(
  parameters: ReadonlyMap<string, string>,
  charset: string,
): { name: string; fileName: string | null | undefined } {
  const name = parameters.get('name') ?? '';
  return {
    name: decodeText(Buffer.from(name, 'latin1'), charset) ?? name,
    fileName: fileNameOf(parameters, charset),
  };
}

function fileNameOf(
  parameters: ReadonlyMap<string, string>,
  charset: string,
): string | null | undefined {
  const [plain, encoded] = [parameters.get('filename'), parameters.get('filename*')];
  const name = encoded === undefined ? null : decodeExtended(encoded);
  if (name !== null) return baseName(name);
  if (plain === undefined) return encoded === undefined ? undefined : null;
  const decoded = decodeText(Buffer.from(plain, 'latin1'), charset);
  return decoded === null ? null : baseName(decoded);
}

/** `charset'language'percent-encoded` (RFC 8187, 3.2.1), or null. */
function decodeExtended(value: string): string | null {
  const [, charset, encoded] = /^([^']+)'[^']*'((?:[^%]|%[\da-f]{2})*)$/iu.exec(value) ?? [];
  if (charset === undefined || encoded === undefined) return null;
  const latin1 = encoded.replaceAll(/%(..)/gu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decodeText(Buffer.from(latin1, 'latin1'), charset.toLowerCase());
}

/** Some clients send the path of the file. */
function baseName(path: string): string {
  return path.split(/[/\\]/u).findLast((folder) => folder !== '') ?? '';
}
