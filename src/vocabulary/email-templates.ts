/** What email templates are for. */

/** A move to a stage, a rejection, or what a member writes. */
export const emailTemplateKinds = ['stage', 'rejection', 'own'] as const;
export type EmailTemplateKind = (typeof emailTemplateKinds)[number];
