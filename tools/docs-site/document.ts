/** Loads the API document and its outline into Node. esbuild bundles it, because the endpoint table reaches files that Node cannot read. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Operation, Parameter } from '#integrations/openapi/operation.ts';
import type { Response } from '#integrations/openapi/responses.ts';
import { writeBundledTexts } from '../translations.ts';
import type { apiDocument, apiOutline } from '../api-document.ts';

export type Document = typeof apiDocument;
export type { Operation, Parameter, Response };

const PROJECT = join(import.meta.dirname, '../..');
const FOLDER = join(PROJECT, '.wrangler/docs-site');

export async function loadDocument(): Promise<Document> {
  return (await loadReference()).apiDocument;
}

type Reference = { apiDocument: Document; apiOutline: typeof apiOutline };

export async function loadReference(): Promise<Reference> {
  const outfile = join(FOLDER, `document-${process.pid}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  writeBundledTexts();
  try {
    await build({
      entryPoints: [join(PROJECT, 'tools/api-document.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      target: 'es2024',
      platform: 'node',
      conditions: ['workerd', 'worker', 'browser'],
      external: ['cloudflare:*', 'sanitize-html', 'unpdf'],
      logLevel: 'warning',
    });
    return (await import(pathToFileURL(outfile).href)) as Reference;
  } finally {
    await rm(outfile, { force: true });
  }
}

/** The response that a reference leads to, or the response itself. */
export function resolveResponse(
  { components }: Document,
  response: Response | { $ref: string },
): Response {
  if (!('$ref' in response)) return response;
  const found = components.responses[response.$ref.replace('#/components/responses/', '')];
  if (!found) throw new Error(`The document has no ${response.$ref}.`);
  return found;
}

/** The parameter that a reference leads to, or the parameter itself. */
export function resolveParameter(
  { components }: Document,
  parameter: Parameter | { $ref: string },
): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const shared: Readonly<Record<string, Parameter>> = components.parameters;
  const found = shared[parameter.$ref.replace('#/components/parameters/', '')];
  if (!found) throw new Error(`The document has no ${parameter.$ref}.`);
  return found;
}
