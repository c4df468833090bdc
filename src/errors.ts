/** All errors of the API: code, status and title. `docs/errors.md` is generated from this table. */

type Entry = readonly [status: number, title: string];

/** Those that a Worker can answer which only reads. */
export const errorsOfReading = {
  malformed_json: [400, 'The request body is not valid JSON in UTF-8.'],
  malformed_multipart: [400, 'The request body is not valid multipart/form-data.'],
  json_too_deep: [400, 'The JSON body is nested too deeply.'],
  malformed_url: [400, 'The URL is not valid percent-encoded UTF-8.'],
  repeated_parameter: [400, 'A query parameter was sent more than once.'],
  cursor_of_another_order: [
    400,
    'The cursor is from another list, or from this one with another order or filters.',
  ],
  form_expired: [403, 'The form has expired or was not sent from this site.'],
  https_required: [403, 'HTTPS is required.'],
  not_found: [404, 'No such record in this company.'],
  unknown_path: [404, 'This path does not exist.'],
  method_not_allowed: [405, 'This path does not support this method.'],
  stale_write: [409, 'Another request changed the record. Read it again.'],
  duplicate: [409, 'This record already exists.'],
  in_use: [409, 'Other records still use this one.'],
  too_large: [413, 'The request is too large.'],
  unsupported_media_type: [
    415,
    'The body must be application/json, or multipart/form-data if it contains files.',
  ],
  invalid_input: [422, 'Some fields are missing or invalid.'],
  too_many_requests: [429, 'Too many requests. Wait and try again.'],
  unexpected: [500, 'Something went wrong on our side.'],
  storage_unavailable: [503, 'The storage is temporarily unavailable. Try again.'],
} as const satisfies Record<string, Entry>;

