/** Valid and malformed uploads, and a bucket that records and fails calls. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { ImageSize } from '#lib/image.ts';
import type { PictureFolder } from '#recruiting/company/company/rules.ts';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import worker from '../../src/worker.ts';
import { API, newAddress, visit } from './call.ts';
import type { Answer } from './call.ts';
import type { Company } from './company.ts';
import { CONNECTION_LOST, d1Error, watched } from './d1.ts';
import type { Watch } from './d1.ts';
import { unseenToken } from './unseen-token.ts';

/** Each image begins with a header that states its size. Bytes are written as Latin-1. */
const imageHeaders = {
  png: ({ width, height }: ImageSize) =>
    latin1(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${big(width, 4)}${big(height, 4)}`),
  jpg: ({ width, height }: ImageSize) =>
    latin1(`\xff\xd8\xff\xe0\0\x04\0\0\xff\xc0\0\x11\x08${big(height, 2)}${big(width, 2)}`),
  webp: ({ width, height }: ImageSize, length: number) => {
    const size = `${little(width, 2)}${little(height, 2)}`;
    const [riff, chunk] = [little(length - 8, 4), little(length - 20, 4)];
    return latin1(`RIFF${riff}WEBPVP8 ${chunk}\x10\0\0\x9d\x01\x2a${size}`);
  },
} as const;

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function big(value: number, length: number): string {
  const bytes = Array.from(
    { length },
    (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256,
  );
  return String.fromCharCode(...bytes);
}

function little(value: number, length: number): string {
  return Array.from(big(value, length)).toReversed().join('');
}

export type ImageKind = keyof typeof imageHeaders;

const LOGO_SIZE: ImageSize = { width: 64, height: 64 };

/** Every image is unique. */
export function image(kind: ImageKind = 'png', bytesCount = 64, size = LOGO_SIZE): Uint8Array {
  const bytes = new Uint8Array(bytesCount);
  // Below 128, so that they are no markers of a JPEG.
  const random = crypto.getRandomValues(new Uint8Array(16)).map((byte) => byte & 0x7f);
  const header = imageHeaders[kind](size, bytesCount);
  bytes.set(header);
  bytes.set(random, header.length);
  return bytes;
}

/** A part is a text, or a file if it has a filename; `disposition` replaces the whole header. */
export type Part = {
  name?: string;
  filename?: string;
  type?: string;
  disposition?: string | Uint8Array;
  content: Uint8Array | string;
};

export type Form = { body: Uint8Array; headers: { 'content-type': string } };

export function formOf(parts: readonly Part[], boundary = `form-${crypto.randomUUID()}`): Form {
  const pieces = parts.flatMap(({ name = 'logo', filename, type, disposition, content }) => [
    `--${boundary}\r\nContent-Disposition: `,
    disposition ??
      `form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
    `${type === undefined ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return {
    body: joined([...pieces, `--${boundary}--\r\n`]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A form with one file in the field `logo`. */
export function logoForm(content: Uint8Array | string = image(), filename = 'logo.png'): Form {
  return formOf([{ filename, type: 'application/octet-stream', content }]);
}

/** Uploads a logo as the Admin. */
export function upload(
  acme: Company,
  { body, headers }: { body: unknown; headers: Record<string, string> } = logoForm(),
  more: Record<string, string> = {},
): Promise<Answer<CompanyRecord>> {
  return acme.admin('POST', `/api/companies/update-logo/${acme.id}`, body, { ...headers, ...more });
}

/** Uploads a logo, and returns the path of its URL. */
export async function setLogo(acme: Company, content: Uint8Array = image()): Promise<string> {
  const answer = await upload(acme, logoForm(content));
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return pathOf(answer.body.data);
}

/** The path of the company's logo, or an empty string. */
export async function logoOf(acme: Company): Promise<string> {
  return pathOf((await acme.viewer<CompanyRecord>('GET', '/api/companies/profile')).body.data);
}

export function pathOf({ logo }: CompanyRecord): string {
  return logo?.slice(API.length) ?? '';
}

/** The bucket key of the file served at a path. */
export function keyOf(path: string): string {
  return path.slice('/files/'.length);
}

/** Fetches a path of the API host anonymously. */
export async function see(path: string, method = 'GET') {
  const response = await visit(new URL(API).host, path, {}, method);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Runs before each bucket call; what it throws, the call throws. */
const bucketCalls = ['get', 'head', 'put', 'delete'] as const;
export type BucketWatch = Partial<Record<(typeof bucketCalls)[number], () => unknown>>;

/** The batch with the number `lost` is committed, but its response is lost. */
export type Watching = { bucket?: BucketWatch; database?: Watch; lost?: number };

/** Sends a request through the Worker with an observed bucket and database. Tokens are as those of `callWatched`. */
export async function sendWatched(
  { bucket = {}, database = () => {}, lost = 0 }: Watching,
  method: string,
  path: string,
  { token: given, form, isKnown = false }: { token?: string; form?: Form; isKnown?: boolean } = {},
) {
  const token = given === undefined || isKnown ? given : await unseenToken(given);
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(new URL(path, API).href, {
    method,
    headers: {
      'cf-connecting-ip': newAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...form?.headers,
    },
    ...(form && { body: form.body }),
  });
  const bindings = {
    ...env,
    DB: watched(losing(env.DB, lost), database),
    FILES: watchedBucket(env.FILES, bucket),
  };
  const response = await worker.fetch(request, bindings, execution);
  const text = await response.text();
  await waitOnExecutionContext(execution);
  return { status: response.status, headers: response.headers, text };
}

/** Uploads a logo as the Admin with an observed bucket and database. */
export async function uploadWatched(acme: Company, watching: Watching, form: Form = logoForm()) {
  const path = `/api/companies/update-logo/${acme.id}`;
  return sendWatched(watching, 'POST', path, { token: await acme.token('Admin'), form });
}

function losing(database: D1Database, lost: number): D1Database {
  let count = 0;
  return new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'batch') return member.bind(target);
      return async (...args: unknown[]) => {
        count += 1;
        const result: unknown = await member.apply(target, args);
        if (count === lost) throw d1Error(CONNECTION_LOST);
        return result;
      };
    },
  });
}

function watchedBucket(bucket: R2Bucket, watch: BucketWatch): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const call = bucketCalls.find((one) => one === name);
      // Others, such as those of multipart uploads, may return at once.
      if (!call) return member.bind(target);
      return async (...args: unknown[]) => {
        await watch[call]?.();
        return member.apply(target, args);
      };
    },
  });
}

/** Bucket keys of the company's logos. */
export async function filesOf(
  { id }: { id: number },
  folder: PictureFolder = 'logos',
): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `${folder}/${id}/` });
  return objects.map(({ key }) => key);
}

/** Bucket keys of the documents of the company's candidates. */
export async function documentsOf({ id }: { id: number }): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `documents/${id}/` });
  return objects.map(({ key }) => key);
}

export function joined(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? utf8(piece) : piece));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
