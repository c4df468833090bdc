/** Takes an email that came to a reply address: the row first, which names the file, then the file, then a queue message. */
import type { BackgroundCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { parseReplyAddress } from '#lib/reply-address.ts';
import type { ReplyRef } from '#lib/reply-address.ts';
import { keyedDigest } from '#lib/signature.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { RAW_BYTES_MAX } from '../rules.ts';
import { insertArrival } from '../store.ts';

export type Incoming = {
  /** Of the envelope; empty for what machines send. */
  from: string;
  to: string;
  /** Of the message. */
  headers: { get: (name: string) => string | null };
  raw: ReadableStream<Uint8Array>;
  rawSize: number;
};

/** Why an email is refused, as its sender reads it (RFC 3463). */
const refusals = {
  unknown: '5.1.1 There is no such address.',
  large: '5.3.4 The message is larger than 10 MB.',
  closed: '5.7.1 This address takes no more messages.',
} as const;

/** Null: it is accepted. Throws where the stores do not answer: then the sender tries again. */
export async function receiveEmail(ctx: BackgroundCtx, message: Incoming): Promise<string | null> {
  const { replyDomain } = ctx;
  const ref = replyDomain === null ? null : parseReplyAddress(ctx.vault, message.to, replyDomain);
  if (!ref) return refusals.unknown;
  if (message.rawSize > RAW_BYTES_MAX) return refusals.large;
  const bytes = await bytesOf(message.raw);
  if (!bytes) return refusals.large;
  return (await store(ctx, ref, { message, bytes })) ? null : refusals.closed;
}

/** Null where there are more than `RAW_BYTES_MAX`, whatever the size says. */
async function bytesOf(raw: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of raw) {
    size += chunk.byteLength;
    if (size > RAW_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Received = { message: Incoming; bytes: Uint8Array };

async function store(
  ctx: BackgroundCtx,
  ref: ReplyRef,
  { message, bytes }: Received,
): Promise<boolean> {
  const messageId = message.headers.get('message-id') ?? (await sha256HexOf(bytes));
  const about = `${ref.companyId} ${ref.applicationId} ${messageId}`;
  const messageKey = keyedDigest(ctx.vault, 'received email', about);
  const arrival = await runPlan(ctx, insertArrival(ctx, ref, { id: ctx.newId(), messageKey }));
  if (!arrival) return false;
  const { id, rawKey, kind } = arrival;
  // It was delivered before, and parsed meanwhile.
  if (kind !== null || rawKey === null) return true;
  await ctx.files.put(rawKey, withReturnPath(message.from, bytes), 'message/rfc822');
  ctx.defer(ctx.enqueueReply([id]));
  return true;
}

/** The sender of the envelope, as who delivers an email notes it (RFC 5321, 4.4). */
function withReturnPath(from: string, bytes: Uint8Array): Uint8Array {
  const line = `Return-Path: <${from.replaceAll(/[^\w.!#$%&'*+/=?^`{|}~@-]/gu, '')}>\r\n`;
  return Buffer.concat([Buffer.from(line), bytes]);
}
