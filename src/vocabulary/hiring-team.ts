/** What a member of a hiring team does for the job. */
export const hiringParts = ['recruiter', 'hiring_manager', 'interviewer'] as const;
export type HiringPart = (typeof hiringParts)[number];