const ofTheRest = {
  incomplete_body: [400, 'The request body ended early.'],
  unauthenticated: [401, 'A bearer token is required.'],
  invalid_token: [401, 'The bearer token is unknown, expired or revoked.'],
  insufficient_scope: [403, 'The token does not have the required scope.'],
  insufficient_role: [403, 'The role of the user does not allow this action.'],
  insufficient_access: [
    403,
    'The access of the member is limited to the applications that they are assigned to.',
  ],
  tenant_mismatch: [403, "The subdomain does not match the token's company."],
  cv_search_off: [403, 'The company has switched off the search in CVs.'],
  not_author: [403, 'Only the author can change this.'],
  foreign_origin: [403, 'Requests from this origin are not allowed.'],
  not_acceptable: [
    406,
    'The response is application/json, which the Accept header does not allow.',
  ],
  merged: [404, 'This record was merged into the one that `related` names.'],
  still_running: [409, 'A request with this Idempotency-Key is still running. Wait and try again.'],
  answer_lost: [
    409,
    'The request was completed, but its response was lost. Read the record given in `id`.',
  ],
  unsupported_content_coding: [
    415,
    'The request body must be sent as it is, without a content coding.',
  ],
  job_not_expired: [409, 'Only an expired job can be republished.'],
  job_has_applications: [409, 'A job with applications can be archived but not deleted.'],
  last_admin: [409, 'The last Admin of a company cannot be demoted or removed.'],
  own_membership: [409, "You can't remove yourself. Ask another Admin."],
  own_sessions: [409, 'You end your own sessions in the settings of your account.'],
  default_office: [409, 'The default office cannot be deleted while other offices exist.'],
  default_pipeline: [
    409,
    'The default pipeline cannot be deleted. Make another pipeline the default first.',
  ],
  stage_in_use: [409, 'Candidates are still in this stage. Name another stage to move them to.'],
  office_in_use: [409, 'A Live job uses this office.'],
  department_in_use: [409, 'Jobs have this department. Name another in `move_to`.'],
  board_key_missing: [401, 'Needs a key in the header X-Board-Key.'],
  board_key_invalid: [401, 'The key is unknown or revoked, or of another company.'],
  job_over: [410, 'The job takes applications no longer.'],
  job_not_open: [409, 'This job does not accept applications.'],
  duplicate_candidate: [409, 'Another candidate has this email address.'],
  candidate_without_email: [409, 'The candidate has no email address.'],
  duplicate_application: [409, 'This person has already applied to this job.'],
  application_closed: [409, 'The application is already rejected or hired.'],
  not_rejected: [409, 'The application is not rejected.'],
  candidate_held: [409, 'The candidate is under legal hold.'],
  candidate_erased: [409, 'The candidate has been erased.'],
  meeting_canceled: [409, 'The meeting is canceled.'],
  meeting_begun: [409, 'The meeting has already started.'],
  already_undone: [409, 'This has already been undone.'],
  import_not_ready: [409, 'The import has another status. Read it again.'],
  import_too_old: [409, 'An import can be undone for 7 days.'],
  post_publishing: [409, 'The post is being published. Wait and read it again.'],
  post_published: [409, 'The post is already published. You can only delete it here.'],
  feedback_open: [
    409,
    'You are asked for feedback on this candidate. Submit it before you export what others think.',
  ],
  own_feedback_request: [
    409,
    'You cannot cancel a request to yourself that another member made: others’ feedback would show.',
  ],
  too_many_revisions: [409, 'The feedback was changed 20 times.'],
  too_many_webhooks: [409, 'A company can have at most 20 webhooks.'],
  too_many_pictures: [409, 'A company can have at most 12 pictures.'],
  nothing_to_publish: [409, 'The career page has no draft.'],
  webhook_disabled: [409, 'The webhook is disabled. Enable it first.'],
  webhook_sealed: [
    409,
    'The secret was encrypted with a key that is gone. Rotate it to have deliveries signed again.',
  ],
  confirmation_over: [
    409,
    'This confirmation is unknown, has expired, or belongs to another sign-in. Prepare the action again.',
  ],
  preview_changed: [409, 'The preview has changed since. Prepare the action again.'],
  delivery_open: [409, 'The delivery is still in progress.'],
  email_tried: [
    409,
    'The email is on its way, was sent, or was stopped: only one that waits can be stopped, and only one that failed is sent again.',
  ],
  mail_deleted: [409, 'The content of the email is deleted. Its subject and status are kept.'],
  mail_sealed: [409, 'The email was encrypted with a key that is gone.'],
  unknown_field: [422, 'The request has fields that this operation does not know.'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for a different request.'],
  index_incomplete: [
    503,
    'The index of applications and candidates is still being filled. Lists without filters work.',
  ],
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof errorsOfReading | keyof typeof ofTheRest;

/** Records of which a company has one of a name or key. */
const named = [
  'custom_field',
  'department',
  'email_template',
  'feedback',
  'member',
  'question',
  'source',
  'tag',
] as const;

type RelatedType = (typeof named)[number] | 'application' | 'candidate' | 'job' | 'stage';

/** The record that a conflict is with, where it is another one than the path names. */
export type Related = { type: RelatedType; id: number };

type AllErrors = typeof errorsOfReading & typeof ofTheRest;
type ConflictCode = {
  [Code in ErrorCode]: AllErrors[Code][0] extends 409 ? Code : never;
}[ErrorCode];

/**
 * What `related` names for each conflict, or why it names nothing: it is about the record of the path (`own`), about more records than
 * one, of which a count is given (`several`), about the request or the caller (`request`), or of a record whose kind is not known (`unknown`).
 */
export const relatedOf: Readonly<
  Record<ConflictCode, readonly RelatedType[] | 'own' | 'several' | 'request' | 'unknown'>
> = {
  stale_write: 'own',
  duplicate: named,
  in_use: 'several',
  still_running: 'request',
  answer_lost: 'unknown',
  job_not_expired: 'own',
  job_has_applications: 'several',
  last_admin: 'own',
  own_membership: 'own',
  own_sessions: 'own',
  default_office: 'own',
  default_pipeline: 'own',
  stage_in_use: ['stage'],
  office_in_use: 'several',
  department_in_use: ['job'],
  job_not_open: ['job'],
  duplicate_candidate: ['candidate'],
  candidate_without_email: 'own',
  duplicate_application: ['application'],
  application_closed: 'own',
  not_rejected: 'own',
  candidate_held: ['candidate'],
  candidate_erased: ['candidate'],
  meeting_canceled: 'own',
  meeting_begun: 'own',
  already_undone: 'own',
  import_not_ready: 'own',
  import_too_old: 'own',
  post_publishing: 'own',
  post_published: 'own',
  feedback_open: ['application'],
  own_feedback_request: 'own',
  too_many_revisions: 'own',
  too_many_webhooks: 'several',
  too_many_pictures: 'several',
  nothing_to_publish: 'own',
  webhook_disabled: 'own',
  webhook_sealed: 'own',
  confirmation_over: 'request',
  preview_changed: 'request',
  delivery_open: 'own',
  email_tried: 'own',
  mail_deleted: 'own',
  mail_sealed: 'own',
};

/** Set in `wrangler.careers.toml`: that bundle leaves out the rest. A test knows the codes of its files. */
declare const READS_ONLY: true | undefined;

export const errorTable: Readonly<Record<ErrorCode, Entry>> =
  typeof READS_ONLY === 'undefined'
    ? { ...errorsOfReading, ...ofTheRest }
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A test compares them with the codes that are used.
      (errorsOfReading as Record<ErrorCode, Entry>);

/** The messages of invalid fields, by field name; names of nested fields are dotted. */
export type FieldErrors = Record<string, string[]>;

type Details = {
  errors?: FieldErrors;
  /** Headers of the response, such as `Allow`. */
  headers?: Record<string, string>;
  related?: Related;
  /** More members of the response body, such as the id of the existing record. */
  extra?: Record<string, unknown>;
  cause?: unknown;
};

/** Thrown by rules and actions. `http/envelope.ts` alone converts it to a response. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  readonly related: Related | undefined;
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, details: Details = {}) {
    super(errorTable[code][1], { cause: details.cause });
    this.code = code;
    this.status = errorTable[code][0];
    this.errors = details.errors;
    this.headers = details.headers ?? {};
    this.related = details.related;
    this.extra = { ...details.extra, ...(details.related && { related: details.related }) };
  }
}

/** Returns the 422 for one invalid field, with what is wrong with it. */
export function invalidField(field: string, ...texts: string[]): ApiError {
  return new ApiError('invalid_input', { errors: { [field]: texts } });
}

/** Runs all checks, and throws one 422 with every field that any of them finds invalid. Another error is thrown as it comes. */
export function checkAll(...checks: readonly (() => void)[]): void {
  const errors: FieldErrors = {};
  for (const check of checks) {
    for (const [field, texts] of Object.entries(faultsIn(check))) {
      errors[field] = [...(errors[field] ?? []), ...texts];
    }
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });
}

/** The fields that a check finds invalid. */
export function faultsIn(check: () => void): FieldErrors {
  try {
    check();
    return {};
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_input') throw error;
    return error.errors ?? {};
  }
}

/** The error codes of the OAuth endpoints (RFC 6749, 4.1.2.1 and 5.2; RFC 6750, 3.1; RFC 8707, 2). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_target'
  | 'access_denied'
  | 'invalid_token'
  | 'insufficient_scope'
  | 'temporarily_unavailable'
  | 'server_error';

/** Thrown by the OAuth endpoints, whose errors have the format of the RFCs. `description` is for developers. */
export class OAuthError extends Error {
  readonly error: OAuthErrorCode;

  constructor(error: OAuthErrorCode, description: string) {
    super(description);
    this.error = error;
  }
}
