/** What Cloudflare's Email Service reports of an email that it has sent. */
import * as z from 'zod';

const Word = z.string().max(200).nullish().catch(null);

/** An event of Cloudflare's Email Service, as its queue has it. */
export const DeliveryEvent = z.object({
  type: z.string().max(200),
  payload: z.object({
    messageId: z.string().min(1).max(998),
    recipient: Word,
    /** False: it is tried again. */
    terminal: z.boolean().nullish(),
    delivery: z.object({ smtpStatusCode: Word, smtpEnhancedStatusCode: Word }).nullish(),
    bounce: z.object({ type: Word }).nullish(),
    rejection: z.object({ reason: Word }).nullish(),
  }),
});
export type DeliveryEvent = z.output<typeof DeliveryEvent>;
