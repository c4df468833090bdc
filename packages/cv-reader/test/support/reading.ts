/** Reads test documents and returns what their tests check. */
import { expect } from 'vitest';
import { readDocument } from '../../src/read-document.ts';
import type { Segment } from '../../src/segment.ts';
import type { Bytes } from './bytes.ts';

export async function segmentsOf(bytes: Bytes): Promise<Segment[]> {
  const { status, segments } = await readDocument(bytes);
  expect(status).toBe(segments.length > 0 ? 'read' : 'no_text');
  return segments;
}

export async function textsOf(bytes: Bytes): Promise<string[]> {
  return (await segmentsOf(bytes)).map(({ text }) => text);
}

export async function statusOf(bytes: Bytes): Promise<string> {
  return (await readDocument(bytes)).status;
}

/** Returns the texts of each line. */
export async function linesOf(bytes: Bytes): Promise<string[][]> {
  const lines = Map.groupBy(await segmentsOf(bytes), ({ page, y }) => page * 100_000 + y);
  return [...lines.values()].map((line) => line.map(({ text }) => text));
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}
