/** Everything that can go wrong on purpose: code -> status, title. `docs/errors.md` is written from this table. */
const catalogue = {
  malformed_json: [400, 'The body is not well-formed JSON in UTF-8.'],
  malformed_multipart: [400, 'The body is not well-formed multipart/form-data.'],
  json_too_deep: [400, 'The JSON body is nested too deeply.'],
  malformed_url: [400, 'The URL is not well-formed percent-encoded UTF-8.'],
  repeated_parameter: [400, 'A query parameter was given more than once.'],
  unauthenticated: [401, 'A bearer token is required.'],
  invalid_token: [401, 'The bearer token is unknown, expired or revoked.'],
  insufficient_scope: [403, 'The token does not carry the scope this needs.'],
  insufficient_role: [403, 'The role of the user does not allow this.'],
  tenant_mismatch: [403, 'The subdomain is not that of the company the token is for.'],
  form_expired: [403, 'The form is too old, or was not sent from our page.'],
  https_required: [403, 'This needs a connection that nobody can read: https.'],
  foreign_origin: [403, 'No page of this origin may call here.'],
  not_found: [404, 'No such record in this company.'],
  unknown_path: [404, 'There is nothing at this path.'],
  method_not_allowed: [405, 'This path does not take this method.'],
  not_acceptable: [406, 'The answer is application/json, which the request does not take.'],
  stale_write: [409, 'The record was changed meanwhile; read it again.'],
  duplicate: [409, 'Such a record exists already.'],
  in_use: [409, 'Other records still need this one.'],
  still_running: [409, 'A request with this Idempotency-Key is still running; wait and try again.'],
  answer_lost: [409, 'This was done, but its answer was lost; read the record `id` names.'],
  job_not_expired: [409, 'Only an expired job can be republished.'],
  job_has_applications: [409, 'A job that people have applied to can be archived, not deleted.'],
  last_admin: [409, 'The last Admin of a company can be neither demoted nor removed.'],
  own_membership: [409, 'Nobody removes themself; another Admin can.'],
  default_office: [409, 'The default office cannot go while others exist.'],
  default_pipeline: [409, 'The default pipeline cannot go; make another one the default.'],
  stage_in_use: [409, 'Candidates are in a stage that would go; say where they go instead.'],
  office_in_use: [409, 'A live job is at this office.'],
  job_not_open: [409, 'This job takes no applications now.'],
  duplicate_application: [409, 'This person has applied to this job already.'],
  application_closed: [409, 'The application is rejected or hired already.'],
  not_rejected: [409, 'The application is not rejected.'],
  candidate_held: [409, 'The candidate is under legal hold.'],
  candidate_erased: [409, 'The candidate was erased.'],
  meeting_canceled: [409, 'The meeting is canceled.'],
  meeting_begun: [409, 'The meeting has begun, or is over.'],
  already_undone: [409, 'This was undone already.'],
  post_publishing: [409, 'The post is being published; wait and read it again.'],
  post_published: [409, 'The post is published; it can only be deleted here.'],
  too_many_webhooks: [409, 'A company has 20 webhooks at most.'],
  webhook_disabled: [409, 'The webhook is disabled; enable it first.'],
  webhook_sealed: [
    409,
    'The secret was sealed with another SECRET_KEY; rotate it to have deliveries signed again.',
  ],
  confirmation_over: [
    409,
    'This confirmation is unknown, over, or not of this sign-in; prepare the action again.',
  ],
  preview_changed: [409, 'What would happen is another by now; prepare the action again.'],
  delivery_open: [409, 'This is still being delivered.'],
  mail_sealed: [409, 'The mail was sealed with another SECRET_KEY.'],
  too_large: [413, 'The request is larger than this service takes.'],
  unsupported_media_type: [
    415,
    'The body must be sent as application/json, or where it brings files as multipart/form-data.',
  ],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for another request.'],
  invalid_input: [422, 'Some fields are missing or malformed.'],
  too_many_requests: [429, 'Too many requests; wait and try again.'],
  unexpected: [500, 'Something went wrong on our side.'],
  storage_unavailable: [503, 'The store did not answer; try again.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof catalogue;

export const errorTable: Readonly<Record<ErrorCode, readonly [status: number, title: string]>> =
  catalogue;

/** Which fields are wrong, and how: the name on the wire, dotted where nested. */
export type FieldErrors = Record<string, string[]>;

type Details = {
  errors?: FieldErrors;
  /** Headers the answer must carry, such as `Allow`. */
  headers?: Record<string, string>;
  /** What else the body tells, such as the id of the record that exists. */
  extra?: Record<string, unknown>;
  cause?: unknown;
};

/** Thrown by rules and actions; becomes an answer in exactly one place, `http/envelope.ts`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, details: Details = {}) {
    super(errorTable[code][1], { cause: details.cause });
    this.code = code;
    this.status = errorTable[code][0];
    this.errors = details.errors;
    this.headers = details.headers ?? {};
    this.extra = details.extra ?? {};
  }
}

/** The 422 of one field. */
export function invalidField(field: string, text: string): ApiError {
  return new ApiError('invalid_input', { errors: { [field]: [text] } });
}

/** What an OAuth client may be told went wrong (RFC 6749, 4.1.2.1 and 5.2; RFC 6750, 3.1; RFC 8707, 2). */
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

/** Thrown at the OAuth endpoints, where errors look as the RFCs have them. `description` is for the developer. */
export class OAuthError extends Error {
  readonly error: OAuthErrorCode;

  constructor(error: OAuthErrorCode, description: string) {
    super(description);
    this.error = error;
  }
}
