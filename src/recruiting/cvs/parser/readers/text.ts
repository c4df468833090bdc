/** Reads plain text, and HTML, which old programs and job boards save as `.doc`. */
import type { Segment } from '../segment.ts';
import { decodeText } from './encoding.ts';
import { Flow } from './flow.ts';
import { readHtml } from './html.ts';
import { XML_BYTES_MAX } from './limits.ts';

const PLAIN = { size: 0, isBold: false };
const HTML =
  /^\s*(?:<!doctype\s+html|<html|<head|<body|<\?xml[^>]*>\s*(?:<!doctype html[^>]*>\s*)?<(?:html|w:worddocument))\b|<html\b[^>]*>/iu;
/** How far into the text its first mark is looked for. */
const HEAD = 2000;

export function readText(bytes: Uint8Array): Segment[] {
  const text = decodeText(bytes.subarray(0, XML_BYTES_MAX));
  if (HTML.test(text.slice(0, HEAD))) return readHtml(text);
  const flow = new Flow();
  for (const line of text.matchAll(/[^\r\n\f\u2028\u2029]*(?:\r\n|[\r\n\f\u2028\u2029]|$)/gu)) {
    flow.add(line[0].replace(/[\r\n\f\u2028\u2029]+$/u, ''), PLAIN);
    flow.endLine();
    if (flow.isFull) break;
  }
  return flow.segments();
}
