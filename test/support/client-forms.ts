/**
 * How clients spell the parts of a form. Chromium, Node, curl and requests were recorded; the others are as their sources and documents
 * say. Only their boundary and the type of a file are replaced.
 */
import type { Form, Part } from './uploads.ts';

type Spelling = {
  /** The Content-Type of the request. */
  type: (boundary: string) => string;
  /** The header lines of a text. */
  text: (name: string) => readonly string[];
  /** The header lines of a file. */
  file: (name: string, fileName: string) => readonly string[];
};

const plain = (boundary: string) => `multipart/form-data; boundary=${boundary}`;
const quotedBoundary = (boundary: string) => `multipart/form-data; boundary="${boundary}"`;
const quoted = (name: string) => [`Content-Disposition: form-data; name="${name}"`];
const percent = (name: string) => name.replaceAll('"', '%22');
const backslash = (name: string) => name.replaceAll(/["\\]/gu, '\\$&');
const octets = 'Content-Type: application/octet-stream';

/** The quote as `%22`, as WHATWG HTML has it. */
const browser: Spelling = {
  type: plain,
  text: quoted,
  file: (name, file) => [
    `Content-Disposition: form-data; name="${name}"; filename="${percent(file)}"`,
    octets,
  ],
};

/** The quote after a backslash. */
const escaping: Spelling = {
  ...browser,
  file: (name, file) => [
    `Content-Disposition: form-data; name="${name}"; filename="${backslash(file)}"`,
    octets,
  ],
};

const extended = (file: string) => `utf-8''${encodeURIComponent(file)}`;

export const clients: Readonly<Record<string, Spelling>> = {
  'Chromium 140': browser,
  'Node 24 (undici)': browser,
  'curl 7.88': browser,
  'curl 7.88 --form-escape, and before 7.81': escaping,
  'requests 2.34 (urllib3 2)': browser,
  'urllib3 1.25': {
    ...browser,
    file: (name, file) => [
      `Content-Disposition: form-data; name="${name}"; filename*=${extended(file)}`,
      octets,
    ],
  },
  'httpx 0.28': browser,
  aiohttp: {
    type: plain,
    text: (name) => [
      'Content-Type: text/plain; charset=utf-8',
      `Content-Disposition: form-data; name="${name}"`,
    ],
    file: (name, file) => [
      octets,
      `Content-Disposition: form-data; name="${name}"; filename="${percent(file)}"; filename*=${extended(file)}`,
    ],
  },
  '.NET HttpClient': {
    type: quotedBoundary,
    text: (name) => [
      'Content-Type: text/plain; charset=utf-8',
      `Content-Disposition: form-data; name=${name}`,
    ],
    file: (name, file) => [
      `Content-Disposition: form-data; name=${name}; filename="=?utf-8?B?${Buffer.from(file).toString('base64')}?="; filename*=${extended(file)}`,
    ],
  },
  'RestSharp 106': {
    type: plain,
    text: quoted,
    file: (name, file) => [
      octets,
      `Content-Disposition: form-data; name="${name}"; filename="${backslash(file)}"`,
    ],
  },
  Postman: browser,
  'Apache HttpClient 4 (RFC 6532)': {
    type: (boundary) => `multipart/form-data; boundary=${boundary}; charset=UTF-8`,
    text: (name) => [
      `Content-Disposition: form-data; name="${name}"`,
      'Content-Type: text/plain; charset=UTF-8',
      'Content-Transfer-Encoding: 8bit',
    ],
    file: (name, file) => [
      `Content-Disposition: form-data; name="${name}"; filename="${backslash(file)}"`,
      octets,
      'Content-Transfer-Encoding: binary',
    ],
  },
  'okhttp 4': {
    type: plain,
    text: (name) => [`Content-Disposition: form-data; name="${name}"`, 'Content-Length: 1'],
    file: (name, file) => [
      `Content-Disposition: form-data; name="${name}"; filename="${percent(file)}"`,
      octets,
      'Content-Length: 1',
    ],
  },
  'Go mime/multipart': escaping,
  'Guzzle 7': {
    type: plain,
    text: (name) => [`Content-Disposition: form-data; name="${name}"`, 'Content-Length: 1'],
    file: (name, file) => [
      `Content-Disposition: form-data; name="${name}"; filename="${file}"`,
      'Content-Length: 1',
      octets,
    ],
  },
  'an old Internet Explorer': {
    ...browser,
    file: (name, file) => [
      `Content-Disposition: form-data; name="${name}"; filename="C:\\Users\\pia\\${percent(file)}"`,
      octets,
    ],
  },
  'a sender of escaped Windows paths': {
    ...browser,
    file: (name, file) => [
      `Content-Disposition: form-data; name="${name}"; filename="C:\\\\Users\\\\pia\\\\${backslash(file)}"`,
      octets,
    ],
  },
  'a sender of folded lines and odd case': {
    type: (boundary) => `MULTIPART/FORM-DATA;boundary=${boundary}`,
    text: (name) => [`content-disposition:FORM-DATA;\r\n\tNAME=${name};`],
    file: (name, file) => [
      'CONTENT-TYPE:application/pdf',
      `CONTENT-DISPOSITION: form-data ; FILENAME*=${extended(file)} ; name = "${name}"`,
    ],
  },
};

const BOUNDARY = '----a-boundary-7MA4YWxkTrZu0gW';

/** The form as the client sends it. */
export function sentBy(client: string, parts: readonly Part[]): Form {
  const { [client]: spelling } = clients;
  if (!spelling) throw new Error(`There is no client ${client}.`);
  const pieces = parts.flatMap(({ name = '', filename, content }) => {
    const lines = filename === undefined ? spelling.text(name) : spelling.file(name, filename);
    return [`--${BOUNDARY}\r\n${lines.join('\r\n')}\r\n\r\n`, content, '\r\n'];
  });
  return {
    body: Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((one) => Buffer.from(one))),
    headers: { 'content-type': spelling.type(BOUNDARY) },
  };
}
