/** An email as it is stored, sealed. */
import * as z from 'zod';

const Link = z.object({ label: z.string(), url: z.string() });

/** In whose name an email is sent, and what stands around its text. */
const Frame = z.object({
  /** BCP 47. */
  language: z.string(),
  from: z.enum(['service', 'site', 'company']),
  /** The host name of the career site that it comes from, or through. Absent: that of the company. */
  site: z.string().optional(),
  /** Shown beside the subject in lists of emails. Absent: the beginning of the text. */
  preheader: z.string().optional(),
  /** Stands in place of the line of the text that is its URL, or of the paragraph of the HTML that is its link; else at the end. */
  button: Link.optional(),
  /** Its button is the link to the page of the candidate. */
  opensPortal: z.literal(true).optional(),
  /** Why it is sent, and where it can be stopped. */
  why: z.object({ text: z.string(), stop: Link }).optional(),
});
export type Frame = z.output<typeof Frame>;

export const Mail = z.object({
  /** Null: the address of the account it is about. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** The HTML body, where it is not the text in paragraphs. */
  html: z.string().optional(),
  /** Absent from what another service sent, and from what an earlier version stored. */
  frame: Frame.optional(),
  /** The person who wrote it, where it is not the service. */
  replyTo: z.object({ name: z.string().optional(), email: z.string() }).optional(),
  /** What the iCalendar part says (RFC 6047), which is written when the email is sent. */
  invitation: z
    .object({
      /** Never changes for a meeting. */
      uid: z.string(),
      sequence: z.int(),
      method: z.enum(['REQUEST', 'CANCEL']),
      startsAt: z.coerce.date<Date>(),
      endsAt: z.coerce.date<Date>(),
      title: z.string(),
      joinUrl: z.string(),
      organizer: z.object({ name: z.string(), email: z.string() }),
    })
    .optional(),
  /** The iCalendar part as it is; emails that were stored by earlier versions have it. */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
  /** Of recurring emails: a POST to it unsubscribes with one click (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
  /** Of an email to a candidate: the page to which it adds a link once it is sent, if the address is still theirs. */
  portal: z.object({ url: z.string(), label: z.string() }).optional(),
  /** Of an email that waits for something: where a paragraph about it belongs, and what that is written with. */
  insertion: z
    .object({
      /** The beginning of a paragraph of the text, in UTF-16 code units. */
      at: z.int().nonnegative(),
      /** BCP 47. */
      language: z.string(),
      /** The name of the company. */
      company: z.string(),
    })
    .optional(),
});
export type Mail = z.output<typeof Mail>;
/** As the service writes one. */
export type WrittenMail = Mail & { frame: Frame };
export type Invitation = NonNullable<Mail['invitation']>;
export type Insertion = NonNullable<Mail['insertion']>;

/** What is kept of an email once its content is deleted. */
export const MailRecord = z.object({ subject: z.string() });
export type MailRecord = z.output<typeof MailRecord>;

const From = z.object({ name: z.string(), email: z.string() });
/** Who sent a received email, as it says itself. */
export type From = z.output<typeof From>;

/** What a bundle says of the content of an email, that was sent or received. */
export const StoredContent = MailRecord.extend({
  ...Mail.pick({ text: true, html: true }).partial().shape,
  from: From.optional(),
});
