/** Estimates from 0 to 1 how completely a CV was read. */

export type Understood = {
  hasName: boolean;
  hasEmail: boolean;
  hasPhone: boolean;
  /** The share of jobs with employer, title and dates. */
  jobs: number;
  hasEducation: boolean;
  hasSkills: boolean;
};

/** Weighted by importance to a recruiter. */
const weights = { name: 0.2, email: 0.15, phone: 0.1, jobs: 0.3, education: 0.1, skills: 0.15 };

export function confidenceOf(understood: Understood): number {
  const sum =
    (understood.hasName ? weights.name : 0) +
    (understood.hasEmail ? weights.email : 0) +
    (understood.hasPhone ? weights.phone : 0) +
    understood.jobs * weights.jobs +
    (understood.hasEducation ? weights.education : 0) +
    (understood.hasSkills ? weights.skills : 0);
  return Math.round(sum * 100) / 100;
}
