/** Reports of mail servers that an email was not delivered (RFC 3464, RFC 6522). */

export type DeliveryReport = {
  /** Of the email that it is about, without angle brackets. */
  messageId: string;
  /** Why it was not delivered, as `5.1.1` (RFC 3463). */
  status: string;
};

type Part = { type: string; bytes: Uint8Array };

/** A report has a few lines for each recipient, and an email of this service has one; headers come first. */
const READ_BYTES_MAX = 64 * 1024;

/** Of the parts of a report; null where it does not say that an email was given up, or of which it is. */
export function deliveryReport(parts: readonly Part[]): DeliveryReport | null {
  const textOf = (...types: readonly string[]) => {
    const part = parts.find(({ type }) => types.includes(type));
    return part ? Buffer.from(part.bytes.subarray(0, READ_BYTES_MAX)).toString('latin1') : '';
  };
  const failed = groupsOf(textOf('message/delivery-status')).find(
    (fields) => fields.get('action')?.toLowerCase() === 'failed',
  );
  const [head = ''] = textOf('message/rfc822', 'text/rfc822-headers').split(/\r?\n\r?\n/u, 1);
  const [, messageId] = /^<([^<>\s]{1,998})>$/u.exec(fieldsOf(head).get('message-id') ?? '') ?? [];
  if (!failed || messageId === undefined) return null;
  return { messageId, status: statusOf(failed) };
}

const STATUS = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/u;

/** Servers that give no status of their own often quote the reply that has one. */
function statusOf(fields: ReadonlyMap<string, string>): string {
  const [status = '5.0.0'] = STATUS.exec(fields.get('status') ?? '') ?? [];
  const [quoted = status] = STATUS.exec(fields.get('diagnostic-code') ?? '') ?? [];
  return status.endsWith('.0.0') ? quoted : status;
}

function groupsOf(text: string): ReadonlyMap<string, string>[] {
  return text.split(/\r?\n\r?\n/u).map(fieldsOf);
}

/** The first of each name, in lower case, with its folded lines. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\r?\n[ \t]+/gu, ' ').split(/\r?\n/u)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
