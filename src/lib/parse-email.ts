/** Parses an email as it came (RFC 5322, MIME), within limits of its levels and headers. */
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

export type ParsedMessage = Omit<Email, 'attachments'> & {
  attachments: { name: string; type: string; isInline: boolean; bytes: Uint8Array }[];
};

/** Throws beyond the limits. Messages within messages are attachments. */
export async function parseMessage(
  bytes: Uint8Array,
  { levelsMax, headerBytesMax }: { levelsMax: number; headerBytesMax: number },
): Promise<ParsedMessage> {
  const email = await PostalMime.parse(bytes, {
    maxNestingDepth: levelsMax,
    maxHeadersSize: headerBytesMax,
    forceRfc822Attachments: true,
  });
  const attachments = email.attachments.map(({ filename, mimeType, content, related, ...one }) => ({
    name: filename ?? '',
    type: mimeType.toLowerCase(),
    // Pictures within the text, as signatures have them.
    isInline: related === true || (one.disposition === 'inline' && one.contentId !== undefined),
    bytes: content instanceof ArrayBuffer ? new Uint8Array(content) : Buffer.from(content),
  }));
  return { ...email, attachments };
}
