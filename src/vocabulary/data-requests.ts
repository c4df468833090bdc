/** What candidates ask for that a member must answer. */
export const dataRequestKinds = ['erasure'] as const;
