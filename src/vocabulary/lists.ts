/** The closed lists that the database, the API and the pages share (contract 2.8, 3.1). Never renumber them, because the API uses their ids. */

/** The statuses of a job (contract 3.1). */
export const jobStatuses = ['Live', 'Draft', 'Archived', 'Expired', 'Closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The review status of a job, set by the operator; only approved jobs are public (contract 4.7). */
export const adminStatuses = ['approved', 'pending', 'rejected'] as const;
export type AdminStatus = (typeof adminStatuses)[number];

export const workplaces = ['On-site', 'Remote', 'Hybrid'] as const;
export type Workplace = (typeof workplaces)[number];

/** The pay period of `min_salary` and `max_salary` (`rate_salary` in the API). */
export const payPeriods = ['hourly', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Suggestions for the form; a job can have any other seniority. */
export const seniorities = ['Junior', 'Mid-level', 'Senior', 'Lead', 'Executive'] as const;

export const employmentTypes = {
  1: 'Full-time',
  2: 'Part-time',
  3: 'Permanent',
  4: 'Temporary',
  5: 'Contract',
  6: 'Internship',
  7: 'Apprenticeship',
  8: 'Freelance',
} as const;
export type EmploymentType = (typeof employmentTypes)[keyof typeof employmentTypes];

/** The categories of jobs (`category_id`, `key-category`). */
export const categories = {
  1: 'Accounting and finance',
  2: 'Administration',
  3: 'Agriculture',
  4: 'Construction',
  5: 'Customer service',
  6: 'Design',
  7: 'Education',
  8: 'Energy',
  9: 'Engineering',
  10: 'Healthcare',
  11: 'Hospitality',
  12: 'Human resources',
  13: 'Information technology',
  14: 'Legal',
  15: 'Logistics',
  16: 'Manufacturing',
  17: 'Marketing',
  18: 'Media',
  19: 'Public sector',
  20: 'Real estate',
  21: 'Retail',
  22: 'Sales',
  23: 'Science',
  24: 'Security',
  25: 'Social work',
  26: 'Trades',
  27: 'Transport',
} as const;

export const benefits = {
  1: 'Health insurance',
  2: 'Dental insurance',
  3: 'Life insurance',
  4: 'Pension plan',
  5: 'Paid holiday',
  6: 'Paid sick leave',
  7: 'Parental leave',
  8: 'Flexible hours',
  9: 'Work from home',
  10: 'Four-day week',
  11: 'Training budget',
  12: 'Tuition support',
  13: 'Performance bonus',
  14: 'Stock options',
  15: 'Company car',
  16: 'Bicycle lease',
  17: 'Public transport ticket',
  18: 'Meal allowance',
  19: 'Gym membership',
  20: 'Childcare support',
  21: 'Employee discount',
  22: 'Relocation support',
  23: 'Visa sponsorship',
  24: 'Volunteer days',
} as const;

/** The languages of career sites, their emails and meeting pages (ISO 639-1). */
export const siteLanguages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ar', 'ja'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The types of pipeline stages. The last stage, and no other, is `hired` (contract 2.5). */
export const stageTypes = ['screening', 'interview', 'offer', 'hired', 'other'] as const;
export type StageType = (typeof stageTypes)[number];

/** What a new pipeline can be made from. */
export const pipelineTemplates = ['standard', 'short', 'engineering'] as const;
export type PipelineTemplate = (typeof pipelineTemplates)[number];

export const applicationStatuses = ['active', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The lists that saved views filter. */
export const viewEntities = ['applications', 'candidates'] as const;

/** The statuses of a member. A `hired` member cannot sign in until an Admin assigns a role. */
export const memberStatuses = ['active', 'invited', 'hired'] as const;

/** Whether a client must use PKCE (RFC 7636); `s256` also rejects the method `plain`. */
export const pkcePolicies = ['optional', 'required', 's256'] as const;
export type PkcePolicy = (typeof pkcePolicies)[number];

/** Who disabled an OAuth client: the operator, or the company that registered it. */
export const clientShutters = ['operator', 'company'] as const;

/** The search engines that are notified of new and closed jobs. */
export const searchEngines = ['indexnow', 'google'] as const;
export type SearchEngine = (typeof searchEngines)[number];

/** The services whose accounts members connect: two for meetings, five for posts. */
export const providers = [
  'google',
  'zoom',
  'linkedin',
  'facebook',
  'instagram',
  'twitter',
  'tiktok',
] as const;
export type Provider = (typeof providers)[number];

/** The providers of video meetings. */
export const conferenceProviders = ['google', 'zoom'] as const;
export type ConferenceProvider = (typeof conferenceProviders)[number];

/** The networks for posts (contract 2.12). */
export const platforms = ['linkedin', 'facebook', 'instagram', 'twitter', 'tiktok'] as const;
export type Platform = (typeof platforms)[number];

export const connectionStatuses = ['active', 'reauth_required', 'revoked'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** The statuses of a post (decisions: Meetings and social). */
export const postStatuses = ['draft', 'scheduled', 'publishing', 'published', 'failed'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** The types of meetings in the API (contract 2.11). */
export const meetingTypes = ['google_meet', 'zoom'] as const;
export type MeetingType = (typeof meetingTypes)[number];

export const meetingStatuses = ['scheduled', 'canceled'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** The statuses of the video conference of a meeting (decisions: Meetings and social). */
export const conferenceStatuses = ['not_connected', 'pending', 'ready', 'failed'] as const;
export type ConferenceStatus = (typeof conferenceStatuses)[number];

/** Why a conference could not be created or deleted. */
export const conferenceErrors = [
  'reauth_required',
  'refused',
  'unavailable',
  'unknown',
  'too_late',
] as const;
export type ConferenceError = (typeof conferenceErrors)[number];

/** The kinds of entries in the history of an application. */
export const activityKinds = [
  'created',
  'moved',
  'rejected',
  'unrejected',
  'hired',
  'noted',
  'emailed',
  'meeting_scheduled',
  'meeting_changed',
  'meeting_canceled',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const documentKinds = ['cv', 'cover_letter', 'portfolio', 'certificate', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** An uploaded document is refused if it is larger. */
export const FILE_BYTES_MAX = 10_000_000;

/** The statuses of parsing a CV. */
export const parseStatuses = [
  'pending',
  'parsed',
  'encrypted',
  'no_text',
  'corrupt',
  'too_large',
  'failed',
] as const;
export type ParseStatus = (typeof parseStatuses)[number];
/** Why a CV could not be read. */
export type UnreadStatus = Exclude<ParseStatus, 'pending' | 'parsed'>;
/** What the law or good manners want linked from every page, in this order. */
export const legalKinds = ['imprint', 'privacy', 'terms', 'contact'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** What the page of a company can show, in the order that the company chooses. */
export const sectionKinds = [
  'text',
  'values',
  'benefits',
  'people',
  'pictures',
  'offices',
  'jobs',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** The result of reading a CV that is not stored. */
export type CvReading =
  | {
      status: 'parsed';
      /** JSON Resume. */
      resume: Record<string, unknown>;
    }
  | { status: UnreadStatus | 'timed_out' };

/** The reasons of a rejection, for the company's own statistics. Candidates never see them. */
export const rejectionReasons = {
  1: 'Not enough experience',
  2: 'Skills do not match',
  3: 'Salary expectations',
  4: 'Location',
  5: 'No permission to work',
  6: 'Another candidate was chosen',
  7: 'Withdrew',
  8: 'Did not answer',
  9: 'The position was closed',
  10: 'Other',
} as const;

/** What the sign-in log records. */
export const securityEventKinds = [
  'sign_in',
  'password_check',
  'second_factor',
  'authorization',
  'form',
  'password_changed',
  'password_reset',
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_renewed',
  'email_changed',
  'session_ended',
  'application_allowed',
  'application_disconnected',
  'candidate_exported',
  'account_deleted',
  'operator',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** `deleted`: its files are gone, and the row tells that there was one. */
export const backupStates = ['running', 'finished', 'failed', 'deleted'] as const;

/** Where a candidate's phone number comes from: typed with an application, read from a CV, or corrected by a member. */
export const phoneSources = ['typed', 'parsed', 'corrected'] as const;

/** What a link of a candidate leads to. */
export const candidateLinkKinds = [
  'linkedin',
  'github',
  'xing',
  'portfolio',
  'website',
  'other',
] as const;
export const sourceKinds = [
  'inbound',
  'board',
  'referral',
  'sourced',
  'agency',
  'event',
  'internal',
] as const;

/** What two candidates have in common beside their name: the phone number, an employer, or the file of a CV (whatever the names). */
export const duplicateReasons = ['cv', 'employer', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** The kinds of files of an application, by field. */
export const acceptedKinds = {
  file_cv: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'json', 'xml'],
  cover_letter: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'],
} as const;
