/** The API's types for openapi-fetch. Written by `npm run client:types`; docs/client.md says how to use it. */

export interface paths {
  '/.well-known/oauth-authorization-server': {
    /** Get the authorization server metadata (RFC 8414). */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              issuer: string;
              authorization_endpoint: string;
              token_endpoint: string;
              revocation_endpoint: string;
              userinfo_endpoint: string;
              scopes_supported: (
                | 'profile'
                | 'company'
                | 'jobs:read'
                | 'jobs:write'
                | 'applicants:read'
                | 'applicants:write'
                | 'mcp'
              )[];
              response_types_supported: string[];
              response_modes_supported: string[];
              grant_types_supported: string[];
              code_challenge_methods_supported: string[];
              token_endpoint_auth_methods_supported: string[];
              revocation_endpoint_auth_methods_supported: string[];
              authorization_response_iss_parameter_supported: boolean;
              client_id_metadata_document_supported: boolean;
              service_documentation: string;
            };
          };
        };
        403: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request';
            };
          };
        };
      };
    };
  };
  '/.well-known/oauth-protected-resource': {
    /** Get the protected resource metadata of the API (RFC 9728). */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              resource: string;
              authorization_servers: string[];
              scopes_supported: (
                | 'profile'
                | 'company'
                | 'jobs:read'
                | 'jobs:write'
                | 'applicants:read'
                | 'applicants:write'
                | 'mcp'
              )[];
              bearer_methods_supported: string[];
              resource_name: string;
              resource_documentation: string;
            };
          };
        };
        403: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request';
            };
          };
        };
      };
    };
  };
  '/.well-known/oauth-protected-resource/mcp': {
    /** Get the protected resource metadata of the tool server (RFC 9728). */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              resource: string;
              authorization_servers: string[];
              scopes_supported: (
                | 'profile'
                | 'company'
                | 'jobs:read'
                | 'jobs:write'
                | 'applicants:read'
                | 'applicants:write'
                | 'mcp'
              )[];
              bearer_methods_supported: string[];
              resource_name: string;
              resource_documentation: string;
            };
          };
        };
        403: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request';
            };
          };
        };
      };
    };
  };
  '/api/oauth/token': {
    /** Exchange an authorization code or a refresh token for tokens. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            grant_type: 'authorization_code' | 'refresh_token';
            /** The client ID, here or by HTTP Basic. */
            client_id?: string;
            /** The secret of a confidential client, here or by HTTP Basic. */
            client_secret?: string;
            code?: string;
            /** Required with a code. Must match the authorization request. */
            redirect_uri?: string;
            /** Required with a code that was requested with PKCE. */
            code_verifier?: string;
            refresh_token?: string;
            /** With a refresh token, to request fewer scopes than were granted. */
            scope?: string;
            /** The resource (RFC 8707). Must match the authorization request. */
            resource?: string;
          };
          'application/x-www-form-urlencoded': {
            grant_type: 'authorization_code' | 'refresh_token';
            /** The client ID, here or by HTTP Basic. */
            client_id?: string;
            /** The secret of a confidential client, here or by HTTP Basic. */
            client_secret?: string;
            code?: string;
            /** Required with a code. Must match the authorization request. */
            redirect_uri?: string;
            /** Required with a code that was requested with PKCE. */
            code_verifier?: string;
            refresh_token?: string;
            /** With a refresh token, to request fewer scopes than were granted. */
            scope?: string;
            /** The resource (RFC 8707). Must match the authorization request. */
            resource?: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              access_token: string;
              token_type: 'Bearer';
              expires_in: number;
              /** Valid for two years from now. Every refresh returns a new one with two years of its own. */
              refresh_token: string;
              scope: string;
            };
          };
        };
        400: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?:
                | 'invalid_request'
                | 'invalid_grant'
                | 'unsupported_grant_type'
                | 'invalid_scope'
                | 'invalid_target';
            };
          };
        };
        401: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_client';
            };
          };
        };
        403: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request';
            };
          };
        };
        413: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request';
            };
          };
        };
        429: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'temporarily_unavailable';
            };
          };
        };
        500: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'server_error';
            };
          };
        };
        503: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'temporarily_unavailable';
            };
          };
        };
      };
    };
  };
  '/api/oauth/revoke': {
    /** Revoke a token (RFC 7009). */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** An access token or a refresh token. */
            token: string;
            token_type_hint?: string;
            client_id?: string;
            client_secret?: string;
          };
          'application/x-www-form-urlencoded': {
            /** An access token or a refresh token. */
            token: string;
            token_type_hint?: string;
            client_id?: string;
            client_secret?: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request' | 'invalid_grant';
            };
          };
        };
        401: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_client';
            };
          };
        };
        403: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request';
            };
          };
        };
        413: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_request';
            };
          };
        };
        429: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'temporarily_unavailable';
            };
          };
        };
        500: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'server_error';
            };
          };
        };
        503: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'temporarily_unavailable';
            };
          };
        };
      };
    };
  };
  '/api/oauth/userinfo': {
    /** Get the user of the token. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /** The user id as a string, for OpenID Connect clients. */
              sub: string | null;
              id: number | null;
              email: string | null;
              name: string | null;
              first_name: string | null;
              last_name: string | null;
              role: 'Viewer' | 'Recruiter' | 'Admin' | null;
              tenant_id: string | null;
              company: {
                subdomain: string;
                name: string;
              } | null;
            };
          };
        };
        401: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'invalid_token';
            };
          };
        };
        403: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'insufficient_scope' | 'invalid_request';
            };
          };
        };
        429: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'temporarily_unavailable';
            };
          };
        };
        500: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'server_error';
            };
          };
        };
        503: {
          content: {
            'application/json': components['schemas']['OAuthError'] & {
              error?: 'temporarily_unavailable';
            };
          };
        };
      };
    };
  };
  '/api/board/{company}/jobs/{hash_id}': {
    /** Get a job of a company with its application form, for a website of its own. No token needed. */
    get: {
      parameters: {
        query?: {
          /** The language of the questions, such as `de`. */
          lang?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The subdomain of the company. */
          company: string;
          /** The `has_id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: components['schemas']['BoardJobDetail'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['public-malformed_url-repeated_parameter'];
        404: components['responses']['public-not_found'];
        410: components['responses']['public-job_over'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/board/{company}/jobs/{hash_id}/applications': {
    /** Apply to a job of a company from a website of its own. No token needed. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** The key of the website. It is not read from the query. */
          'X-Board-Key': string;
          'Idempotency-Key'?: string;
        };
        path: {
          /** The subdomain of the company. */
          company: string;
          /** The `has_id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** The CV. */
            file_cv?: Blob;
            /** The cover letter. */
            cover_letter?: Blob;
          };
          'application/json': components['schemas']['BoardApplication'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              message: '201';
              data: components['schemas']['ApplicationReceived'];
            };
          };
        };
        400: components['responses']['public-malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart'];
        401: components['responses']['public-board_key_missing-board_key_invalid'];
        404: components['responses']['public-not_found'];
        409: components['responses']['public-still_running-answer_lost'];
        410: components['responses']['public-job_over'];
        413: components['responses']['public-too_large'];
        415: components['responses']['public-unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['public-invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/board-keys/index': {
    /** List the keys by which own websites of the company send applications. Scope: `company` and `jobs:write`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['BoardKey'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/board-keys/store': {
    /** Create a key for an own website of the company; 20 can work at a time. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewBoardKey'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['BoardKey'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/board-keys/revoke/{id}': {
    /** Revoke a key; applications by it are refused from now on. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['BoardKey'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/profile': {
    /** Get the full profile of your company. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Company'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/show/{id}': {
    /** Get your company by id. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Company'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/update/{id}': {
    /** Update your company. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CompanyChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Company'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/companies/update-logo/{id}': {
    /** Upload the logo. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** PNG, JPEG or WebP, at most 5 MB and 4,096 pixels a side. Metadata, such as where it was taken, is not stored. */
            logo: Blob;
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Company'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_multipart-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/companies/update-cover/{id}': {
    /** Upload the cover of the career page. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** PNG, JPEG or WebP, at most 5 MB and 4,096 pixels a side. Metadata, such as where it was taken, is not stored. */
            cover: Blob;
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Company'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/publish-career-page/{id}': {
    /** Publish the draft of the career page. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Company'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-nothing_to_publish-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/preview-career-page/{id}': {
    /** Create a link that shows the career page with its draft for an hour. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['CareerPagePreview'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/create': {
    /** Get the form data of a company: countries, currencies, languages, time zones, benefits, and the states of a country. */
    get: {
      parameters: {
        query?: {
          /** A country, ISO 3166-1 numeric (Germany 276): the answer has its `states`. */
          country_id?: number;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['CompanyForm'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/store-picture': {
    /** Upload a picture for the career page. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** What the picture shows, for people who do not see it. */
            alt: string;
            /** PNG, JPEG or WebP, at most 5 MB and 4,096 pixels a side. Metadata, such as where it was taken, is not stored. */
            picture: Blob;
          };
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Picture'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-too_many_pictures-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/update-picture/{id}': {
    /** Change the text alternative of a picture, or replace its file. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** PNG, JPEG or WebP, at most 5 MB and 4,096 pixels a side. Metadata, such as where it was taken, is not stored. */
            picture?: Blob;
          };
          'application/json': components['schemas']['PictureChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Picture'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/destroy-picture/{id}': {
    /** Delete a picture, on the career page and in its draft too. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-offices/index': {
    /** List offices. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Office'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-offices/store': {
    /** Create an office. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewOffice'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Office'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-offices/show/{id}': {
    /** Get an office. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Office'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-offices/update/{id}': {
    /** Update an office. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OfficeChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Office'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-offices/destroy/{id}': {
    /** Delete an office. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['default_office-office_in_use-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-pipline/index': {
    /** List pipelines with their stages. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Pipeline'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-pipline/store': {
    /** Create a pipeline. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewPipeline'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Pipeline'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-pipline/show/{id}': {
    /** Get a pipeline. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Pipeline'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-pipline/update/{id}': {
    /** Update a pipeline and its stages. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PipelineChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Pipeline'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stage_in_use-in_use-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-pipline/destroy/{id}': {
    /** Delete a pipeline. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['default_pipeline-in_use-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-users/index': {
    /** List team members. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['TeamMember'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-users/store': {
    /** Invite a team member by email; inviting them again after ten seconds sends a new link. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TeamMember'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-duplicate-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-users/show/{id}': {
    /** Get a team member. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TeamMember'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-users/update-role/{id}': {
    /** Change the role of a team member. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RoleChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TeamMember'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-last_admin-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/company-users/end-sessions/{id}': {
    /** End all sessions of a team member, and the access of their applications to this company. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TeamMember'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-own_sessions-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-users/destroy/{id}': {
    /** Remove a team member and end their sessions and tokens. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['last_admin-own_membership-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/contracted-companies': {
    /** List contracted companies. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['ContractedCompany'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Add a contracted company. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewContractedCompany'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ContractedCompany'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/contracted-companies/show/{id}': {
    /** Get a contracted company. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ContractedCompany'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/contracted-companies/update/{id}': {
    /** Update a contracted company. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContractedCompanyChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ContractedCompany'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/contracted-companies/destroy/{id}': {
    /** Remove a contracted company. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['in_use-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/departments/index': {
    /** List departments, by which jobs are sorted. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Words from the name, in any order, also parts of words. */
          'search-key'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Department'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/departments/store': {
    /** Create a department; a company can have 200. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewDepartment'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Department'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/departments/update/{id}': {
    /** Rename a department or move it in the list. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['DepartmentChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Department'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-duplicate-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/departments/destroy/{id}': {
    /** Delete a department; its jobs move to another one. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The department that its jobs move to. Required if it has any. */
          move_to?: number;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['department_in_use-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/index': {
    /** List jobs. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Words from the title, in any form. The last word can be a prefix. Case and accents are ignored. */
          'search-key'?: string;
          status?: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
          /** `yes` for jobs with applications, `no` for jobs without. */
          'with-candidates'?: 'yes' | 'no';
          /** The id of a department. */
          'department-id'?: number;
          /** Only jobs created on or after this UTC day. */
          'date-start'?: string;
          /** Only jobs created on or before this UTC day. */
          'date-end'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['JobItem'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/create': {
    /** Get the form data of a job: categories, employment types, benefits, offices, pipelines. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['JobForm'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/store': {
    /** Create a job. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewJob'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/show/{hash_id}': {
    /** Get a job. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/update/{id}': {
    /** Update a job. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['JobChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/update-details/{id}': {
    /** Update workplace and seniority. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['JobDetailsChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/update-pay-benefit/{id}': {
    /** Update salary and benefits. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['JobPayChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/update-specifications/{id}': {
    /** Update description and skills. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['JobSpecificationsChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/update-status/{id}': {
    /** Change the status of a job. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            status: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/republish/{id}': {
    /** Republish an expired job. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Job'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-job_not_expired-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/destroy/{id}': {
    /** Archive a job, or delete it with `force=true`. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** `true` permanently deletes the job. Requires the Admin role and a job without applications. */
          force?: 'true' | 'false';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['DestroyedJob'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['job_has_applications-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/jobs/search/{key}': {
    /** Search jobs by title. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          status?: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
          /** `yes` for jobs with applications, `no` for jobs without. */
          'with-candidates'?: 'yes' | 'no';
          /** The id of a department. */
          'department-id'?: number;
          /** Only jobs created on or after this UTC day. */
          'date-start'?: string;
          /** Only jobs created on or before this UTC day. */
          'date-end'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** Words from the title. Case and accents are ignored. */
          key: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['JobItem'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/occupations': {
    /** Suggest up to five occupations (KldB 2010) for a job title. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The title of a job, in German or English. Without one, nothing is suggested. */
          title?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['OccupationList'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/questions/index': {
    /** List the questions that application forms can ask. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Question'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/questions/store': {
    /** Add a question for application forms; at most 200 for each company. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewQuestion'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Question'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/questions/show/{id}': {
    /** Get a question. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Question'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/questions/update/{id}': {
    /** Edit a question; one that a form has asked is replaced by another with an id of its own. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['QuestionChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Question'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-in_use-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/questions/destroy/{id}': {
    /** Delete a question that no form asks; its answers are kept. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['in_use-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/{hash_id}/application-form': {
    /** Get the questions and rules of the application form of a job. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationForm'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Replace the questions and rules of the application form of a job; rules that reject need an Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ApplicationFormChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationForm'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/{hash_id}/try-rules': {
    /** Count how many of the last 200 applicants of a job each rule would have stopped. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      requestBody?: {
        content: {
          'application/json': components['schemas']['TriedRules'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['RuleTrial'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/{hash_id}/team': {
    /** Get the hiring team of a job. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['HiringTeam'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Replace the hiring team of a job; it has at most 50 members. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['HiringTeamChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['HiringTeam'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/{hash_id}/applicant-job': {
    /** List the candidates of a job; filtered lists count up to 10,000 matches. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Applications with this status: active, rejected, hired. Separate several values by commas: one of them must match. */
          status?: string;
          /** Applications in these stages. Separate several values by commas: one of them must match. */
          stage_id?: string;
          stage_type?: string;
          /** Applications from these sources. Separate several values by commas: one of them must match. */
          source_id?: string;
          /** Candidates with these tags, and their applications. Separate several values by commas: one of them must match. */
          tag_id?: string;
          screening?: string;
          field?: { [name: string]: string };
          /** Only what was created on or after this UTC day. */
          'created-from'?: string;
          /** Only what was created on or before this UTC day. */
          'created-to'?: string;
          /** `newest` first, which is the default, or `oldest` first. */
          sort?: 'newest' | 'oldest';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Application'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['index_incomplete-storage_unavailable'];
      };
    };
  };
  '/api/jobs/{hash_id}/activity': {
    /** List what happened to the applications of a job, newest first; `total` counts up to 10,000. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['JobActivity'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/index': {
    /** List applications; searches and filtered lists count up to 10,000 matches. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only the records with these ids, at most 100, separated by commas. Other filters apply too. The answer has `missing`. */
          ids?: string;
          /** Applications with this status: active, rejected, hired. Separate several values by commas: one of them must match. */
          status?: string;
          /** Applications in these stages. Separate several values by commas: one of them must match. */
          stage_id?: string;
          stage_type?: string;
          /** Applications for these jobs, by id or hash_id. Separate several values by commas: one of them must match. */
          job_id?: string;
          /** Applications from these sources. Separate several values by commas: one of them must match. */
          source_id?: string;
          /** Candidates with these tags, and their applications. Separate several values by commas: one of them must match. */
          tag_id?: string;
          screening?: string;
          field?: { [name: string]: string };
          /** Only what was created on or after this UTC day. */
          'created-from'?: string;
          /** Only what was created on or before this UTC day. */
          'created-to'?: string;
          /** `newest` first, which is the default, or `oldest` first. */
          sort?: 'newest' | 'oldest';
          'search-key'?: string;
          /** `cv`: the words of `search-key` are looked for in CVs, too. 403 where the company has switched that off. */
          'search-in'?: 'cv';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Application'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
                /** Of `ids`, those that the list does not show, on any page. Absent without `ids`. */
                missing?: number[];
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch-cv_search_off'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['index_incomplete-storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/store': {
    /** Create an application with an optional CV and cover letter. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            email: string;
            first_name: string;
            /** Empty for a person with a single name, which goes into first_name. */
            last_name: string | null;
            /** Digits, spaces and `+ ( ) - . / x`. */
            phone?: string | null;
            /** The hash_id or id of the job. */
            job_id: number | string;
            /** Where the candidate comes from: the name of a source, which is created if there is none. Defaults to `api`. */
            source?: string | null;
            /** The language of default emails to the candidate. Without it, they are in the language of the company. */
            language?: 'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'ar' | 'ja' | null;
            /** The consent text that the candidate agreed to, as it was shown to them. */
            consent?: string | null;
            answers?: ({ [name: string]: unknown } | string) | null;
            custom?: ({ [name: string]: unknown } | string) | null;
            /** The CV as PDF, DOC, DOCX, ODT, RTF or text, JSON Resume or Europass XML, at most 10 MB. */
            file_cv?: Blob;
            /** The cover letter as PDF, DOC, DOCX, ODT, RTF or plain text, at most 10 MB. */
            cover_letter?: Blob;
          };
          'application/json': {
            email: string;
            first_name: string;
            /** Empty for a person with a single name, which goes into first_name. */
            last_name: string | null;
            /** Digits, spaces and `+ ( ) - . / x`. */
            phone?: string | null;
            /** The hash_id or id of the job. */
            job_id: number | string;
            /** Where the candidate comes from: the name of a source, which is created if there is none. Defaults to `api`. */
            source?: string | null;
            /** The language of default emails to the candidate. Without it, they are in the language of the company. */
            language?: 'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'ar' | 'ja' | null;
            /** The consent text that the candidate agreed to, as it was shown to them. */
            consent?: string | null;
            answers?: ({ [name: string]: unknown } | string) | null;
            custom?: ({ [name: string]: unknown } | string) | null;
          };
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-job_not_open-duplicate_application-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/show/{id}': {
    /** Get an application with its notes, emails and history. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/history/{id}': {
    /** List what happened to an application, newest first. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: {
                  id: number;
                  kind:
                    | 'created'
                    | 'moved'
                    | 'rejected'
                    | 'unrejected'
                    | 'hired'
                    | 'noted'
                    | 'emailed'
                    | 'meeting_scheduled'
                    | 'meeting_changed'
                    | 'meeting_canceled';
                  /** Null if the candidate or the service did it. */
                  author: {
                    id: number;
                    name: string;
                  } | null;
                  from_stage: {
                    id: number;
                    name: string;
                  } | null;
                  to_stage: {
                    id: number;
                    name: string;
                  } | null;
                  created_at: string;
                }[];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/update/{id}': {
    /** Change the custom fields of an application; the audit log and the event name them, without the values. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ApplicationChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/update-stage/{id}': {
    /** Move an application to a stage; moving it to the hired stage hires the candidate. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StageMove'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        404: components['responses']['not_found-merged-ignored'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-candidate_without_email-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/update-stage-send-email/{id}/{stage_id}': {
    /** Move an application to a stage and send the stage's email template. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
          /** The id of a pipeline stage. */
          stage_id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        404: components['responses']['not_found-merged-ignored'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-candidate_without_email-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/reject/{id}': {
    /** Reject an application; the rejection email is sent automatically. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody?: {
        content: {
          'application/json': components['schemas']['Rejection'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        404: components['responses']['not_found-merged-ignored'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-candidate_without_email-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/undo-reject/{id}': {
    /** Undo a rejection; a rejection email that has not been sent yet is canceled. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        404: components['responses']['not_found-merged-ignored'];
        409: components['responses']['still_running-answer_lost-not_rejected-candidate_erased-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/hire/{id}': {
    /** Hire a candidate; they become a team member who can sign in once an Admin gives them a role. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-candidate_without_email-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/send-email/{id}': {
    /** Send an email to the candidate. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewEmail'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        404: components['responses']['not_found-merged-ignored'];
        409: components['responses']['still_running-answer_lost-candidate_erased-candidate_without_email-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/preview-email/{id}': {
    /** Preview an email or an email template, and list its merge fields without a value. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PreviewedEmail'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['EmailPreview'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/assign-to-job': {
    /** Assign a candidate to another job by creating a new application. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Assignment'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-job_not_open-duplicate_application-candidate_erased-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/store-notes/{id}': {
    /** Add a note to an application. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
          Prefer?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewNote'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['ApplicationDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        404: components['responses']['not_found-merged-ignored'];
        409: components['responses']['still_running-answer_lost-candidate_erased-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/candidate-job/email-templet/{stage_id}': {
    /** Get the email template of a stage. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of a pipeline stage. */
          stage_id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['StageTemplate'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/bulk': {
    /** Move, reject or email many applications at once; `dry_run` previews the result. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['BulkRequest'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['BulkResult'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-already_undone'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/bulk/{id}/undo': {
    /** Undo a bulk move or rejection. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['BulkResult'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-already_undone-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/index': {
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only the records with these ids, at most 100, separated by commas. Other filters apply too. The answer has `missing`. */
          ids?: string;
          /** Words from the name or email address; the last word can be a prefix. */
          'search-key'?: string;
          /** Applications with this status: active, rejected, hired. Separate several values by commas: one of them must match. */
          status?: string;
          /** Applications in these stages. Separate several values by commas: one of them must match. */
          stage_id?: string;
          stage_type?: string;
          /** Applications for these jobs, by id or hash_id. Separate several values by commas: one of them must match. */
          job_id?: string;
          /** Applications from these sources. Separate several values by commas: one of them must match. */
          source_id?: string;
          /** Candidates with these tags, and their applications. Separate several values by commas: one of them must match. */
          tag_id?: string;
          screening?: string;
          field?: { [name: string]: string };
          /** Only what was created on or after this UTC day. */
          'created-from'?: string;
          /** Only what was created on or before this UTC day. */
          'created-to'?: string;
          /** `newest` first, which is the default, or `oldest` first. */
          sort?: 'newest' | 'oldest';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['CandidateListed'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
                /** Of `ids`, those that the list does not show, on any page. Absent without `ids`. */
                missing?: number[];
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['index_incomplete-storage_unavailable'];
      };
    };
  };
  '/api/candidates/show/{id}': {
    /** Get a candidate with their applications. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/store': {
    /** Add a candidate without an application, by name or email address. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewCandidate'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate_candidate'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/update/{id}': {
    /** Correct a candidate; the audit log and the event name what was changed, without the values. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CandidateCorrection'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost-candidate_erased-duplicate_candidate-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/store-document/{id}': {
    /** Add one of the candidate's own documents; the newest CV is shown with applications. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            kind: 'cv' | 'cover_letter' | 'portfolio' | 'certificate' | 'other';
            /** The document as PDF, DOC, DOCX, ODT, RTF or text, at most 10 MB; a CV also as JSON Resume or Europass XML. */
            file: Blob;
          };
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/use-as-cv/{id}': {
    /** Read a document of a candidate as the CV; `{id}` is the id of the document. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/destroy-document/{id}': {
    /** Remove a document of a candidate with its file; `{id}` is the id of the document. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['candidate_held-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/tag/{id}': {
    /** Give a candidate tags, or take them away; a candidate can have 30. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Tagging'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/export/{id}': {
    /** Export all data stored about a candidate. Scope: `applicants:write`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['CandidateExport'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['feedback_open'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/merge/{id}': {
    /** Merge another candidate into this one; the id of the other keeps resolving to this one. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CandidateMerge'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost-candidate_erased-candidate_held-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/legal-hold/{id}': {
    /** Place a candidate under legal hold, or release the hold. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LegalHold'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Candidate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['still_running-answer_lost-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/erase/{id}': {
    /** Erase a candidate, including files, CVs, emails, notes and delivered event data. Scope: `applicants:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found-merged'];
        409: components['responses']['candidate_erased-candidate_held-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/duplicates': {
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only pairs of this candidate. */
          candidate_id?: number;
          /** `yes`: the pairs that a member has dismissed, which are left out otherwise. */
          dismissed?: 'yes';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['DuplicatePair'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/dismiss-duplicate/{id}': {
    /** Say that the candidates of a pair are not the same person; `{id}` is the id of the pair. It is not suggested again. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['DuplicateDismissal'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['DuplicatePair'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tags/index': {
    /** List tags. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Words from the name, in any order, also parts of words. */
          'search-key'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Tag'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tags/store': {
    /** Create a tag; a company can have 500. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewTag'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TagDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tags/show/{id}': {
    /** Get a tag and how many candidates have it. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TagDetail'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tags/update/{id}': {
    /** Rename a tag. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TagChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TagDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-duplicate-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tags/destroy/{id}': {
    /** Delete a tag and take it from its candidates; at most 1,000 may have it. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['in_use-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/custom-fields/index': {
    /** List the custom fields of candidates, applications and jobs. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          entity?: 'candidate' | 'application' | 'job';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['CustomField'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/custom-fields/store': {
    /** Define a custom field of candidates, applications or jobs; a company can have 50 of each. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewCustomField'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['CustomField'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/custom-fields/show/{id}': {
    /** Get a custom field. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['CustomField'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/custom-fields/update/{id}': {
    /** Change a custom field: its labels, options and bands, who sees it, whether lists are filtered by it, or archive it. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CustomFieldChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['CustomField'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-in_use-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/sources/index': {
    /** List sources; applications add those that they name. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Words from the name, in any order, also parts of words. */
          'search-key'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Source'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/sources/store': {
    /** Create a source; a company can have 200. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewSource'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Source'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/sources/show/{id}': {
    /** Get a source. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Source'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/sources/update/{id}': {
    /** Rename a source or change its kind; applications keep the text they have. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SourceChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Source'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-duplicate-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/sources/destroy/{id}': {
    /** Delete a source that no application and no tracking link has. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['in_use-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tracking-links/index': {
    /** List tracking links. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['TrackingLink'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tracking-links/store': {
    /** Create a tracking link for a job, or for all jobs; a company can have 1,000. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewTrackingLink'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TrackingLink'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tracking-links/show/{id}': {
    /** Get a tracking link. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TrackingLink'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tracking-links/update/{id}': {
    /** Change the source or the credited member of a tracking link. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TrackingLinkChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['TrackingLink'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tracking-links/destroy/{id}': {
    /** Delete a tracking link; it leads nowhere then. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/data-requests/index': {
    /** List what candidates have asked for. Scope: `applicants:write`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** `yes`: only requests that are not finished. */
          open?: 'yes';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['DataRequest'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/data-requests/finish/{id}': {
    /** Finish a request of a candidate once it is answered. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['DataRequest'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/saved-views/index': {
    /** List your saved views, and those that are shared. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          entity?: 'applications' | 'candidates';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['SavedView'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/saved-views/store': {
    /** Save filters of a list as a view; at most 50 for each member. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewSavedView'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['SavedView'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/saved-views/show/{id}': {
    /** Get a saved view. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['SavedView'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/saved-views/update/{id}': {
    /** Change a saved view; a shared view of somebody else only as an Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SavedViewChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['SavedView'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/saved-views/destroy/{id}': {
    /** Delete a saved view; a shared view of somebody else only as an Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/exports/index': {
    /** List exports, newest first. Scope: `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Export'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/exports/store': {
    /** Export a list or a saved view as CSV or NDJSON, or the whole company as a bundle; the file is written in the background. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewExport'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Export'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/exports/show/{id}': {
    /** Get an export, with a link to its file once it is finished. Scope: `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Export'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/index': {
    /** List imports, newest first. Scope: `applicants:write`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Import'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/store': {
    /** Upload a CSV file or a bundle to import; it is read in the background, and nothing is imported before `imports/start`. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** Where a CSV file comes from, which says what its columns mean. */
            source?: 'csv' | 'greenhouse' | 'lever' | 'ashby' | 'workable';
            /** `true`: jobs that are Live in a bundle are published. Else they become Drafts. */
            keep_live?: 'true' | 'false';
            /** CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252, or a bundle (ZIP), at most 25 MB. */
            file: Blob;
          };
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/store-upload': {
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewImportUpload'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/store-part/{id}': {
    /** Upload a part of a bundle, in any order; one that is sent again replaces the former. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** Which part of the file it is, from 1. */
            number: string;
            /** The bytes of the part: `part_bytes` of them, and what is left in the last. */
            part: Blob;
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-import_not_ready-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/finish-upload/{id}': {
    /** Make the file of an import whole once all parts are there; it is read then. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-import_not_ready-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/show/{id}': {
    /** Get an import: what its mapping leaves open, how far it is, and its counts. Scope: `applicants:write`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/map/{id}': {
    /** Say what the columns, jobs, stages and dates of a CSV file are; the dry run follows. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ImportChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-import_not_ready-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/start/{id}': {
    /** Import what the dry run has shown, or go on with an import that was interrupted. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-import_not_ready-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/undo/{id}': {
    /** Delete the unchanged records that an import of the last 7 days added. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-import_not_ready-import_too_old-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/cancel/{id}': {
    /** Cancel an import before its end; what it has added stays, and can be undone. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Import'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-import_not_ready-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/imports/rows/{id}': {
    /** List what became of each record of an import, or would in a dry run. Scope: `applicants:write`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          result?: 'created' | 'existing' | 'failed' | 'kept' | 'undone';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                data: components['schemas']['ImportRow'][];
                total: number;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/emails/index': {
    /** List emails to candidates, or their replies, newest first; counts up to 1,000. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** `queued` are those that wait, and `canceled` those that were stopped. Not with `direction=received`. */
          status?: 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'canceled';
          /** `received` lists replies in place of what was sent. */
          direction?: 'sent' | 'received';
          /** The id of an application. */
          candidate_job_id?: number;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Email'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/emails/show/{id}': {
    /** Get an email to a candidate, or a reply. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['EmailDetail'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/emails/stop/{id}': {
    /** Stop an email that waits; one that was tried is refused. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['EmailDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-email_tried'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/emails/retry/{id}': {
    /** Send an email again that failed. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['EmailDetail'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-email_tried-mail_deleted'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/email-templates/index': {
    /** List email templates: those in other languages than the company’s, and its own. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          kind?: 'stage' | 'rejection' | 'own';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['EmailTemplate'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/email-templates/store': {
    /** Create an email template; a company can have 100 of its own. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewEmailTemplate'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['EmailTemplate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/email-templates/update/{id}': {
    /** Update an email template; its kind, stage and language stay. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['EmailTemplateChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['EmailTemplate'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-duplicate-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/email-templates/destroy/{id}': {
    /** Delete an email template; emails that are queued keep their text. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/hiring-settings': {
    /** Get the hiring settings. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['HiringSettings'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Update the hiring settings. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['HiringSettingsChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['HiringSettings'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/{hash_id}/analytics': {
    /** Get the views, favorites and applicants of a job by month. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Analytics'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/central/jobs/{hash_id}/favorite': {
    /** Count a favorite of a public job, at most one per minute and IP address. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** The `hash_id` or `id` of the job. */
          hash_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: {
                favorites: number;
              };
            };
          };
        };
        400: components['responses']['public-malformed_url-repeated_parameter'];
        404: components['responses']['public-not_found'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input-unknown_field'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/meet/index': {
    /** List meetings. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only meetings about this application. */
          candidate_job_id?: string;
          status?: 'scheduled' | 'canceled';
          /** Only meetings that start on or after this UTC day. */
          'date-start'?: string;
          /** Only meetings that start on or before this UTC day. */
          'date-end'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Meeting'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/meet/store': {
    /** Schedule a meeting and invite the candidate and attendees by email. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewMeeting'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Meeting'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-candidate_erased-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/meet/show/{id}': {
    /** Get a meeting. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Meeting'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/meet/update/{id}': {
    /** Update or reschedule an upcoming meeting and notify everyone invited. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MeetingChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Meeting'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-meeting_canceled-meeting_begun-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/meet/destroy/{id}': {
    /** Cancel a meeting, including its conference; the record stays with status `canceled`. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/social-accounts/index': {
    /** List the connected social accounts. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['SocialAccount'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/posts/index': {
    /** List posts. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Post'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/posts/store': {
    /** Create a post; it is a draft without `date_shared`, scheduled with a future date, and published now with a past one. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewPost'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Post'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/posts/show/{id}': {
    /** Get a post. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Post'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/posts/update/{id}': {
    /** Update an unpublished post; setting `date_shared` schedules it, or retries it if it failed. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PostChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Post'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-post_publishing-post_published-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/posts/destroy/{id}': {
    /** Delete a post; if it is published, it stays online on its network. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['post_publishing-stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/plugins/webhooks/events': {
    /** List the events a webhook can subscribe to. Any token. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['EventType'][];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks': {
    /** List the webhooks whose events the token can read. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only webhooks with exactly this URL. */
          url?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Webhook'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Create a webhook; only this response contains the full secret. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewWebhook'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Webhook'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        409: components['responses']['still_running-answer_lost-too_many_webhooks-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/plugins/webhooks/{id}': {
    /** Get a webhook with its latest delivery logs. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['WebhookDetail'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Update a webhook. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    put: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['WebhookChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Webhook'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
    /** Delete a webhook and its delivery logs. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['stale_write-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/test': {
    /** Send a webhook.test event now and report the result. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['WebhookTestResult'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-ignored'];
        401: components['responses']['unauthenticated-invalid_token-ignored'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored'];
        404: components['responses']['not_found-ignored'];
        409: components['responses']['still_running-answer_lost-webhook_sealed-ignored'];
        413: components['responses']['too_large-ignored'];
        422: components['responses']['invalid_input-idempotency_mismatch-ignored'];
        429: components['responses']['too_many_requests-ignored'];
        500: components['responses']['unexpected-ignored'];
        503: components['responses']['storage_unavailable-ignored'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/simulate': {
    /** Send a sample of any event now and report the result. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Simulation'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['WebhookTestResult'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-webhook_sealed'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/logs': {
    /** List the delivery attempts of the last 30 days, newest first. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only attempts that succeeded (`true`) or failed (`false`). */
          success?: 'true' | 'false';
          event?:
            | 'application.created'
            | 'application.stage_changed'
            | 'application.rejected'
            | 'application.hired'
            | 'application.unrejected'
            | 'application.screened'
            | 'application.withdrawn'
            | 'application.updated'
            | 'candidate.created'
            | 'candidate.updated'
            | 'candidate.tagged'
            | 'candidate.merged'
            | 'candidate.erased'
            | 'cv.read'
            | 'data_request.created'
            | 'data_request.done'
            | 'job.published'
            | 'job.closed'
            | 'job.updated'
            | 'email.received'
            | 'email.failed'
            | 'meeting.scheduled'
            | 'note.created'
            | 'feedback.requested'
            | 'feedback.submitted'
            | 'task.created'
            | 'task.done'
            | 'export.finished'
            | 'import.created'
            | 'import.finished'
            | 'import.undone'
            | 'webhook.test';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['DeliveryLog'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/rotate-secret': {
    /** Rotate the secret; the previous secret also signs for 24 hours. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody?: {
        content: {
          'application/json': components['schemas']['SecretRotation'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Webhook'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/deliveries/{delivery_id}/redeliver': {
    /** Redeliver an event with the same id and body and a new retry schedule. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
          /** The value of X-Service-Delivery. */
          delivery_id: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Redelivery'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-webhook_disabled-delivery_open'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/recover': {
    /** Redeliver failed and missed events since a given time. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RecoveryRequest'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Recovery'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-webhook_disabled'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/events': {
    /** List events, oldest first; only events that the token can read. */
    get: {
      parameters: {
        query?: {
          /** The `next_after` of the previous page. 0 starts at the oldest event that is kept. */
          after?: number;
          /** Events per page, at most 500. */
          limit?: number;
          /** Only events with this name. */
          event?:
            | 'application.created'
            | 'application.stage_changed'
            | 'application.rejected'
            | 'application.hired'
            | 'application.unrejected'
            | 'application.screened'
            | 'application.withdrawn'
            | 'application.updated'
            | 'candidate.created'
            | 'candidate.updated'
            | 'candidate.tagged'
            | 'candidate.merged'
            | 'candidate.erased'
            | 'cv.read'
            | 'data_request.created'
            | 'data_request.done'
            | 'job.published'
            | 'job.closed'
            | 'job.updated'
            | 'email.received'
            | 'email.failed'
            | 'meeting.scheduled'
            | 'note.created'
            | 'feedback.requested'
            | 'feedback.submitted'
            | 'task.created'
            | 'task.done'
            | 'export.finished'
            | 'import.created'
            | 'import.finished'
            | 'import.undone'
            | 'webhook.test';
          /** `newest` gives the latest events, for samples, without `after`: `next_after` goes on behind them. */
          order?: 'oldest' | 'newest';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                data: components['schemas']['FeedEvent'][];
                /** Send this as `after` in the next request. */
                next_after: number;
                has_more: boolean;
                has_gap: boolean;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/deletions/index': {
    /** List deleted, erased and merged records, oldest first; only kinds whose list the token can read. */
    get: {
      parameters: {
        query?: {
          /** The `next_after` of the previous page. 0 starts at the oldest deletion that is kept. */
          after?: number;
          /** Deletions per page, at most 500. */
          limit?: number;
          /** Only records of this kind. */
          kind?:
            | 'candidate'
            | 'application'
            | 'document'
            | 'note'
            | 'meeting'
            | 'task'
            | 'job'
            | 'question'
            | 'tag'
            | 'source'
            | 'tracking_link'
            | 'custom_field'
            | 'office'
            | 'department'
            | 'pipeline'
            | 'stage'
            | 'member'
            | 'contracted_company'
            | 'email_template'
            | 'post';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                data: components['schemas']['Deletion'][];
                /** Send this as `after` in the next request. */
                next_after: number;
                has_more: boolean;
                /** True if deletions after `after` have expired, 400 days after they happened: compare your copy with the lists. */
                has_gap: boolean;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/audit-events': {
    /** List audit events, newest first; `total` counts up to 10,000. Scope: `company`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only events with this action. */
          action?: string;
          /** Only events of the record with this id. */
          subject_id?: number;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['AuditEvent'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/security-events': {
    /** List the sign-in log of the company and of its active members, newest first; `total` counts up to 10,000. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only events of this kind. */
          kind?:
            | 'sign_in'
            | 'password_check'
            | 'second_factor'
            | 'authorization'
            | 'form'
            | 'password_changed'
            | 'password_reset'
            | 'second_factor_added'
            | 'second_factor_removed'
            | 'recovery_codes_renewed'
            | 'email_changed'
            | 'session_ended'
            | 'application_allowed'
            | 'application_disconnected'
            | 'candidate_exported'
            | 'account_deleted'
            | 'operator';
          /** Only events of the user with this id. */
          user_id?: number;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['SecurityEvent'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tasks/index': {
    /** List tasks. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only those of this member, by `user_id`. */
          user_id?: number;
          /** Only those about this application. */
          candidate_job_id?: number;
          /** Only those about this job and its applications. */
          job_id?: number;
          status?: 'open' | 'done';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Task'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tasks/show/{id}': {
    /** Get a task. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Task'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tasks/store': {
    /** Add a task for a member, about an application, a job, or neither. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewTask'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Task'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-candidate_erased'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tasks/update/{id}': {
    /** Change a task, or give it to another member. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaskChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Task'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tasks/done/{id}': {
    /** Say that a task is done, or open it again; Viewers their own. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaskDone'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Task'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/tasks/destroy/{id}': {
    /** Delete a task. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/notifications/index': {
    /** List your notifications, newest first. They are kept for 90 days. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** `yes`: only those that are not read. */
          unread?: 'yes' | 'no';
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Notification'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/notifications/read/{id}': {
    /** Mark a notification as read. Nobody else sees what you have read. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Notification'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/notifications/read-all': {
    /** Mark all your notifications as read. Scope: `applicants:write`. Roles: Viewer, Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: null;
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        422: components['responses']['unknown_field-idempotency_mismatch-invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/notification-choices': {
    /** Get how you are told: by an email at once, in the daily email, or by no email. */
    get: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['NotificationChoices'];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Change how you are told. Scope: `applicants:write`. Roles: Viewer, Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NotificationChoicesChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['NotificationChoices'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/feedback/index': {
    /** List feedback. While you are asked for feedback on a stage of an application, that of others on it is not listed. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only feedback on this application. */
          candidate_job_id?: number;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['Feedback'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                next_since: string;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/feedback/store': {
    /** Draft feedback on an application; one for each stage. Scope: `applicants:write`. Roles: Viewer, Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewFeedback'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Feedback'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate-candidate_erased'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/feedback/update/{id}': {
    /** Change your feedback. Of feedback that is submitted, the earlier text is kept. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FeedbackChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Feedback'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch-not_author'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-too_many_revisions-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/feedback/submit/{id}': {
    /** Submit your feedback: others see it then, and you see theirs. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['Feedback'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch-not_author'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/feedback-requests/mine': {
    /** List the feedback that you are asked for, of applications that are active. */
    get: {
      parameters: {
        query?: {
          /** The page number, starting at 1. */
          page?: number;
          /** Records per page, at most 100. */
          max?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`. */
          cursor?: string;
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: {
                current_page: number;
                data: components['schemas']['FeedbackRequest'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter-cursor_of_another_order'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/feedback-requests/store': {
    /** Ask members for feedback on an application, by email; up to ten at once. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewFeedbackRequest'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['FeedbackRequest'][];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_content_coding-unsupported_media_type'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/feedback-requests/cancel/{id}': {
    /** Cancel a request for feedback. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** The company's subdomain, or its `tenant_id` from userinfo. Optional; if sent, it must match the company of the token. */
          subdomain?: string;
        };
        header?: {
          'Idempotency-Key'?: string;
        };
        path: {
          /** The id of the record. For a job, the `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              data: components['schemas']['FeedbackRequest'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-own_feedback_request-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-unknown_field-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/locations/countries': {
    /** List the countries that have jobs, with job counts. No token needed. */
    get: {
      parameters: {
        query?: {
          /** The hostname of a career domain. Only jobs of its companies are included. */
          career_domain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: components['schemas']['Country'][];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['public-malformed_url-repeated_parameter'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/locations/cities': {
    /** List the cities of a country that have jobs, with job counts, highest first. No token needed. */
    get: {
      parameters: {
        query: {
          /** An ISO 3166-1 alpha-2 code or the name of a country. */
          country: string;
          /** The hostname of a career domain. Only jobs of its companies are included. */
          career_domain?: string;
          /** The number of cities to return, at most 1,000. */
          limit?: number;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: components['schemas']['City'][];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['public-malformed_url-repeated_parameter'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/locations/jobs': {
    /** List the jobs of a place, newest first. No token needed. */
    get: {
      parameters: {
        query?: {
          /** An ISO 3166-1 alpha-2 code or the name of a country. */
          country?: string;
          /** The name of a city. Case and accents are ignored. */
          city?: string;
          /** The hostname of a career domain. Only jobs of its companies are included. */
          career_domain?: string;
          where?: string;
          /** The distance from `where` in kilometers. Without it 25. */
          radius?: 5 | 10 | 25 | 50 | 100;
          /** With `where`: `yes` adds the remote jobs of the country of the town. */
          remote?: 'yes' | 'no';
          /** Words from the title, in any form. The last word can be a prefix. Exact words rank first, then the newest jobs. */
          'search-key'?: string;
          q?: string;
          /** The id of a category. Separate several values by commas: a job has one of them. */
          'key-category'?: string;
          /** One of `On-site`, `Remote`, `Hybrid`. Separate several values by commas: a job has one of them. */
          workplace?: string;
          employment_type?: string;
          /** An employer: its subdomain or its id. The API of the company has both. */
          company?: string;
          salary_min?: number;
          /** Only jobs published in the last so many days. */
          posted_within?: number;
          sort?: 'relevance' | 'date' | 'salary' | 'distance';
          /** `yes` adds `facets`: the values of the filters that have jobs beside all other filters. */
          facets?: 'yes' | 'no';
          /** The page number, starting at 1. */
          page?: number;
          /** Jobs per page, at most 100. */
          per_page?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`; every page is equally fast. */
          cursor?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: {
                current_page: number;
                data: components['schemas']['CentralJob'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                /** With `where`: the town or region that was found, or null if nothing has the name. */
                near?: {
                  /** Null if `where` is a point. */
                  name: string | null;
                  state: string | null;
                  /** In English. */
                  country: string | null;
                  /** Null for a region, and for a city that is in no list of towns: the list has the jobs there alone. */
                  latitude: number | null;
                  longitude: number | null;
                  /** In kilometers; 0 for a region. */
                  radius: number;
                } | null;
                /** The first page of the same address. */
                first_page_url: string;
                /** With `q`: what was searched for instead, or null if the words are as typed, or other forms of them. */
                corrected?: string | null;
                left_out?: string[];
                place?: {
                  /** Null if `where` is a point. */
                  name: string | null;
                  state: string | null;
                  /** In English. */
                  country: string | null;
                  /** Null for a region, and for a city that is in no list of towns: the list has the jobs there alone. */
                  latitude: number | null;
                  longitude: number | null;
                  /** In kilometers; 0 for a region. */
                  radius: number;
                  /** The words. */
                  text: string;
                } | null;
                filters?: {
                  employment_type: (
                    | 'Full-time'
                    | 'Part-time'
                    | 'Permanent'
                    | 'Temporary'
                    | 'Contract'
                    | 'Internship'
                    | 'Apprenticeship'
                    | 'Freelance'
                  )[];
                  workplace: ('On-site' | 'Remote' | 'Hybrid')[];
                };
                /** With `facets=yes`: by parameter, the values that have jobs. Those of a filter that is set are as without it. */
                facets?: components['schemas']['JobFacets'];
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['public-malformed_url-repeated_parameter-cursor_of_another_order'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/central/jobs': {
    /** List the jobs of a place, newest first. No token needed. */
    get: {
      parameters: {
        query?: {
          /** An ISO 3166-1 alpha-2 code or the name of a country. */
          country?: string;
          /** The name of a city. Case and accents are ignored. */
          city?: string;
          /** The hostname of a career domain. Only jobs of its companies are included. */
          career_domain?: string;
          where?: string;
          /** The distance from `where` in kilometers. Without it 25. */
          radius?: 5 | 10 | 25 | 50 | 100;
          /** With `where`: `yes` adds the remote jobs of the country of the town. */
          remote?: 'yes' | 'no';
          /** Words from the title, in any form. The last word can be a prefix. Exact words rank first, then the newest jobs. */
          'search-key'?: string;
          q?: string;
          /** The id of a category. Separate several values by commas: a job has one of them. */
          'key-category'?: string;
          /** One of `On-site`, `Remote`, `Hybrid`. Separate several values by commas: a job has one of them. */
          workplace?: string;
          employment_type?: string;
          /** An employer: its subdomain or its id. The API of the company has both. */
          company?: string;
          salary_min?: number;
          /** Only jobs published in the last so many days. */
          posted_within?: number;
          sort?: 'relevance' | 'date' | 'salary' | 'distance';
          /** `yes` adds `facets`: the values of the filters that have jobs beside all other filters. */
          facets?: 'yes' | 'no';
          /** The page number, starting at 1. */
          page?: number;
          /** Jobs per page, at most 100. */
          per_page?: number;
          /** The `next_cursor` of the previous page. Use it instead of `page`; every page is equally fast. */
          cursor?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: {
                current_page: number;
                data: components['schemas']['CentralJob'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
                /** With `where`: the town or region that was found, or null if nothing has the name. */
                near?: {
                  /** Null if `where` is a point. */
                  name: string | null;
                  state: string | null;
                  /** In English. */
                  country: string | null;
                  /** Null for a region, and for a city that is in no list of towns: the list has the jobs there alone. */
                  latitude: number | null;
                  longitude: number | null;
                  /** In kilometers; 0 for a region. */
                  radius: number;
                } | null;
                /** The first page of the same address. */
                first_page_url: string;
                /** With `q`: what was searched for instead, or null if the words are as typed, or other forms of them. */
                corrected?: string | null;
                left_out?: string[];
                place?: {
                  /** Null if `where` is a point. */
                  name: string | null;
                  state: string | null;
                  /** In English. */
                  country: string | null;
                  /** Null for a region, and for a city that is in no list of towns: the list has the jobs there alone. */
                  latitude: number | null;
                  longitude: number | null;
                  /** In kilometers; 0 for a region. */
                  radius: number;
                  /** The words. */
                  text: string;
                } | null;
                filters?: {
                  employment_type: (
                    | 'Full-time'
                    | 'Part-time'
                    | 'Permanent'
                    | 'Temporary'
                    | 'Contract'
                    | 'Internship'
                    | 'Apprenticeship'
                    | 'Freelance'
                  )[];
                  workplace: ('On-site' | 'Remote' | 'Hybrid')[];
                };
                /** With `facets=yes`: by parameter, the values that have jobs. Those of a filter that is set are as without it. */
                facets?: components['schemas']['JobFacets'];
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['public-malformed_url-repeated_parameter-cursor_of_another_order'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/locations/suggest': {
    /** Suggest titles or places that begin as typed, at most eight. No token needed. */
    get: {
      parameters: {
        query: {
          /** What has been typed. Suggestions need at least two characters in alphabetic scripts, and one in others. */
          q: string;
          /** `title`: titles of the newest jobs. `place`: cities with jobs, then towns. */
          kind?: 'title' | 'place';
          /** The hostname of a career domain. Only jobs of its companies and places of its countries are included. */
          career_domain?: string;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path?: never;
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: components['schemas']['Suggestion'][];
            };
          };
        };
        304: { content?: never };
        400: components['responses']['public-malformed_url-repeated_parameter'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
  '/api/board/{company}/jobs': {
    /** List the jobs of a company on this career site, for a website of its own. No token needed. */
    get: {
      parameters: {
        query?: {
          /** Words of the title, the text, the skills or the place, as in `/api/locations/jobs`. */
          q?: string;
          /** The id of a department. */
          'department-id'?: number;
          /** A town, a region or a postal code: only jobs there and around it. */
          place?: string;
          /** The page number, starting at 1. */
          page?: number;
          /** Jobs per page, at most 100. */
          max?: number;
        };
        header?: {
          /** The `ETag` of a previous response. If nothing has changed, the response is 304 without a body. */
          'If-None-Match'?: string;
        };
        path: {
          /** The subdomain of the company. */
          company: string;
        };
        cookie?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': {
              success: true;
              message: '200';
              data: {
                current_page: number;
                data: components['schemas']['BoardJob'][];
                total: number;
                per_page: number;
                last_page: number;
                next_cursor: string | null;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['public-malformed_url-repeated_parameter'];
        404: components['responses']['public-not_found'];
        413: components['responses']['public-too_large'];
        422: components['responses']['public-invalid_input'];
        429: components['responses']['public-too_many_requests'];
        500: components['responses']['public-unexpected'];
        503: components['responses']['public-storage_unavailable'];
      };
    };
  };
}

/** What the service posts to webhooks, by event. */
export interface webhooks {
  'application.created': {
    /** A candidate applied or was assigned to a job. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.created';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** The email address of the candidate. */
              email: string;
              first_name: string;
              last_name: string;
              /** The first stage of the job's pipeline. */
              stage_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'application.stage_changed': {
    /** A candidate was moved to another stage of the pipeline. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.stage_changed';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** The email address of the candidate. */
              email: string;
              new_stage_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'application.rejected': {
    /** A candidate was rejected. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.rejected';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** The email address of the candidate. */
              email: string;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'application.hired': {
    /** A candidate was hired as a team member. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.hired';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** The email address of the candidate. */
              email: string;
              team_member_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'application.unrejected': {
    /** A rejection was undone. The application is active again. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.unrejected';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** The email address of the candidate. */
              email: string;
              stage_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'application.screened': {
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.screened';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              outcome: 'passed' | 'flagged' | 'knocked_out';
              /** The rules that applied. Not the answers. */
              rule_ids: number[];
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'application.withdrawn': {
    /** A candidate withdrew an application. `application.rejected` is emitted with it. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.withdrawn';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** The email address of the candidate. */
              email: string;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'application.updated': {
    /** A member changed custom fields of an application. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'application.updated';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** What was changed, such as `custom.shift`; no values. */
              fields: string[];
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'candidate.created': {
    /** A member added a candidate without an application. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'candidate.created';
            timestamp: string;
            data: {
              /** The id of the candidate. */
              candidate_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'candidate.updated': {
    /** A member changed details or documents of a candidate, or the candidate did. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'candidate.updated';
            timestamp: string;
            data: {
              /** The id of the candidate. */
              candidate_id: number;
              /** What was changed, such as `email`. Not the values. */
              fields: string[];
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'candidate.tagged': {
    /** A candidate got tags, or tags were taken from them. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'candidate.tagged';
            timestamp: string;
            data: {
              /** The id of the candidate. */
              candidate_id: number;
              /** The ids of the tags. */
              added: number[];
              removed: number[];
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'candidate.merged': {
    /** A candidate was merged into another one. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'candidate.merged';
            timestamp: string;
            data: {
              /** The id of the candidate. */
              candidate_id: number;
              /** The candidate that is kept. */
              into_id: number;
              /** Applications that went into those for the same job. */
              applications: {
                candidate_job_id: number;
                into_id: number;
              }[];
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'candidate.erased': {
    /** The personal data of a candidate was erased. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'candidate.erased';
            timestamp: string;
            data: {
              /** The id of the candidate. */
              candidate_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'cv.read': {
    /** The CV of a candidate was read, or cannot be read. Not of documents that an import has added. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'cv.read';
            timestamp: string;
            data: {
              /** The application it came with; null for an own document of the candidate. */
              candidate_job_id: number | null;
              /** The id of the candidate. */
              candidate_id: number;
              document_id: number;
              /** `recognized`: read from the pictures of a scan, so it can have wrong characters. */
              outcome: 'read' | 'unreadable' | 'recognized';
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'data_request.created': {
    /** A candidate asked for something that a member must answer. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'data_request.created';
            timestamp: string;
            data: {
              data_request_id: number;
              /** The id of the candidate. */
              candidate_id: number;
              kind: 'erasure';
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'data_request.done': {
    /** A member finished the request of a candidate, or erased the candidate. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'data_request.done';
            timestamp: string;
            data: {
              data_request_id: number;
              /** The id of the candidate. */
              candidate_id: number;
              kind: 'erasure';
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'job.published': {
    /** A job became Live. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'job.published';
            timestamp: string;
            data: {
              /** The integer id of the job. */
              job_id: number;
              title: string;
              status: 'Live';
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'job.closed': {
    /** A job became Closed or Archived. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'job.closed';
            timestamp: string;
            data: {
              /** The integer id of the job. */
              job_id: number;
              title: string;
              status: 'Closed' | 'Archived';
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'job.updated': {
    /** Fields of a job other than its status changed. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'job.updated';
            timestamp: string;
            data: {
              /** The integer id of the job. */
              job_id: number;
              /** Such as `title`; no values. */
              fields: string[];
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'email.received': {
    /** An email came to the reply address of an application; not from a machine. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'email.received';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** Not its text. */
              email_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'email.failed': {
    /** An email to a candidate was not delivered: it was not sent, or came back. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'email.failed';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              email_id: number;
              reason:
                | 'unknown_mailbox'
                | 'mailbox_full'
                | 'refused'
                | 'spam'
                | 'too_late'
                | 'suppressed'
                | 'sealed'
                | 'unavailable';
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'meeting.scheduled': {
    /** A meeting was scheduled. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'meeting.scheduled';
            timestamp: string;
            data: {
              meet_id: number;
              /** The application the meeting is about, if any. */
              candidate_job_id: number | null;
              /** When the meeting starts, in UTC. */
              scheduled_at: string;
              type: 'google_meet' | 'zoom';
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'note.created': {
    /** A member added a note to an application, also with a rejection. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'note.created';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** Not its text. */
              note_id: number;
              /** The member who wrote it; null where the service did. */
              user_id: number | null;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'feedback.requested': {
    /** A member was asked for feedback on an application. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'feedback.requested';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              stage_id: number;
              user_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'feedback.submitted': {
    /** A member submitted feedback on an application. Not what it says. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'feedback.submitted';
            timestamp: string;
            data: {
              /** The id of the application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              stage_id: number;
              user_id: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'task.created': {
    /** A member added a task. Not its title. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'task.created';
            timestamp: string;
            data: {
              task_id: number;
              candidate_job_id: number | null;
              job_id: number | null;
              user_id: number | null;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'task.done': {
    /** A task was done. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'task.done';
            timestamp: string;
            data: {
              task_id: number;
              candidate_job_id: number | null;
              job_id: number | null;
              user_id: number | null;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'export.finished': {
    /** The file of an export is complete, or could not be written. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'export.finished';
            timestamp: string;
            data: {
              export_id: number;
              status: 'finished' | 'failed';
              /** The number of records in the file. */
              rows: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'import.created': {
    /** An import has added up to 50 records, for which no other events are emitted. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'import.created';
            timestamp: string;
            data: {
              import_id: number;
              imported: true;
              candidate_ids: number[];
              /** The ids of the applications. */
              candidate_job_ids: number[];
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'import.finished': {
    /** An import is complete. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'import.finished';
            timestamp: string;
            data: {
              import_id: number;
              imported: true;
              created: number;
              existing: number;
              failed: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'import.undone': {
    /** What an import had added was deleted, but for what was changed since. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'import.undone';
            timestamp: string;
            data: {
              import_id: number;
              imported: true;
              undone: number;
              kept: number;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
  'webhook.test': {
    /** A member tested the webhook with POST /api/plugins/webhooks/{id}/test. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` followed by the hex HMAC-SHA-256 of the raw body, keyed with the webhook secret. Compare it in constant time. */
          'X-Service-Signature': string;
          /** The name of the event. */
          'X-Service-Event': string;
          /** A UUID that is the same on every attempt. */
          'X-Service-Delivery': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            event: 'webhook.test';
            timestamp: string;
            data: {
              webhook_id: number;
              name: string;
              message: string;
            };
          };
        };
      };
      responses: {
        '2XX': { content?: never };
      };
    };
  };
}

export interface components {
  schemas: {
    Error: {
      success: false;
      /** A human-readable message. */
      message: string;
      /** A stable error code. */
      code: string;
      /** Messages by field. Nested fields use dots. */
      errors?: { [name: string]: string[] };
      /** The missing scope. */
      scope?: string;
      /** The id of the record the error is about. */
      id?: number;
      /** Seconds to wait. */
      retry_after?: number;
      /** The other record that a conflict (409) is with, or the one that was kept (404 `merged`). */
      related?: {
        type: string;
        id: number;
      };
      request_id: string;
    };
    PublicError: {
      success: false;
      /** The HTTP status as text. */
      message: string;
      /** A human-readable message. */
      detail: string;
      /** A stable error code. */
      code: string;
      /** Messages by field. Nested fields use dots. */
      errors?: { [name: string]: string[] };
      /** The missing scope. */
      scope?: string;
      /** The id of the record the error is about. */
      id?: number;
      /** Seconds to wait. */
      retry_after?: number;
      /** The other record that a conflict (409) is with, or the one that was kept (404 `merged`). */
      related?: {
        type: string;
        id: number;
      };
      request_id: string;
    };
    OAuthError: {
      /** A stable error code. */
      error: string;
      /** A message for developers. */
      error_description: string;
    };
    BoardJobDetail: {
      id: number;
      has_id: string;
      title: string;
      workplace: 'On-site' | 'Remote' | 'Hybrid';
      /** The ISO 4217 currency code. */
      currency: string | null;
      /** When the job was published. */
      date_share: string;
      min_salary: number | null;
      max_salary: number | null;
      rate_salary: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      name_company: string;
      city_company: string | null;
      state_company: string | null;
      /** In English. */
      country_company: string | null;
      /** The URL of the company's logo, on the host of the request. Null without a logo. */
      logo_company: string | null;
      skills: string[];
      employment_types: string[];
      /** The job's apply page on the company's career domain. */
      urlJobApplay: string;
      department: {
        id: number;
        name: string;
      } | null;
      expires_at: string;
      /** Sanitized HTML. */
      description: string | null;
      /** Sanitized HTML. */
      tasks: string | null;
      /** Sanitized HTML. */
      requirements: string | null;
      benefits: string[];
      form: {
        /** That was asked for, or that of the career site. */
        language: string;
        fields: {
          name: string;
          type: 'text' | 'email' | 'tel' | 'textarea' | 'file';
          required: boolean;
          /** Null for a file. */
          max_length: number | null;
          /** Null for a text. */
          max_bytes: number | null;
          /** The extensions of files that are taken; empty for a text. */
          kinds: string[];
        }[];
        questions: {
          id: number;
          /** Of its field: `q` and the id. */
          name: string;
          kind:
            | 'short_text'
            | 'long_text'
            | 'yes_no'
            | 'single_choice'
            | 'multiple_choice'
            | 'number'
            | 'date'
            | 'url';
          text: string;
          help: string | null;
          required: boolean;
          /** Null where it is no text. */
          max_length: number | null;
          /** Of a choice; empty for others. Of `yes_no`, the answers are `yes` and `no`. */
          options: {
            id: string;
            text: string;
            /** Of its field in a form. Where several can be chosen, each has its own, with the value `yes`. */
            name: string;
          }[];
        }[];
        /** Answers can end the application automatically. Say so at the form. */
        may_reject: boolean;
        /** What applicants have to agree to. Null where the company asks for no consent. */
        consent: {
          text: string;
          /** Sent as `consent`. */
          version: string;
        } | null;
        /** How long the data is kept after the last activity. */
        retention_months: number;
        /** The legal texts of the company and of the career site. Link them at the form. */
        legal_links: {
          of: 'company' | 'career_site';
          kind: 'imprint' | 'privacy' | 'terms' | 'contact';
          url: string;
        }[];
      };
    };
    BoardApplication: {
      /** Required. The whole name of a person with a single one. */
      first_name?: string;
      last_name?: string;
      /** Required. */
      email?: string;
      phone?: string;
      /** A cover letter that is typed, in place of the file. */
      cover_letter_text?: string;
      /** The `version` of the consent text of the form: the applicant agreed to it. Required where the form has one. */
      consent?: string;
    } & { [name: string]: string | number | boolean | string[] };
    ApplicationReceived: {
      /** Also where this person has applied before: nobody learns who has. */
      received: true;
    };
    BoardKey: {
      id: number;
      name: string;
      /** Goes into the header `X-Board-Key`. It may stand in a page, as it proves nothing: it names the website. */
      key: string;
      /** The member who made it. */
      created_by: number | null;
      /** When it was last used, to the hour. */
      last_used_at: string | null;
      /** Since when it works no longer. */
      revoked_at: string | null;
      created_at: string;
      updated_at: string;
    };
    NewBoardKey: {
      /** The source of the applications that come by the key. */
      name: string;
    };
    Company: {
      id: number;
      subdomain: string;
      name: string;
      description: string | null;
      website: string | null;
      phone: string | null;
      address: string | null;
      country_id: number | null;
      /** The URL of the logo. A new logo gets a new URL. */
      logo: string | null;
      career_domain: string;
      default_currency: string;
      timezone: string;
      language: 'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'ar' | 'ja' | null;
      /** The newest 100. */
      offices: components['schemas']['Office'][];
      /** The newest 100. */
      pipelines: components['schemas']['Pipeline'][];
      benefits: number[];
      /** The benefits with their names. */
      benefit_items: {
        id: number;
        name: string;
      }[];
      values: string[];
      /** As they were sent, with the URL of the `cover` where there is one. */
      career_page_settings: { [name: string]: unknown };
      /** Settings of the career page that are not published yet. `preview-career-page` makes a link that shows them. */
      career_page_draft: { [name: string]: unknown } | null;
      /** The pictures for the career page, the oldest first. */
      pictures: components['schemas']['Picture'][];
      /** The pages of the company that tell people who apply what the law asks for, by kind. The application form links them. */
      legal_links: { [name: string]: string };
      created_at: string;
      updated_at: string;
    };
    Office: {
      id: number;
      name: string;
      address: string | null;
      country_id: number | null;
      state_id: number | null;
      city: string | null;
      zipcode: string | null;
      is_default: boolean;
      created_at: string;
      updated_at: string;
    };
    Pipeline: {
      id: number;
      name: string;
      is_default: boolean;
      stages: {
        id: number;
        name: string;
        type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
        position: number;
        email_template: {
          subject: string;
          body: string;
        } | null;
        public_label: string | null;
        /** The days after which an application in the stage is marked as late. Null for the default, 7. */
        days_limit: number | null;
        /** What feedback on the stage asks for beside a rating and a text. Null: nothing more. */
        feedback_form: {
          guide: string;
          attributes: {
            key: string;
            name: string;
            anchors: string[];
          }[];
        } | null;
        candidate_count: number;
      }[];
      created_at: string;
      updated_at: string;
    };
    Picture: {
      id: number;
      /** A new file gets a new URL. */
      url: string;
      alt: string;
      width: number;
      height: number;
      created_at: string;
      updated_at: string;
    };
    CompanyChange: {
      name?: string;
      description?: string | null;
      website?: string | null;
      /** Digits, spaces and `+ ( ) - . / x`. */
      phone?: string | null;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      default_currency?: string;
      language?: 'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'ar' | 'ja' | null;
      timezone?: string;
      /** Benefit ids from the form data, or objects with an `id`. */
      benefits?: (
        | number
        | ({
            id: number;
          } & { [name: string]: unknown })
      )[];
      values?: string[];
      /** What the page of the company shows: `colour`, `headline` and `sections`. They replace those there are. */
      career_page_settings?: {
        colour?: string | null;
        /** Below the name of the company. */
        headline?: string | null;
        sections?:
          | (
              | {
                  kind: 'text';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                  /** HTML. Tags that are not allowed are removed. */
                  html: string | null;
                  /** The id of an uploaded picture. */
                  picture_id?: number | null;
                }
              | {
                  kind: 'values';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
              | {
                  kind: 'benefits';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
              | {
                  kind: 'people';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                  people: {
                    name: string;
                    role?: string | null;
                    quote?: string | null;
                    /** The id of an uploaded picture. */
                    picture_id?: number | null;
                  }[];
                }
              | {
                  kind: 'pictures';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                  /** Without it, all pictures are shown. */
                  picture_ids?: number[];
                }
              | {
                  kind: 'offices';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
              | {
                  kind: 'jobs';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
            )[]
          | null;
        /** The URL of the cover, as `update-cover` has set it. Null removes it; without it, the cover stays. */
        cover?: string | null;
      } & { [name: string]: string | number | boolean | null };
      /** Settings of the career page that are not published yet. `preview-career-page` makes a link that shows them. */
      career_page_draft?: {
        colour?: string | null;
        /** Below the name of the company. */
        headline?: string | null;
        sections?:
          | (
              | {
                  kind: 'text';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                  /** HTML. Tags that are not allowed are removed. */
                  html: string | null;
                  /** The id of an uploaded picture. */
                  picture_id?: number | null;
                }
              | {
                  kind: 'values';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
              | {
                  kind: 'benefits';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
              | {
                  kind: 'people';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                  people: {
                    name: string;
                    role?: string | null;
                    quote?: string | null;
                    /** The id of an uploaded picture. */
                    picture_id?: number | null;
                  }[];
                }
              | {
                  kind: 'pictures';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                  /** Without it, all pictures are shown. */
                  picture_ids?: number[];
                }
              | {
                  kind: 'offices';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
              | {
                  kind: 'jobs';
                  /** Replaces the heading in the language of the career domain. */
                  heading?: string | null;
                }
            )[]
          | null;
      } | null;
      /** The pages of the company that tell people who apply what the law asks for, by kind. The application form links them. */
      legal_links?: { [name: string]: string };
    };
    CareerPagePreview: {
      /** The page with the draft, for everybody who has the link. */
      url: string;
      expires_at: string;
    };
    CompanyForm: {
      countries: {
        id: number;
        name: string;
      }[];
      currencies: string[];
      languages: {
        code: string;
        name: string;
      }[];
      timezones: string[];
      benefits: {
        id: number;
        name: string;
      }[];
      /** The subdivisions of `country_id`, by name: `state_id` of offices. Empty without `country_id`. */
      states: {
        id: number;
        name: string;
        /** ISO 3166-2, such as DE-BY. */
        code: string;
      }[];
    };
    PictureChange: {
      /** What the picture shows, for people who do not see it. */
      alt?: string;
    };
    NewOffice: {
      name: string;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      /** The id of a subdivision of the country, from `GET /api/companies/create?country_id=…`. */
      state_id?: number | null;
      city?: string | null;
      zipcode?: string | null;
      is_default?: boolean;
    };
    OfficeChange: {
      name?: string;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      /** The id of a subdivision of the country, from `GET /api/companies/create?country_id=…`. */
      state_id?: number | null;
      city?: string | null;
      zipcode?: string | null;
      is_default?: boolean;
    };
    NewPipeline: {
      name: string;
      stages?: {
        /** The id of an existing stage. Leave it out to add a new stage. */
        id?: number;
        name: string;
        type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
        email_template?: {
          subject: string;
          body: string;
        } | null;
        /** What candidates see of the stage on their own page. Null: that their application is in progress. */
        public_label?: string | null;
        /** The days after which an application in the stage is marked as late. Null for the default, 7. */
        days_limit?: number | null;
        /** What feedback on the stage asks for beside a rating and a text. Null: nothing more. */
        feedback_form?: components['schemas']['FeedbackForm'] | null;
      }[];
      /** Creates the stages of a template, with names and email templates in the language of the company. Only without `stages`. */
      template?: 'standard' | 'short' | 'engineering';
      is_default?: boolean;
    };
    FeedbackForm: {
      /** What members read above the attributes. */
      guide?: string | null;
      attributes: {
        /** What `scores` of feedback name it by. */
        key: string;
        name: string;
        /** What each score from 1 to 4 means. A text can be empty. */
        anchors: (string | null)[];
      }[];
    };
    PipelineChange: {
      name?: string;
      /** All stages in order. Stages that are left out are deleted. */
      stages?: {
        /** The id of an existing stage. Leave it out to add a new stage. */
        id?: number;
        name: string;
        type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
        email_template?: {
          subject: string;
          body: string;
        } | null;
        /** What candidates see of the stage on their own page. Null: that their application is in progress. */
        public_label?: string | null;
        /** The days after which an application in the stage is marked as late. Null for the default, 7. */
        days_limit?: number | null;
        /** What feedback on the stage asks for beside a rating and a text. Null: nothing more. */
        feedback_form?: components['schemas']['FeedbackForm'] | null;
      }[];
      /** The stage that receives the candidates of deleted stages. */
      move_to_stage_id?: number;
      is_default?: boolean;
    };
    TeamMember: {
      id: number;
      /** The id of the person's account. Null until they accept the invitation. */
      user_id: number | null;
      email: string;
      /** As the company typed it; once the person has accepted, as in their account. */
      first_name: string;
      /** As `first_name`. */
      last_name: string;
      role_type: 'Viewer' | 'Recruiter' | 'Admin';
      /** Whether they see all candidates, or those that they are assigned to. */
      access: 'all' | 'assigned';
      /** Only `active` members can sign in. A `hired` member needs a role first. */
      status: 'active' | 'invited' | 'hired';
      created_at: string;
      updated_at: string;
    };
    Invitation: {
      /** The email address to send the invitation to. */
      email: string;
      role_type: 'Viewer' | 'Recruiter' | 'Admin';
      access?: 'all' | 'assigned';
      first_name?: string | null;
      last_name?: string | null;
    };
    RoleChange: {
      role_type: 'Viewer' | 'Recruiter' | 'Admin';
      access?: 'all' | 'assigned';
      /** As it was read. A `hired` member whose record is sent back as it is gets no role and no invitation. */
      status?: 'active' | 'invited' | 'hired';
    };
    ContractedCompany: {
      id: number;
      name: string;
      email: string | null;
      phone: string | null;
      address: string | null;
      country_id: number | null;
      pipeline_id: number | null;
      created_at: string;
      updated_at: string;
    };
    NewContractedCompany: {
      name: string;
      email?: string | null;
      /** Digits, spaces and `+ ( ) - . / x`. */
      phone?: string | null;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      /** A pipeline of your company. Jobs of the contracted company use it by default. */
      pipeline_id?: number | null;
    };
    ContractedCompanyChange: {
      name?: string;
      email?: string | null;
      /** Digits, spaces and `+ ( ) - . / x`. */
      phone?: string | null;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      /** A pipeline of your company. Jobs of the contracted company use it by default. */
      pipeline_id?: number | null;
    };
    Department: {
      id: number;
      name: string;
      /** Career pages and forms list departments in this order. */
      position: number;
      created_at: string;
      updated_at: string;
    };
    NewDepartment: {
      /** Unique in the company; case makes no difference between names. */
      name: string;
    };
    DepartmentChange: {
      /** Unique in the company; case makes no difference between names. */
      name?: string;
      /** Its place in the list, beginning with 1. The others make room. */
      position?: number;
    };
    JobItem: {
      id: number;
      hash_id: string;
      title: string;
      status: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
      workplace: 'On-site' | 'Remote' | 'Hybrid';
      created_at: string;
      candidate_job_count: number;
      /** Values of custom fields, by key (`/api/custom-fields/index`). */
      custom: { [name: string]: unknown };
    };
    JobForm: {
      categories: {
        id: number;
        name: string;
      }[];
      types: {
        id: number;
        name: string;
      }[];
      workplaces: string[];
      seniorities: string[];
      statuses: string[];
      rate_salaries: string[];
      currencies: string[];
      benefits: {
        id: number;
        name: string;
      }[];
      offices: {
        id: number;
        name: string;
      }[];
      pipelines: {
        id: number;
        name: string;
      }[];
      contracted_companies: {
        id: number;
        name: string;
      }[];
      departments: {
        id: number;
        name: string;
      }[];
    };
    NewJob: {
      title: string;
      description?: string | null;
      tasks?: string | null;
      requirements?: string | null;
      workplace?: 'On-site' | 'Remote' | 'Hybrid';
      seniority?: string | null;
      /** Five digits of the German classification of occupations, KldB 2010. */
      occupation_code?: string | null;
      category_id?: number | null;
      /** Ids from the form data, or objects with an `id`. */
      employment_types?: (
        | number
        | ({
            id: number;
          } & { [name: string]: unknown })
      )[];
      currency?: string | null;
      min_salary?: number | null;
      max_salary?: number | null;
      rate_salary?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      office_id?: number | null;
      company_pipline_id?: number | null;
      contracted_company_id?: number | null;
      department_id?: number | null;
      skills?: string[];
      /** Ids from the form data, or objects with an `id`. */
      benefits?: (
        | number
        | ({
            id: number;
          } & { [name: string]: unknown })
      )[];
      status?: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
      /** Values of custom fields, by key. null clears, and what is not named stays. */
      custom?: { [name: string]: unknown };
    };
    Job: {
      id: number;
      hash_id: string;
      title: string;
      status: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
      workplace: 'On-site' | 'Remote' | 'Hybrid';
      created_at: string;
      candidate_job_count: number;
      /** Values of custom fields, by key (`/api/custom-fields/index`). */
      custom: { [name: string]: unknown };
      description: string | null;
      tasks: string | null;
      requirements: string | null;
      seniority: string | null;
      occupation_code: string | null;
      category_id: number | null;
      employment_types: {
        id: number;
        name: string;
      }[];
      currency: string | null;
      min_salary: number | null;
      max_salary: number | null;
      rate_salary: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      office_id: number | null;
      company_pipline_id: number | null;
      contracted_company_id: number | null;
      department_id: number | null;
      skills: string[];
      benefits: number[];
      /** The keys of required custom fields without a value. */
      custom_missing: string[];
      /** The benefits with their names. */
      benefit_items: {
        id: number;
        name: string;
      }[];
      status_by_admin: 'approved' | 'pending' | 'rejected';
      office: {
        id: number;
        name: string;
        city: string | null;
        country_id: number | null;
      } | null;
      pipeline: {
        id: number;
        name: string;
        stages: {
          id: number;
          name: string;
          type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
          position: number;
        }[];
      } | null;
      department: {
        id: number;
        name: string;
      } | null;
      published_at: string | null;
      expires_at: string | null;
      updated_at: string;
      urlJobApplay: string;
    };
    JobChange: {
      title?: string;
      description?: string | null;
      tasks?: string | null;
      requirements?: string | null;
      workplace?: 'On-site' | 'Remote' | 'Hybrid';
      seniority?: string | null;
      /** Five digits of the German classification of occupations, KldB 2010. */
      occupation_code?: string | null;
      category_id?: number | null;
      /** Ids from the form data, or objects with an `id`. */
      employment_types?: (
        | number
        | ({
            id: number;
          } & { [name: string]: unknown })
      )[];
      currency?: string | null;
      min_salary?: number | null;
      max_salary?: number | null;
      rate_salary?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      office_id?: number | null;
      company_pipline_id?: number | null;
      contracted_company_id?: number | null;
      department_id?: number | null;
      skills?: string[];
      /** Ids from the form data, or objects with an `id`. */
      benefits?: (
        | number
        | ({
            id: number;
          } & { [name: string]: unknown })
      )[];
      /** Does what `update-status` does, events included. */
      status?: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
      /** Values of custom fields, by key. null clears, and what is not named stays. */
      custom?: { [name: string]: unknown };
    };
    JobDetailsChange: {
      title?: string;
      workplace?: 'On-site' | 'Remote' | 'Hybrid';
      seniority?: string | null;
      /** Five digits of the German classification of occupations, KldB 2010. */
      occupation_code?: string | null;
      office_id?: number | null;
      category_id?: number | null;
      /** Ids from the form data, or objects with an `id`. */
      employment_types?: (
        | number
        | ({
            id: number;
          } & { [name: string]: unknown })
      )[];
      department_id?: number | null;
    };
    JobPayChange: {
      currency?: string | null;
      min_salary?: number | null;
      max_salary?: number | null;
      rate_salary?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      /** Ids from the form data, or objects with an `id`. */
      benefits?: (
        | number
        | ({
            id: number;
          } & { [name: string]: unknown })
      )[];
    };
    JobSpecificationsChange: {
      description?: string | null;
      tasks?: string | null;
      requirements?: string | null;
      skills?: string[];
    };
    DestroyedJob: {
      id: number;
      status: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
      deleted: boolean;
    };
    OccupationList: {
      /** Five digits of KldB 2010. */
      code: string;
      /** The official name, in German. */
      name: string;
    }[];
    Question: {
      id: number;
      key: string;
      kind:
        | 'short_text'
        | 'long_text'
        | 'yes_no'
        | 'single_choice'
        | 'multiple_choice'
        | 'number'
        | 'date'
        | 'url';
      /** The text by language, such as `{"en": "…", "de": "…"}`. */
      labels: { [name: string]: string };
      /** A hint below the question, by language. */
      help: { [name: string]: string } | null;
      options: {
        /** Your name for the option. Answers and rules hold it. */
        id: string;
        /** The text by language, such as `{"en": "…", "de": "…"}`. */
        labels: { [name: string]: string };
      }[];
      /** The question that this one was edited from. */
      replaces_id: number | null;
      used_at: string | null;
      /** When it was replaced or deleted. */
      archived_at: string | null;
      created_at: string;
      updated_at: string;
    };
    NewQuestion: {
      /** Your name for the question. Requests send answers under it. It never changes. */
      key: string;
      /** It never changes. */
      kind:
        | 'short_text'
        | 'long_text'
        | 'yes_no'
        | 'single_choice'
        | 'multiple_choice'
        | 'number'
        | 'date'
        | 'url';
      /** The text by language, such as `{"en": "…", "de": "…"}`. */
      labels: { [name: string]: string };
      /** A hint below the question, by language. */
      help?: { [name: string]: string } | null;
      /** The options of a choice, in order. Empty for other kinds. */
      options?: {
        /** Your name for the option. Answers and rules hold it. */
        id: string;
        /** The text by language, such as `{"en": "…", "de": "…"}`. */
        labels: { [name: string]: string };
      }[];
    };
    QuestionChange: {
      /** The text by language, such as `{"en": "…", "de": "…"}`. */
      labels?: { [name: string]: string };
      /** A hint below the question, by language. */
      help?: { [name: string]: string } | null;
      /** The options of a choice, in order. Empty for other kinds. */
      options?: {
        /** Your name for the option. Answers and rules hold it. */
        id: string;
        /** The text by language, such as `{"en": "…", "de": "…"}`. */
        labels: { [name: string]: string };
      }[];
    };
    ApplicationForm: {
      job: {
        id: number;
        hash_id: string;
        title: string;
      };
      questions: {
        key: string;
        kind:
          | 'short_text'
          | 'long_text'
          | 'yes_no'
          | 'single_choice'
          | 'multiple_choice'
          | 'number'
          | 'date'
          | 'url';
        /** The text by language, such as `{"en": "…", "de": "…"}`. */
        labels: { [name: string]: string };
        /** A hint below the question, by language. */
        help: { [name: string]: string } | null;
        options: {
          /** Your name for the option. Answers and rules hold it. */
          id: string;
          /** The text by language, such as `{"en": "…", "de": "…"}`. */
          labels: { [name: string]: string };
        }[];
        question_id: number;
        is_required: boolean;
        rule: components['schemas']['ScreeningRule'] | null;
      }[];
      /** Whether answers can end an application automatically. The form says so. */
      may_reject: boolean;
      /** Null if the job has never had questions. */
      updated_at: string | null;
    };
    ScreeningRule: {
      id: number;
      operator: 'is' | 'is_not' | 'includes' | 'at_least' | 'at_most' | 'before' | 'after';
      value: boolean | number | string;
      effect: 'flag' | 'reject';
      /** Why, by language: the team sees it, and so does the candidate if the rule rejects. */
      reason: { [name: string]: string };
    };
    ApplicationFormChange: {
      /** All questions of the form, in order. Those that are left out are no longer asked. */
      questions: {
        question_id: number;
        is_required?: boolean;
        /** What happens to an application whose answer the rule applies to. */
        rule?: components['schemas']['NewScreeningRule'] | null;
      }[];
      /** The `updated_at` that you read: if the form has changed since, nothing is written. */
      updated_at?: string | null;
    };
    NewScreeningRule: {
      operator: 'is' | 'is_not' | 'includes' | 'at_least' | 'at_most' | 'before' | 'after';
      /** What the answer is compared with, as an answer is written; for choices, an option. */
      value: boolean | number | string;
      /** `flag` marks the application. `reject` rejects it, with an email after at least 24 hours; only an Admin can add it. */
      effect?: 'flag' | 'reject';
      /** Why, by language: the team sees it, and so does the candidate if the rule rejects. */
      reason?: { [name: string]: string };
    };
    TriedRules: {
      /** The rules to try. Without them, those of the form are tried. */
      questions?: {
        question_id: number;
        rule: components['schemas']['NewScreeningRule'];
      }[];
    };
    RuleTrial: {
      /** The last applications of the job, at most 200. */
      applicants: number;
      /** Those that at least one of the rules applies to. */
      stopped: number;
      /** How many of those were hired. */
      stopped_hired: number;
      rules: {
        question_id: number;
        /** How many have answered the question. */
        answered: number;
        /** How many the rule applies to. */
        stopped: number;
        /** How many of those were hired. */
        stopped_hired: number;
      }[];
    };
    HiringTeam: {
      job: {
        id: number;
        hash_id: string;
        title: string;
      };
      /** Recruiters first, then hiring managers and interviewers, each by name. */
      members: {
        user_id: number;
        name: string;
        part: 'recruiter' | 'hiring_manager' | 'interviewer';
        /** When the member joined the team. */
        created_at: string;
      }[];
    };
    HiringTeamChange: {
      /** The whole team. Members who are left out leave it. */
      members: {
        /** The `user_id` of a member who has accepted the invitation. */
        user_id: number;
        /** What the member does for the job. */
        part: 'recruiter' | 'hiring_manager' | 'interviewer';
      }[];
    };
    Application: {
      id: number;
      candidate_job_id: number;
      candidate_id: number;
      first_name: string;
      last_name: string;
      email: string;
      /** The number typed with this application; if there is none, that of the candidate, which can come from a CV. */
      phone: string | null;
      /** The same number as E.164, if it can be read. */
      phone_e164: string | null;
      job: {
        id: number;
        hash_id: string;
        title: string;
      };
      stage: {
        id: number;
        name: string;
        type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
      };
      stage_id: number;
      status: 'active' | 'rejected' | 'hired';
      source: string;
      screening: 'passed' | 'flagged' | 'knocked_out' | null;
      /** Null until the source is found, or without one. */
      source_id: number | null;
      created_at: string;
      updated_at: string;
      rejected_at: string | null;
      hired_at: string | null;
      /** Values of custom fields, by key (`/api/custom-fields/index`). */
      custom: { [name: string]: unknown };
    };
    JobActivity: {
      id: number;
      kind:
        | 'created'
        | 'moved'
        | 'rejected'
        | 'unrejected'
        | 'hired'
        | 'noted'
        | 'emailed'
        | 'meeting_scheduled'
        | 'meeting_changed'
        | 'meeting_canceled';
      /** Null if the candidate or the service did it. */
      author: {
        id: number;
        name: string;
      } | null;
      from_stage: {
        id: number;
        name: string;
      } | null;
      to_stage: {
        id: number;
        name: string;
      } | null;
      created_at: string;
      /** The id of the application. */
      candidate_job_id: number;
      /** Empty once the candidate was erased. */
      candidate_name: string;
    };
    ApplicationDetail: {
      id: number;
      candidate_job_id: number;
      candidate_id: number;
      first_name: string;
      last_name: string;
      email: string;
      /** The number typed with this application; if there is none, that of the candidate, which can come from a CV. */
      phone: string | null;
      /** The same number as E.164, if it can be read. */
      phone_e164: string | null;
      job: {
        id: number;
        hash_id: string;
        title: string;
      };
      stage: {
        id: number;
        name: string;
        type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
      };
      stage_id: number;
      status: 'active' | 'rejected' | 'hired';
      source: string;
      screening: 'passed' | 'flagged' | 'knocked_out' | null;
      /** Null until the source is found, or without one. */
      source_id: number | null;
      created_at: string;
      updated_at: string;
      rejected_at: string | null;
      hired_at: string | null;
      /** Values of custom fields, by key (`/api/custom-fields/index`). */
      custom: { [name: string]: unknown };
      parse_status:
        | 'pending'
        | 'parsed'
        | 'encrypted'
        | 'no_text'
        | 'corrupt'
        | 'too_large'
        | 'failed'
        | null;
      parsed_cv: components['schemas']['ParsedCv'] | null;
      /** The last 100, newest first. */
      notes: {
        id: number;
        note: string;
        /** Null if the candidate or the service did it. */
        author: {
          id: number;
          name: string;
        } | null;
        /** The name of the author, also of one who is no member: the note was imported. */
        author_name: string | null;
        /** Members whom it mentions. */
        mentions: {
          id: number;
          name: string;
        }[];
        created_at: string;
      }[];
      /** The last 50 that were sent or received, newest first. */
      emails: {
        id: number;
        kind: string;
        subject: string;
        /** The body as HTML. Null 30 days after the application was decided: then only its subject and its times are kept. */
        body: string | null;
        status: 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'canceled' | 'received';
        /** Why it was not delivered. */
        reason:
          | 'unknown_mailbox'
          | 'mailbox_full'
          | 'refused'
          | 'spam'
          | 'too_late'
          | 'suppressed'
          | 'sealed'
          | 'unavailable'
          | null;
        created_at: string;
        /** When the email is sent, or retried. */
        due_at: string | null;
        sent_at: string | null;
        /** `received` are those that came to the reply address of the application. */
        direction: 'sent' | 'received';
        /** Who sent a received email, as it says itself. */
        from: {
          name: string;
          email: string;
        } | null;
        /** Whether a received email came from the address of the candidate. */
        is_from_candidate: boolean | null;
        /** When a member first looked at a received email. Nobody’s name is kept. */
        read_at: string | null;
        attachments: {
          name: string;
          document_id: number | null;
        }[];
      }[];
      /** The last 100, newest first; `/api/candidate-job/history/{id}` has all. */
      history: {
        id: number;
        kind:
          | 'created'
          | 'moved'
          | 'rejected'
          | 'unrejected'
          | 'hired'
          | 'noted'
          | 'emailed'
          | 'meeting_scheduled'
          | 'meeting_changed'
          | 'meeting_canceled';
        /** Null if the candidate or the service did it. */
        author: {
          id: number;
          name: string;
        } | null;
        from_stage: {
          id: number;
          name: string;
        } | null;
        to_stage: {
          id: number;
          name: string;
        } | null;
        created_at: string;
      }[];
      /** Those of the application, and the newest CV of the candidate. */
      documents: components['schemas']['CandidateDocument'][];
      /** The answers to the questions of the application form. */
      answers: {
        question_id: number;
        key: string;
        kind:
          | 'short_text'
          | 'long_text'
          | 'yes_no'
          | 'single_choice'
          | 'multiple_choice'
          | 'number'
          | 'date'
          | 'url';
        /** The question as it was asked, by language. */
        labels: { [name: string]: string };
        /** The candidate wrote it. */
        value: string | number | boolean | string[];
        /** The options that were chosen. */
        options: {
          /** Your name for the option. Answers and rules hold it. */
          id: string;
          /** The text by language, such as `{"en": "…", "de": "…"}`. */
          labels: { [name: string]: string };
        }[];
      }[];
      /** The keys of required questions of the form that are not answered. */
      answers_missing: string[];
      /** The rules that applied to the answers, as they were then. */
      screening_reasons: {
        question_id: number;
        rule: components['schemas']['ScreeningRule'];
      }[];
      /** The keys of required custom fields without a value. */
      custom_missing: string[];
      /** How long the application was in each stage, in chronological order. */
      time_in_stage: {
        stage: {
          id: number;
          name: string;
        } | null;
        hours: number;
      }[];
      rejection_reason: {
        id: number;
        name: string;
      } | null;
      consent: {
        text: string;
        given_at: string;
      } | null;
      legal_texts: {
        of: 'company' | 'career_site';
        kind: 'imprint' | 'privacy' | 'terms' | 'contact';
        url: string;
        /** When the text was set that the career site showed. Null for a text at another address: only its URL is known. */
        version: string | null;
      }[];
      /** The name typed with this application, if it is not the candidate's. Anyone can apply with any email address. */
      applied_as: {
        first_name: string;
        last_name: string;
      } | null;
      origin: components['schemas']['ApplicationOrigin'] | null;
      /** True if the candidate is under legal hold. Nothing of the candidate is erased then. */
      is_held: boolean;
    };
    ParsedCv: {
      meta?: {
        parser?: {
          /** True if the text was recognized in the pictures of a scan: it can have wrong characters. */
          recognized?: boolean;
          /** What was read: the text of a document, or data that the file is or holds. */
          source?: 'document' | 'json_resume' | 'europass';
          /** How likely each field that was found is right, from 0 to 0.99. */
          fields?: { [name: string]: number };
          /** Fields that were found but are too uncertain to be given: they are empty in `basics`. */
          uncertain?: ('name' | 'email' | 'phone' | 'location')[];
        } & { [name: string]: unknown };
      } & { [name: string]: unknown };
    } & { [name: string]: unknown };
    CandidateDocument: {
      id: number;
      kind: 'cv' | 'cover_letter' | 'portfolio' | 'certificate' | 'other';
      filename: string;
      content_type: string;
      size: number;
      parse_status:
        | 'pending'
        | 'parsed'
        | 'encrypted'
        | 'no_text'
        | 'corrupt'
        | 'too_large'
        | 'failed'
        | null;
      /** The application it was sent with; null for one of the candidate's own. */
      from_application_id: number | null;
      /** A link that is valid for 15 minutes. */
      url: string;
      created_at: string;
    };
    ApplicationOrigin: {
      /** Parameters such as `utm_campaign`. */
      utm: { [name: string]: string };
      /** The website whose link led to the form. */
      referrer_host: string | null;
      tracking_link_id: number | null;
    };
    ApplicationChange: {
      /** Values of custom fields, by key. null clears, and what is not named stays. */
      custom?: { [name: string]: unknown };
      /** The `updated_at` that you read: if the application has changed since, nothing is written. */
      updated_at?: string;
    };
    StageMove: {
      stage_id: number;
      /** The stage you expect the application to be in. If it has moved since, the request fails with 409. */
      from_stage_id?: number;
      email?: components['schemas']['DelayedEmail'];
    };
    DelayedEmail: {
      /** In place of that of the template. Can contain merge fields. */
      subject?: string;
      /** In place of that of the template, as HTML. Can contain merge fields. */
      body?: string;
      /** How long the email waits. Absent: as long as the hiring settings say. */
      delay_minutes?: number;
    };
    Rejection: {
      rejection_reason_id?: number;
      /** A note for the team. The candidate does not see it. */
      note?: string;
      send_email?: boolean;
      /** What the rejection email says, and when it is sent, where that is not what the hiring settings say. */
      email?: components['schemas']['DelayedEmail'];
    };
    NewEmail: {
      subject: string;
      /** The body as HTML. Can contain merge fields. */
      body: string;
      /** The sender name that the candidate sees. */
      name?: string;
    };
    PreviewedEmail: {
      subject?: string;
      /** The body as HTML. Can contain merge fields. */
      body?: string;
      /** The sender name that the candidate sees. */
      name?: string;
      /** Previews this email template in place of `subject` and `body`. */
      template_id?: number;
    };
    EmailPreview: {
      subject: string;
      body: string;
      /** Merge fields without a value. */
      missing: string[];
    };
    Assignment: {
      /** Any application of the candidate. */
      candidate_job_id?: number;
      candidate_id?: number;
      /** The hash_id or id of the job. */
      job_id: number | string;
      /** A stage of the job's pipeline. Defaults to the first stage. */
      stage_id?: number;
    };
    NewNote: {
      note: string;
      mentions?: number[];
    };
    StageTemplate: {
      stage_id: number;
      name: string;
      subject: string;
      body: string;
      placeholders: string[];
    };
    BulkRequest: {
      action: 'move' | 'reject' | 'email' | 'tag';
      /** The ids of the applications. */
      ids: number[];
      /** Reports what would happen without changing anything. */
      dry_run?: boolean;
      /** The target stage. Required to move. */
      stage_id?: number;
      rejection_reason_id?: number;
      /** Whether to send the rejection email. Only used to reject. */
      send_email?: boolean;
      /** To move: sends the email of the stage after a delay. To reject: what the rejection email says, and when it is sent. */
      email?: components['schemas']['DelayedEmail'];
      /** Required to send an email. */
      subject?: string;
      /** Required to send an email. */
      body?: string;
      /** Ids of tags that the candidates get. Only used to tag. */
      add_tags?: number[];
      /** Ids of tags that are taken from the candidates. Only used to tag. */
      remove_tags?: number[];
    };
    BulkResult: {
      /** Use this id to undo the action. Null if nothing was changed. */
      bulk_id: number | null;
      dry_run: boolean;
      done: number;
      unchanged: number;
      failed: number;
      results: {
        id: number;
        result: 'done' | 'unchanged' | 'failed';
        code: string | null;
        message: string | null;
        /** Only in a dry run: the email as this candidate would get it, with at most 10000 characters of its body. */
        email?: components['schemas']['EmailPreview'];
      }[];
    };
    CandidateListed: {
      id: number;
      first_name: string;
      last_name: string;
      /** Empty for a prospect without one. */
      email: string;
      phone: string | null;
      phone_e164: string | null;
      phone_source: 'typed' | 'parsed' | 'corrected' | null;
      /** The source that a member named. Applications have sources of their own. */
      source_id: number | null;
      /** True if the candidate is under legal hold. Nothing is erased then. */
      is_held: boolean;
      created_at: string;
      updated_at: string;
      /** The last activity. The retention period starts here. */
      last_active_at: string;
      erased_at: string | null;
      /** Values of custom fields, by key (`/api/custom-fields/index`). */
      custom: { [name: string]: unknown };
      /** By name, at most 30; more after a merge. */
      tags: components['schemas']['TagName'][];
      /** Zero for somebody who was added without an application. */
      application_count: number;
    };
    TagName: {
      id: number;
      name: string;
    };
    Candidate: {
      id: number;
      first_name: string;
      last_name: string;
      /** Empty for a prospect without one. */
      email: string;
      phone: string | null;
      phone_e164: string | null;
      phone_source: 'typed' | 'parsed' | 'corrected' | null;
      /** The source that a member named. Applications have sources of their own. */
      source_id: number | null;
      /** True if the candidate is under legal hold. Nothing is erased then. */
      is_held: boolean;
      created_at: string;
      updated_at: string;
      /** The last activity. The retention period starts here. */
      last_active_at: string;
      erased_at: string | null;
      links: components['schemas']['CandidateLink'][];
      /** Values of custom fields, by key (`/api/custom-fields/index`). */
      custom: { [name: string]: unknown };
      /** The keys of required custom fields without a value. */
      custom_missing: string[];
      /** The candidate's own documents, newest first. Applications have the others. */
      documents: components['schemas']['CandidateDocument'][];
      /** By name, at most 30; more after a merge. */
      tags: components['schemas']['TagName'][];
      /** The last 100, newest first. */
      applications: components['schemas']['Application'][];
    };
    CandidateLink: {
      kind: 'linkedin' | 'github' | 'xing' | 'portfolio' | 'website' | 'other';
      url: string;
    };
    NewCandidate: {
      first_name?: string | null;
      /** Empty for a person with a single name. */
      last_name?: string | null;
      email?: string | null;
      /** Digits, spaces and `+ ( ) - . / x`. */
      phone?: string | null;
      /** Profiles and pages, at most 20. Replaces those that there are. */
      links?: {
        kind?: 'linkedin' | 'github' | 'xing' | 'portfolio' | 'website' | 'other';
        url: string;
      }[];
      /** Values of custom fields, by key. null clears, and what is not named stays. */
      custom?: { [name: string]: unknown };
      /** Where the candidate comes from. An application that a member makes for them has this source. */
      source_id?: number;
    };
    CandidateCorrection: {
      first_name?: string | null;
      /** Empty for a person with a single name. */
      last_name?: string | null;
      email?: string | null;
      /** Digits, spaces and `+ ( ) - . / x`. */
      phone?: string | null;
      /** Profiles and pages, at most 20. Replaces those that there are. */
      links?: {
        kind?: 'linkedin' | 'github' | 'xing' | 'portfolio' | 'website' | 'other';
        url: string;
      }[];
      /** Values of custom fields, by key. null clears, and what is not named stays. */
      custom?: { [name: string]: unknown };
      /** The `updated_at` that you read: if the candidate has changed since, nothing is written. */
      updated_at?: string;
    };
    Tagging: {
      /** Ids of tags that the candidate gets. */
      add_tags?: number[];
      /** Ids of tags that are taken from the candidate. */
      remove_tags?: number[];
      /** The former name of `add_tags`. */
      add?: number[];
      /** The former name of `remove_tags`. */
      remove?: number[];
    };
    CandidateExport: {
      id: number;
      first_name: string;
      last_name: string;
      /** Empty for a prospect without one. */
      email: string;
      phone: string | null;
      phone_e164: string | null;
      phone_source: 'typed' | 'parsed' | 'corrected' | null;
      /** The source that a member named. Applications have sources of their own. */
      source_id: number | null;
      /** True if the candidate is under legal hold. Nothing is erased then. */
      is_held: boolean;
      created_at: string;
      updated_at: string;
      /** The last activity. The retention period starts here. */
      last_active_at: string;
      erased_at: string | null;
      links: components['schemas']['CandidateLink'][];
      /** Values of custom fields, by key (`/api/custom-fields/index`). */
      custom: { [name: string]: unknown };
      /** The keys of required custom fields without a value. */
      custom_missing: string[];
      /** The candidate's own documents, newest first. Applications have the others. */
      documents: components['schemas']['CandidateDocument'][];
      /** By name, at most 30; more after a merge. */
      tags: components['schemas']['TagName'][];
      /** With notes, emails, history and links to the files. The links are valid for 15 minutes. */
      applications: components['schemas']['ApplicationDetail'][];
      /** The last 500, newest first. */
      meetings: components['schemas']['Meeting'][];
      /** What members submitted on the applications, the last 200, oldest first. */
      feedback: components['schemas']['Feedback'][];
      /** The last 100, newest first. */
      data_requests: components['schemas']['DataRequest'][];
      /** The legal texts of career sites in the versions that the application forms of the candidate linked. */
      legal_texts: {
        url: string;
        version: string;
        html: string;
      }[];
      exported_at: string;
    };
    Meeting: {
      id: number;
      title: string;
      start_time: string;
      end_time: string;
      /** In minutes. */
      duration: number;
      type: 'google_meet' | 'zoom';
      description: string | null;
      /** The join page. It redirects to the conference once the conference exists. */
      meeting_url: string;
      status: 'scheduled' | 'canceled';
      candidate_job_id: number | null;
      conference_status: 'not_connected' | 'pending' | 'ready' | 'failed';
      conference_error:
        | 'reauth_required'
        | 'refused'
        | 'unavailable'
        | 'unknown'
        | 'too_late'
        | null;
      attendees: string[];
      timezone: string;
      created_at: string;
      updated_at: string;
    };
    Feedback: {
      id: number;
      candidate_job_id: number;
      /** The stage that it is about; null once that is deleted. */
      stage: {
        id: number;
        name: string;
      } | null;
      /** Null if the candidate or the service did it. */
      author: {
        id: number;
        name: string;
      } | null;
      /** The name of the author, also of one who is no member: it was imported. */
      author_name: string | null;
      rating: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null;
      text: string;
      scores: { [name: string]: number } | null;
      /** The scores as the feedback form of the stage names them. */
      attributes: {
        key: string;
        name: string;
        score: number;
        /** What the score means. */
        anchor: string;
      }[];
      /** Members whom it mentions. */
      mentions: {
        id: number;
        name: string;
      }[];
      /** Only its author sees a draft. */
      status: 'draft' | 'submitted';
      /** What it said before, since it was submitted, oldest first. */
      revisions: {
        rating: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null;
        text: string;
        scores: { [name: string]: number } | null;
        written_at: string;
      }[];
      submitted_at: string | null;
      created_at: string;
      updated_at: string;
    };
    DataRequest: {
      id: number;
      candidate_id: number;
      /** `erasure`: the candidate asked to be erased and is under legal hold. */
      kind: 'erasure';
      created_at: string;
      updated_at: string;
      /** When it must be answered: 30 days after it was made. */
      due_at: string;
      done_at: string | null;
    };
    CandidateMerge: {
      /** The candidate to merge into this one. Its id keeps resolving to this candidate. */
      from_candidate_id: number;
    };
    LegalHold: {
      is_held: boolean;
    };
    DuplicatePair: {
      id: number;
      reasons: ('cv' | 'employer' | 'phone')[];
      /** Both, the older record first. */
      candidates: components['schemas']['DuplicateCandidate'][];
      created_at: string;
      updated_at: string;
      /** When a member said that they are not the same person. */
      dismissed_at: string | null;
    };
    DuplicateCandidate: {
      id: number;
      first_name: string;
      last_name: string;
      /** Empty for a prospect without one. */
      email: string;
      phone: string | null;
      phone_e164: string | null;
      phone_source: 'typed' | 'parsed' | 'corrected' | null;
      /** The source that a member named. Applications have sources of their own. */
      source_id: number | null;
      /** True if the candidate is under legal hold. Nothing is erased then. */
      is_held: boolean;
      created_at: string;
      updated_at: string;
      /** The last activity. The retention period starts here. */
      last_active_at: string;
      erased_at: string | null;
      /** Zero for somebody who was added without an application. */
      application_count: number;
    };
    DuplicateDismissal: {
      /** False: the pair is suggested again. */
      is_dismissed: boolean;
    };
    Tag: {
      id: number;
      name: string;
      created_at: string;
      updated_at: string;
    };
    NewTag: {
      /** Unique in the company; case makes no difference between names. */
      name: string;
    };
    TagDetail: {
      id: number;
      name: string;
      created_at: string;
      updated_at: string;
      /** How many candidates have it, counted up to 10,000. */
      candidate_count: number;
    };
    TagChange: {
      /** Unique in the company; case makes no difference between names. */
      name?: string;
    };
    CustomField: {
      id: number;
      entity: 'candidate' | 'application' | 'job';
      key: string;
      kind:
        | 'text'
        | 'long_text'
        | 'number'
        | 'money'
        | 'date'
        | 'yes_no'
        | 'single_choice'
        | 'multiple_choice'
        | 'url'
        | 'member';
      label: string;
      /** Translations of the label, by language, such as `{"de": "…"}`. */
      labels: { [name: string]: string };
      options: {
        key: string;
        label: string;
        /** Translations of the label, by language, such as `{"de": "…"}`. */
        labels?: { [name: string]: string };
      }[];
      bands: {
        key: string;
        label: string;
        /** Translations of the label, by language, such as `{"de": "…"}`. */
        labels?: { [name: string]: string };
        from: number | string | null;
      }[];
      band_currency: string | null;
      is_filterable: boolean;
      /** False for some minutes where many records have values: until then filters by the field answer 503. */
      is_indexed: boolean;
      is_required: boolean;
      visibility: 'all' | 'admin';
      position: number;
      is_archived: boolean;
      created_at: string;
      updated_at: string;
    };
    NewCustomField: {
      /** The kind of record that has the field. It never changes. */
      entity?: 'candidate' | 'application' | 'job';
      /** What records call the field. It is unique, and it never changes. */
      key: string;
      /** What values it takes. It never changes. */
      kind:
        | 'text'
        | 'long_text'
        | 'number'
        | 'money'
        | 'date'
        | 'yes_no'
        | 'single_choice'
        | 'multiple_choice'
        | 'url'
        | 'member';
      /** What is shown where there is no translation. */
      label: string;
      /** Translations of the label, by language, such as `{"de": "…"}`. */
      labels?: { [name: string]: string };
      /** Of choices, in their order. Options are added and renamed; none is removed. */
      options?: {
        key: string;
        label: string;
        /** Translations of the label, by language, such as `{"de": "…"}`. */
        labels?: { [name: string]: string };
      }[];
      /** Of numbers, amounts and dates, by which lists are filtered: ascending, each ends where the next begins. */
      bands?: {
        key: string;
        label: string;
        /** Translations of the label, by language, such as `{"de": "…"}`. */
        labels?: { [name: string]: string };
        /** The least value, a number or a date; null for no least value of the first band. */
        from: number | string | null;
      }[];
      /** The currency of the bands of amounts. Amounts in others are in no band. */
      band_currency?: string | null;
      is_filterable?: boolean;
      /** Whether the console asks for it. The API accepts records without it, names it in `custom_missing`, and never clears it. */
      is_required?: boolean;
      /** Who sees the field and its values: `all` members, or Admins (`admin`). For others it does not exist. */
      visibility?: 'all' | 'admin';
      /** Fields are shown by it, then by age. */
      position?: number;
    };
    CustomFieldChange: {
      /** What is shown where there is no translation. */
      label?: string;
      /** Translations of the label, by language, such as `{"de": "…"}`. */
      labels?: { [name: string]: string };
      /** Of choices, in their order. Options are added and renamed; none is removed. */
      options?: {
        key: string;
        label: string;
        /** Translations of the label, by language, such as `{"de": "…"}`. */
        labels?: { [name: string]: string };
      }[];
      /** Of numbers, amounts and dates, by which lists are filtered: ascending, each ends where the next begins. */
      bands?: {
        key: string;
        label: string;
        /** Translations of the label, by language, such as `{"de": "…"}`. */
        labels?: { [name: string]: string };
        /** The least value, a number or a date; null for no least value of the first band. */
        from: number | string | null;
      }[];
      /** The currency of the bands of amounts. Amounts in others are in no band. */
      band_currency?: string | null;
      is_filterable?: boolean;
      /** Whether the console asks for it. The API accepts records without it, names it in `custom_missing`, and never clears it. */
      is_required?: boolean;
      /** Who sees the field and its values: `all` members, or Admins (`admin`). For others it does not exist. */
      visibility?: 'all' | 'admin';
      /** Fields are shown by it, then by age. */
      position?: number;
      entity?: 'candidate' | 'application' | 'job';
      key?: string;
      kind?:
        | 'text'
        | 'long_text'
        | 'number'
        | 'money'
        | 'date'
        | 'yes_no'
        | 'single_choice'
        | 'multiple_choice'
        | 'url'
        | 'member';
      /** Values of an archived field are only shown. */
      is_archived?: boolean;
    };
    Source: {
      id: number;
      name: string;
      /** What `source` of applications calls it. It stays when the name changes. */
      key: string;
      kind: 'inbound' | 'board' | 'referral' | 'sourced' | 'agency' | 'event' | 'internal';
      created_at: string;
      updated_at: string;
    };
    NewSource: {
      /** Unique in the company; case makes no difference between names. */
      name: string;
      kind?: 'inbound' | 'board' | 'referral' | 'sourced' | 'agency' | 'event' | 'internal';
    };
    SourceChange: {
      /** Unique in the company; case makes no difference between names. */
      name?: string;
      kind?: 'inbound' | 'board' | 'referral' | 'sourced' | 'agency' | 'event' | 'internal';
    };
    TrackingLink: {
      id: number;
      /** Add it to the URL of any page of a job as `?src=`. */
      token: string;
      /** Leads to the job, or to the company’s career page, with the token in its URL. */
      url: string;
      source_id: number;
      job_id: number | null;
      user_id: number | null;
      created_at: string;
      updated_at: string;
    };
    NewTrackingLink: {
      /** The source of applications that come by the link. */
      source_id: number;
      /** The member who gets the credit. */
      user_id?: number | null;
      /** The hash_id or id of the job that the link leads to. Without one, it counts for any job. */
      job_id?: (number | string) | null;
    };
    TrackingLinkChange: {
      /** The source of applications that come by the link. */
      source_id?: number;
      /** The member who gets the credit. */
      user_id?: number | null;
    };
    SavedView: {
      id: number;
      name: string;
      entity: 'applications' | 'candidates';
      query: { [name: string]: string };
      is_shared: boolean;
      /** Whether you have saved it. Others see shared views only. */
      is_own: boolean;
      stale: {
        filter: string;
        id: number;
      }[];
      created_at: string;
      updated_at: string;
    };
    NewSavedView: {
      name: string;
      /** The list: `applications` (`candidate-job/index`) or `candidates` (`candidates/index`). */
      entity: 'applications' | 'candidates';
      /** Parameters of the list, as in its URL, such as `{"status": "active,hired"}`. */
      query: { [name: string]: string };
      /** Whether all members see the view. */
      is_shared?: boolean;
    };
    SavedViewChange: {
      name?: string;
      /** Parameters of the list, as in its URL, such as `{"status": "active,hired"}`. */
      query?: { [name: string]: string };
      /** Whether all members see the view. */
      is_shared?: boolean;
    };
    Export: {
      id: number;
      entity: 'applications' | 'candidates' | 'company';
      format: 'csv' | 'ndjson' | 'bundle';
      query: { [name: string]: string };
      /** `expired`: the file was deleted, 24 hours after it was finished or when a candidate was erased. */
      status: 'queued' | 'running' | 'finished' | 'failed' | 'expired';
      /** Why it failed: `too_many_rows` of more than 100,000, `candidate_erased` while it was written, or `unavailable`. */
      error: string | null;
      /** The records that were written. */
      rows: number;
      /** The bytes of the file. */
      size: number | null;
      /** A link to the file, valid for 15 minutes; null unless it is `finished` and the token may export it. */
      url: string | null;
      created_at: string;
      updated_at: string;
      finished_at: string | null;
      /** When the file is deleted. */
      expires_at: string | null;
    };
    NewExport: {
      /** A list, or `company`: everything that a bundle holds. Required without `view_id`. */
      entity?: 'applications' | 'candidates' | 'company';
      /** `csv`, which is the default, or `ndjson`; `bundle` for `company`. */
      format?: 'csv' | 'ndjson' | 'bundle';
      /** Parameters of the list, as in its URL, such as `{"status": "active,hired"}`. */
      query?: { [name: string]: string };
      /** A saved view: its list and its filters, instead of `entity` and `query`. */
      view_id?: number;
    };
    Import: {
      id: number;
      kind: 'csv' | 'bundle';
      source: string;
      filename: string;
      status:
        | 'uploading'
        | 'reading'
        | 'mapping'
        | 'checking'
        | 'checked'
        | 'importing'
        | 'imported'
        | 'undoing'
        | 'undone'
        | 'canceled'
        | 'failed';
      /** What is wrong with the file. */
      error: string | null;
      /** While the file comes in parts. */
      upload: {
        /** The size of each part but the last. */
        part_bytes: number;
        parts: number;
        /** The parts that have not come yet. */
        missing: number[];
      } | null;
      /** The columns of a CSV file. */
      headers: string[];
      /** The columns that fill no field. */
      ignored_columns: string[];
      mapping: {
        columns: { [name: string]: string };
        jobs: { [name: string]: number | null };
        stages: { [name: string]: number | null };
        date_format: 'dmy' | 'mdy' | 'ymd' | null;
        /** Whether jobs that are Live in a bundle are published. */
        keep_live: boolean;
      };
      /** What the mapping has yet to say before the dry run. */
      open: {
        field: string;
        values: string[];
      }[];
      rows: number;
      /** The rows that the current pass has done. */
      done: number;
      /** Records, not rows. After a dry run: what the import would do. */
      counts: {
        created: number;
        existing: number;
        failed: number;
        kept: number;
        undone: number;
      };
      /** What became of each record, as CSV; valid for 15 minutes, kept for 7 days. */
      results_url: string | null;
      created_at: string;
      updated_at: string;
      /** When it ended: `imported`, `canceled` or `failed` after it was started. */
      finished_at: string | null;
      undo_until: string | null;
      undone_at: string | null;
    };
    NewImportUpload: {
      filename: string;
      /** The size of the whole file. */
      byte_count: number;
      /** Jobs that are Live in the bundle are published. Else they become Drafts. */
      keep_live?: boolean;
    };
    ImportChange: {
      mapping: {
        columns?: { [name: string]: string };
        /** The job of each name in the file; null: the candidate is imported without it. */
        jobs?: { [name: string]: number | null };
        stages?: { [name: string]: number | null };
        /** Of a bundle: whether jobs that are Live in it are published. Else they become Drafts, and their rows say so. */
        keep_live?: boolean;
        /** How dates such as 03/04/05 are read: day, month and year, in the order in which they stand. */
        date_format?: 'dmy' | 'mdy' | 'ymd';
      };
    };
    ImportRow: {
      /** The row of the file, from 1; the header is not counted. */
      row: number;
      entity: string;
      external_id: string;
      result: 'created' | 'existing' | 'failed' | 'kept' | 'undone';
      record_id: number | null;
      field: string | null;
      /** What is wrong with the field, or how it is imported other than the file has it. */
      message: string | null;
    };
    Email: {
      id: number;
      candidate_job_id: number;
      /** `stage`, `rejection`, `message` and others; of a received one `reply`, `automatic` or `unreadable`. */
      kind: string;
      subject: string;
      status: 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'canceled' | 'received';
      /** Why the email was not delivered; null unless it is failed or suppressed. */
      reason:
        | 'unknown_mailbox'
        | 'mailbox_full'
        | 'refused'
        | 'spam'
        | 'too_late'
        | 'suppressed'
        | 'sealed'
        | 'unavailable'
        | null;
      created_at: string;
      /** When the email is sent, or tried again. */
      due_at: string | null;
      sent_at: string | null;
      /** `received` are those that came to the reply address of the application. */
      direction: 'sent' | 'received';
      /** Who sent a received email, as it says itself. */
      from: {
        name: string;
        email: string;
      } | null;
      /** Whether a received email came from the address of the candidate. */
      is_from_candidate: boolean | null;
      /** When a member first looked at a received email. Nobody’s name is kept. */
      read_at: string | null;
      attachments: {
        name: string;
        document_id: number | null;
      }[];
    };
    EmailDetail: {
      id: number;
      candidate_job_id: number;
      /** `stage`, `rejection`, `message` and others; of a received one `reply`, `automatic` or `unreadable`. */
      kind: string;
      subject: string;
      status: 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'canceled' | 'received';
      /** Why the email was not delivered; null unless it is failed or suppressed. */
      reason:
        | 'unknown_mailbox'
        | 'mailbox_full'
        | 'refused'
        | 'spam'
        | 'too_late'
        | 'suppressed'
        | 'sealed'
        | 'unavailable'
        | null;
      created_at: string;
      /** When the email is sent, or tried again. */
      due_at: string | null;
      sent_at: string | null;
      /** `received` are those that came to the reply address of the application. */
      direction: 'sent' | 'received';
      /** Who sent a received email, as it says itself. */
      from: {
        name: string;
        email: string;
      } | null;
      /** Whether a received email came from the address of the candidate. */
      is_from_candidate: boolean | null;
      /** When a member first looked at a received email. Nobody’s name is kept. */
      read_at: string | null;
      attachments: {
        name: string;
        document_id: number | null;
      }[];
      /** The body as HTML. Null once it is deleted. */
      body: string | null;
    };
    EmailTemplate: {
      id: number;
      kind: 'stage' | 'rejection' | 'own';
      stage_id: number | null;
      name: string | null;
      language: 'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'ar' | 'ja';
      subject: string;
      body: string;
      /** The merge fields that it has. */
      placeholders: string[];
      created_at: string;
      updated_at: string;
    };
    NewEmailTemplate: {
      kind: 'stage' | 'rejection' | 'own';
      /** The stage. Required of `stage`, and of no other. */
      stage_id?: number | null;
      /** Required of `own`, and of no other. */
      name?: string | null;
      language: 'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'ar' | 'ja';
      /** Can contain merge fields. */
      subject: string;
      /** The body as HTML. Can contain merge fields. */
      body: string;
    };
    EmailTemplateChange: {
      /** Of the kind `own` alone. */
      name?: string | null;
      /** Can contain merge fields. */
      subject?: string;
      /** The body as HTML. Can contain merge fields. */
      body?: string;
    };
    HiringSettings: {
      rejection_template: {
        subject: string;
        body: string;
      };
      rejection_delay_minutes: number;
      stage_email_delay_minutes: number;
      /** Counted from the last activity. Afterwards, a candidate without active applications is erased. */
      retention_months: number;
      /** Active applications are ended when their job has been closed, and nothing has happened with them, for this many months. */
      stale_months: number;
      /** Whether candidates get the rejection email when their application is ended so. */
      emails_stale: boolean;
      /** How many months entries of the audit log are kept. Null: always. */
      audit_months: number | null;
      searches_cv_text: boolean | null;
      names_readers: boolean;
      /** The consent text that people agree to when they apply. */
      consent_text: string | null;
      updated_at: string | null;
    };
    HiringSettingsChange: {
      rejection_template?: {
        subject: string;
        body: string;
      } | null;
      rejection_delay_minutes?: number;
      stage_email_delay_minutes?: number;
      /** Counted from the last activity. Afterwards, a candidate without active applications is erased. */
      retention_months?: number;
      /** Active applications are ended when their job has been closed, and nothing has happened with them, for this many months. */
      stale_months?: number;
      /** Whether candidates get the rejection email when their application is ended so. */
      emails_stale?: boolean;
      /** How many months entries of the audit log are kept. Null: always. */
      audit_months?: number | null;
      searches_cv_text?: boolean | null;
      names_readers?: boolean;
      /** The consent text that people agree to when they apply. */
      consent_text?: string | null;
    };
    Analytics: {
      /** Views of the public job page, not counting robots. */
      views: number;
      favorites: number;
      applicants: number;
      /** The last twelve months, oldest first. */
      monthly: {
        /** The month as YYYY-MM, in UTC. */
        month: string;
        views: number;
        favorites: number;
        applicants: number;
      }[];
      by_stage: {
        stage_id: number;
        name: string;
        applicants: number;
      }[];
      by_source: {
        source: string;
        /** Null until the source is found, or without one. */
        source_id: number | null;
        applicants: number;
      }[];
      time_in_stage: {
        stage_id: number;
        name: string;
        /** The average time that current candidates have been in the stage. */
        average_hours: number;
      }[];
    };
    NewMeeting: {
      title: string;
      /** ISO 8601. A time without an offset is local time in `timezone`. */
      start_time: string;
      /** In minutes. */
      duration?: number;
      type?: 'google_meet' | 'zoom';
      /** Notes or agenda in plain text. Everyone invited can read it. */
      description?: string | null;
      /** The application the meeting is about. Its candidate is invited. */
      candidate_job_id?: number | null;
      /** Email addresses of other attendees. Each one gets an invitation; duplicates are ignored. */
      attendees?: string[];
      timezone?: string;
    };
    MeetingChange: {
      title?: string;
      /** ISO 8601. A time without an offset is local time in `timezone`. */
      start_time?: string;
      /** In minutes. */
      duration?: number;
      /** Notes or agenda in plain text. Everyone invited can read it. */
      description?: string | null;
      /** Email addresses of other attendees. Each one gets an invitation; duplicates are ignored. */
      attendees?: string[];
      timezone?: string;
      /** As it was read. A change without it tries a failed conference again; a record that is sent back as it is does not. */
      conference_status?: 'not_connected' | 'pending' | 'ready' | 'failed';
    };
    SocialAccount: {
      id: number;
      platform: 'linkedin' | 'facebook' | 'instagram' | 'twitter' | 'tiktok';
      name: string;
      username: string | null;
      avatar_url: string | null;
      status: 'connected' | 'expired' | 'revoked';
      connected_at: string;
    };
    Post: {
      id: number;
      text: string;
      social_account_id: number;
      platform: 'linkedin' | 'facebook' | 'instagram' | 'twitter' | 'tiktok';
      status: 'draft' | 'scheduled' | 'publishing' | 'published' | 'failed';
      date_shared: string | null;
      job_id: number | null;
      image_url: string | null;
      published_at: string | null;
      published_url: string | null;
      /** Why the post is not published. */
      error: string | null;
      error_code: string | null;
      created_at: string;
      updated_at: string;
    };
    NewPost: {
      text: string;
      date_shared?: string | null;
      /** The id or hash_id of a job. The post links to its page and uses its picture where one is required. */
      job_id?: (number | string) | null;
      /** The public URL of a picture, for Facebook, Instagram (JPEG) and TikTok (JPEG, WebP). */
      image_url?: string | null;
      social_account_id: number;
      /** The platform of the account. */
      platform: 'linkedin' | 'facebook' | 'instagram' | 'twitter' | 'tiktok';
    };
    PostChange: {
      text?: string;
      date_shared?: string | null;
      /** The id or hash_id of a job. The post links to its page and uses its picture where one is required. */
      job_id?: (number | string) | null;
      /** The public URL of a picture, for Facebook, Instagram (JPEG) and TikTok (JPEG, WebP). */
      image_url?: string | null;
    };
    EventType: {
      value:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test';
      label: string;
      description: string;
      fields: {
        name: string;
        type: string;
        description: string;
      }[];
    };
    Webhook: {
      id: number;
      company_id: number;
      name: string;
      url: string;
      events: (
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test'
      )[];
      /** Signs every delivery. 64 characters when new; otherwise three dots and the last 6 characters. */
      secret: string;
      /** After a rotation, the time until which the previous secret also signs. */
      previous_secret_until: string | null;
      /** Whether the webhook is enabled. */
      status: boolean;
      disabled_reason: 'failing' | null;
      /** When the current series of failures began. After five days of failures, the webhook is disabled. */
      failing_since: string | null;
      belongs_to: 'company' | 'application';
      /** The application that created it. Null if it was created before this was recorded. */
      application: {
        client_id: string;
        name: string;
      } | null;
      created_at: string;
      updated_at: string;
    };
    NewWebhook: {
      name: string;
      /** An https URL with a public host name, not an IP address. Redirects are not followed. */
      url: string;
      events: (
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test'
      )[];
      belongs_to?: 'company' | 'application';
    };
    WebhookDetail: {
      id: number;
      company_id: number;
      name: string;
      url: string;
      events: (
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test'
      )[];
      /** Signs every delivery. 64 characters when new; otherwise three dots and the last 6 characters. */
      secret: string;
      /** After a rotation, the time until which the previous secret also signs. */
      previous_secret_until: string | null;
      /** Whether the webhook is enabled. */
      status: boolean;
      disabled_reason: 'failing' | null;
      /** When the current series of failures began. After five days of failures, the webhook is disabled. */
      failing_since: string | null;
      belongs_to: 'company' | 'application';
      /** The application that created it. Null if it was created before this was recorded. */
      application: {
        client_id: string;
        name: string;
      } | null;
      created_at: string;
      updated_at: string;
      /** The latest 10. */
      recent_logs: components['schemas']['DeliveryLog'][];
    };
    DeliveryLog: {
      id: number;
      /** The value of X-Service-Delivery. */
      delivery_id: string;
      event:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test';
      /** The number of the attempt, starting at 1. 0 if the delivery ended before anything was sent. */
      attempt: number;
      /** The HTTP status of the response. 0 if there was no response. */
      status_code: number;
      success: boolean;
      error: 'timeout' | 'connection' | 'refused' | 'expired' | 'disabled' | null;
      /** The beginning of the response body of a failed attempt. */
      response: string | null;
      duration_ms: number;
      /** True if the event was a sample that you requested. */
      simulated: boolean;
      delivered_at: string | null;
      created_at: string;
    };
    WebhookChange: {
      name?: string;
      /** An https URL with a public host name, not an IP address. Redirects are not followed. */
      url?: string;
      events?: (
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test'
      )[];
      /** `false` disables the webhook and ends its pending deliveries. */
      status?: boolean;
    };
    WebhookTestResult: {
      success: boolean;
      status_code: number;
      message: string;
    };
    Simulation: {
      /** Any event. The webhook does not have to subscribe to it. */
      event:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test';
    };
    SecretRotation: {
      /** `true` invalidates the old secret immediately. Use it if the secret has leaked. */
      immediately?: boolean;
    };
    Redelivery: {
      delivery_id: string;
      event:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test';
    };
    RecoveryRequest: {
      /** At most 30 days ago. */
      since: string;
    };
    Recovery: {
      /** The number of deliveries that start again, oldest first. */
      recovered: number;
      /** True if more deliveries remain. Repeat the request with the same `since`. */
      has_more: boolean;
    };
    FeedEvent: {
      /** The position in the feed. Ids increase with every event. */
      id: number;
      event:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'application.screened'
        | 'application.withdrawn'
        | 'application.updated'
        | 'candidate.created'
        | 'candidate.updated'
        | 'candidate.tagged'
        | 'candidate.merged'
        | 'candidate.erased'
        | 'cv.read'
        | 'data_request.created'
        | 'data_request.done'
        | 'job.published'
        | 'job.closed'
        | 'job.updated'
        | 'email.received'
        | 'email.failed'
        | 'meeting.scheduled'
        | 'note.created'
        | 'feedback.requested'
        | 'feedback.submitted'
        | 'task.created'
        | 'task.done'
        | 'export.finished'
        | 'import.created'
        | 'import.finished'
        | 'import.undone'
        | 'webhook.test';
      /** When the event happened. */
      timestamp: string;
      /** The record the event is about: job, application or meeting. */
      subject: string;
      subject_id: number;
      /** The data as delivered to webhooks. Null if the candidate has been erased since. */
      data: { [name: string]: unknown } | null;
      /** True if the candidate was erased. Delete your copy of the subject. */
      erased: boolean;
    };
    Deletion: {
      /** The position in the list. Ids increase with every deletion. */
      id: number;
      kind:
        | 'candidate'
        | 'application'
        | 'document'
        | 'note'
        | 'meeting'
        | 'task'
        | 'job'
        | 'question'
        | 'tag'
        | 'source'
        | 'tracking_link'
        | 'custom_field'
        | 'office'
        | 'department'
        | 'pipeline'
        | 'stage'
        | 'member'
        | 'contracted_company'
        | 'email_template'
        | 'post';
      record_id: number;
      reason: 'deleted' | 'erased' | 'merged' | 'import_undone';
      into_id: number | null;
      deleted_at: string;
    };
    AuditEvent: {
      id: number;
      /** The kind of record and what was done to it, such as `job.update`. */
      action: string;
      /** The id of the record. */
      subject_id: number;
      /** Null if the operator or the service did it. */
      user: {
        id: number;
        name: string;
        email: string;
      } | null;
      /** The OAuth application that made the change. Null if it was made in the account pages. */
      client: {
        client_id: string;
        name: string;
      } | null;
      /** The `/mcp` tool that an agent called. Null if no tool was used. */
      tool: string | null;
      changes: {
        [name: string]: {
          from: unknown;
          to: unknown;
        };
      };
      created_at: string;
    };
    SecurityEvent: {
      id: number;
      kind: string;
      /** `refused`: throttled, or not allowed. */
      outcome: 'success' | 'failure' | 'refused';
      /** How the user identified: `password`, `totp`, `recovery_code` or `token`. Null if they did not have to. */
      method: string | null;
      /** The error code of a refusal, or the action of the operator or of an Admin. */
      detail: string | null;
      /** Null if the user is unknown, and for the operator. */
      user: {
        id: number;
        name: string;
        email: string;
      } | null;
      /** The OAuth application. Null on the account pages, and if it is unknown. */
      client: {
        client_id: string;
        name: string;
      } | null;
      /** The name of the operator who did it at the command line. */
      operator: string | null;
      /** The IP address. An IPv6 address is cut to its /48 network after 90 days. */
      address: string | null;
      user_agent: string | null;
      created_at: string;
    };
    Task: {
      id: number;
      title: string;
      candidate_job_id: number | null;
      /** Null where it is about no application. */
      candidate: {
        id: number;
        first_name: string;
        last_name: string;
      } | null;
      job: {
        id: number;
        hash_id: string;
        title: string;
      } | null;
      /** Who is to do it; null: nobody. */
      user: {
        id: number;
        name: string;
      } | null;
      /** Null if the candidate or the service did it. */
      created_by: {
        id: number;
        name: string;
      } | null;
      due_on: string | null;
      status: 'open' | 'done';
      done_at: string | null;
      created_at: string;
      updated_at: string;
    };
    NewTask: {
      title: string;
      /** The day by which it is to be done. */
      due_on?: string | null;
      /** The `user_id` of the member who is to do it, who must see what it is about. Absent: the caller. */
      user_id?: number | null;
      /** The id of the application that it is about. */
      candidate_job_id?: number;
      /** The id or `hash_id` of the job that it is about; absent where it is about an application. */
      job_id?: number | string;
    };
    TaskChange: {
      title?: string;
      /** The day by which it is to be done. */
      due_on?: string | null;
      /** The `user_id` of the member who is to do it, who must see what it is about. Null: nobody. */
      user_id?: number | null;
    };
    TaskDone: {
      /** False opens it again. */
      is_done?: boolean;
    };
    Notification: {
      id: number;
      kind: 'mention' | 'feedback_request' | 'reply' | 'feedback' | 'task' | 'task_done';
      /** Who did it; null: the candidate, or somebody who is no member. */
      person: {
        id: number;
        name: string;
      } | null;
      candidate_job_id: number | null;
      /** Null where it is about no application. */
      candidate: {
        id: number;
        first_name: string;
        last_name: string;
      } | null;
      job: {
        id: number;
        hash_id: string;
        title: string;
      } | null;
      task: {
        id: number;
        title: string;
      } | null;
      /** The id of the note, the feedback, the request for it, the task or the email. */
      subject_id: number;
      is_read: boolean;
      created_at: string;
    };
    NotificationChoices: {
      kinds: {
        /** A note or feedback mentions you. */
        mention: 'at_once' | 'daily' | 'none';
        /** You are asked for feedback. `none` stops the reminders, too. */
        feedback_request: 'at_once' | 'daily' | 'none';
        /** A candidate of your jobs replied to an email. */
        reply: 'at_once' | 'daily' | 'none';
        /** Feedback that you asked for was submitted. */
        feedback: 'daily' | 'none';
        /** You were given a task. */
        task: 'daily' | 'none';
        /** A task that you gave was done. */
        task_done: 'daily' | 'none';
        /** New applications for jobs in whose hiring team you are. */
        application: 'daily' | 'none';
      };
      /** Whether emails come from 20 to 7 and at weekends, too, where the member is. */
      any_time: boolean;
    };
    NotificationChoicesChange: {
      /** How to be told: by an email at once, in the daily email, or by no email. */
      kinds?: {
        /** A note or feedback mentions you. */
        mention?: 'at_once' | 'daily' | 'none';
        /** You are asked for feedback. `none` stops the reminders, too. */
        feedback_request?: 'at_once' | 'daily' | 'none';
        /** A candidate of your jobs replied to an email. */
        reply?: 'at_once' | 'daily' | 'none';
        /** Feedback that you asked for was submitted. */
        feedback?: 'daily' | 'none';
        /** You were given a task. */
        task?: 'daily' | 'none';
        /** A task that you gave was done. */
        task_done?: 'daily' | 'none';
        /** New applications for jobs in whose hiring team you are. */
        application?: 'daily' | 'none';
      };
      /** Whether emails come from 20 to 7 and at weekends, too, where the member is. */
      any_time?: boolean;
    };
    NewFeedback: {
      /** The id of the application. */
      candidate_job_id: number;
      /** A stage of the pipeline. Absent: the one that the caller was asked about, else that of the application. */
      stage_id?: number;
      /** Whether to go on with the candidate. */
      rating?: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null;
      /** Plain text. Null clears it. */
      text?: string | null;
      /** By the key of each attribute of the `feedback_form` of the stage, from 1 to 4. Null: not judged. */
      scores?: { [name: string]: number | null } | null;
      mentions?: number[];
    };
    FeedbackChange: {
      /** Whether to go on with the candidate. */
      rating?: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null;
      /** Plain text. Null clears it. */
      text?: string | null;
      /** By the key of each attribute of the `feedback_form` of the stage, from 1 to 4. Null: not judged. */
      scores?: { [name: string]: number | null } | null;
      mentions?: number[];
    };
    FeedbackRequest: {
      id: number;
      candidate_job_id: number;
      candidate: {
        id: number;
        first_name: string;
        last_name: string;
      };
      job: {
        id: number;
        hash_id: string;
        title: string;
      };
      stage: {
        id: number;
        name: string;
      };
      /** Who is asked. */
      user: {
        id: number;
        name: string;
      } | null;
      /** Null if the candidate or the service did it. */
      asked_by: {
        id: number;
        name: string;
      } | null;
      meeting_id: number | null;
      /** `done` once the feedback is submitted. */
      status: 'open' | 'done' | 'canceled';
      due_at: string;
      created_at: string;
    };
    NewFeedbackRequest: {
      /** The id of the application. */
      candidate_job_id: number;
      /** A stage of the pipeline. Absent: that of the application. */
      stage_id?: number;
      /** The `user_id` of each member who is asked. Each gets an email. */
      user_ids: number[];
      /** The meeting of the application that it is about. */
      meeting_id?: number;
      /** Absent: the end of the meeting, else in three days. */
      due_at?: string;
    };
    Country: {
      /** In English. */
      name: string;
      iso2: string;
      /** The ISO 3166-1 numeric code. */
      country_id: number;
      job_count: number;
    };
    City: {
      name: string;
      slug: string;
      state: string | null;
      job_count: number;
    };
    CentralJob: {
      id: number;
      has_id: string;
      title: string;
      workplace: 'On-site' | 'Remote' | 'Hybrid';
      /** The ISO 4217 currency code. */
      currency: string | null;
      /** When the job was published. */
      date_share: string;
      min_salary: number | null;
      max_salary: number | null;
      rate_salary: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      name_company: string;
      city_company: string | null;
      state_company: string | null;
      /** In English. */
      country_company: string | null;
      /** The URL of the company's logo, on the host of the request. Null without a logo. */
      logo_company: string | null;
      skills: string[];
      employment_types: string[];
      /** The job's apply page on the company's career domain. */
      urlJobApplay: string;
    };
    JobFacets: {
      /** The ids of categories. */
      'key-category': {
        value: number;
        name: string;
        /** Null in a list of more than 500 jobs. */
        count: number | null;
      }[];
      /** The workplaces. */
      workplace: {
        value: 'On-site' | 'Remote' | 'Hybrid';
        /** Null in a list of more than 500 jobs. */
        count: number | null;
      }[];
      /** The employment types. */
      employment_type: {
        value: string;
        /** Null in a list of more than 500 jobs. */
        count: number | null;
      }[];
      /** Yearly pay in the currency of the country or domain. Empty where that has several. Jobs without pay are in none. */
      salary_min: {
        value: number;
        /** Null in a list of more than 500 jobs. */
        count: number | null;
      }[];
      /** Days. */
      posted_within: {
        value: number;
        /** Null in a list of more than 500 jobs. */
        count: number | null;
      }[];
      /** The 20 employers with the most jobs, in a list of more than 500 jobs among its newest 200. */
      company: {
        /** The subdomain. */
        value: string;
        name: string;
        /** Null in a list of more than 500 jobs. */
        count: number | null;
      }[];
    };
    Suggestion: {
      /** The text for `q` or `where` of the list of jobs. */
      name: string;
      state: string | null;
      /** In English; null for a title. */
      country: string | null;
    };
    BoardJob: {
      id: number;
      has_id: string;
      title: string;
      workplace: 'On-site' | 'Remote' | 'Hybrid';
      /** The ISO 4217 currency code. */
      currency: string | null;
      /** When the job was published. */
      date_share: string;
      min_salary: number | null;
      max_salary: number | null;
      rate_salary: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      name_company: string;
      city_company: string | null;
      state_company: string | null;
      /** In English. */
      country_company: string | null;
      /** The URL of the company's logo, on the host of the request. Null without a logo. */
      logo_company: string | null;
      skills: string[];
      employment_types: string[];
      /** The job's apply page on the company's career domain. */
      urlJobApplay: string;
      department: {
        id: number;
        name: string;
      } | null;
    };
  };
  responses: {
    'public-malformed_url-repeated_parameter': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'malformed_url' | 'repeated_parameter';
        };
      };
    };
    'public-not_found': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'not_found';
        };
      };
    };
    'public-job_over': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'job_over';
        };
      };
    };
    'public-too_large': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'too_large';
        };
      };
    };
    'public-invalid_input': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'invalid_input';
        };
      };
    };
    'public-too_many_requests': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'too_many_requests';
        };
      };
    };
    'public-unexpected': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'unexpected';
        };
      };
    };
    'public-storage_unavailable': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'storage_unavailable';
        };
      };
    };
    'public-malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?:
            | 'malformed_url'
            | 'repeated_parameter'
            | 'incomplete_body'
            | 'malformed_json'
            | 'json_too_deep'
            | 'malformed_multipart';
        };
      };
    };
    'public-board_key_missing-board_key_invalid': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'board_key_missing' | 'board_key_invalid';
        };
      };
    };
    'public-still_running-answer_lost': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'still_running' | 'answer_lost';
        };
      };
    };
    'public-unsupported_content_coding-unsupported_media_type': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'unsupported_content_coding' | 'unsupported_media_type';
        };
      };
    };
    'public-invalid_input-unknown_field-idempotency_mismatch': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'invalid_input' | 'unknown_field' | 'idempotency_mismatch';
        };
      };
    };
    'malformed_url-repeated_parameter-cursor_of_another_order': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter' | 'cursor_of_another_order';
        };
      };
    };
    'unauthenticated-invalid_token': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unauthenticated' | 'invalid_token';
        };
      };
    };
    'https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'https_required'
            | 'insufficient_scope'
            | 'insufficient_role'
            | 'insufficient_access'
            | 'tenant_mismatch';
        };
      };
    };
    too_large: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'too_large';
        };
      };
    };
    invalid_input: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'invalid_input';
        };
      };
    };
    too_many_requests: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'too_many_requests';
        };
      };
    };
    unexpected: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unexpected';
        };
      };
    };
    storage_unavailable: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'storage_unavailable';
        };
      };
    };
    'malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'malformed_url'
            | 'repeated_parameter'
            | 'incomplete_body'
            | 'malformed_json'
            | 'json_too_deep';
        };
      };
    };
    'still_running-answer_lost': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost';
        };
      };
    };
    'unsupported_content_coding-unsupported_media_type': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unsupported_content_coding' | 'unsupported_media_type';
        };
      };
    };
    'invalid_input-unknown_field-idempotency_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'invalid_input' | 'unknown_field' | 'idempotency_mismatch';
        };
      };
    };
    'malformed_url-repeated_parameter': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter';
        };
      };
    };
    not_found: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'not_found';
        };
      };
    };
    'still_running-answer_lost-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'stale_write';
        };
      };
    };
    'https_required-insufficient_scope-insufficient_access-tenant_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'https_required'
            | 'insufficient_scope'
            | 'insufficient_access'
            | 'tenant_mismatch';
        };
      };
    };
    'malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'malformed_url'
            | 'repeated_parameter'
            | 'incomplete_body'
            | 'malformed_json'
            | 'json_too_deep';
        };
      };
    };
    'unauthenticated-invalid_token-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unauthenticated' | 'invalid_token';
        };
      };
    };
    'https_required-insufficient_scope-insufficient_role-insufficient_access-tenant_mismatch-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'https_required'
            | 'insufficient_scope'
            | 'insufficient_role'
            | 'insufficient_access'
            | 'tenant_mismatch';
        };
      };
    };
    'not_found-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'not_found';
        };
      };
    };
    'still_running-answer_lost-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'stale_write';
        };
      };
    };
    'too_large-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'too_large';
        };
      };
    };
    'unsupported_content_coding-unsupported_media_type-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unsupported_content_coding' | 'unsupported_media_type';
        };
      };
    };
    'invalid_input-idempotency_mismatch-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'invalid_input' | 'idempotency_mismatch';
        };
      };
    };
    'too_many_requests-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'too_many_requests';
        };
      };
    };
    'unexpected-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unexpected';
        };
      };
    };
    'storage_unavailable-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'storage_unavailable';
        };
      };
    };
    'malformed_url-repeated_parameter-incomplete_body-malformed_multipart-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter' | 'incomplete_body' | 'malformed_multipart';
        };
      };
    };
    'malformed_url-repeated_parameter-incomplete_body-malformed_multipart': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter' | 'incomplete_body' | 'malformed_multipart';
        };
      };
    };
    'still_running-answer_lost-nothing_to_publish-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'nothing_to_publish' | 'stale_write';
        };
      };
    };
    'malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'malformed_url'
            | 'repeated_parameter'
            | 'incomplete_body'
            | 'malformed_json'
            | 'json_too_deep'
            | 'malformed_multipart';
        };
      };
    };
    'still_running-answer_lost-too_many_pictures-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'too_many_pictures' | 'stale_write';
        };
      };
    };
    stale_write: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'stale_write';
        };
      };
    };
    'invalid_input-unknown_field': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'invalid_input' | 'unknown_field';
        };
      };
    };
    'still_running-answer_lost-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost';
        };
      };
    };
    'malformed_url-repeated_parameter-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter';
        };
      };
    };
    'default_office-office_in_use-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'default_office' | 'office_in_use' | 'stale_write';
        };
      };
    };
    'invalid_input-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'invalid_input';
        };
      };
    };
    'still_running-answer_lost-stage_in_use-in_use-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'stage_in_use' | 'in_use' | 'stale_write';
        };
      };
    };
    'default_pipeline-in_use-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'default_pipeline' | 'in_use' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-duplicate-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'duplicate' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-last_admin-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'last_admin' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-own_sessions-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'own_sessions' | 'stale_write';
        };
      };
    };
    'last_admin-own_membership-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'last_admin' | 'own_membership' | 'stale_write';
        };
      };
    };
    'in_use-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'in_use' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-duplicate': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'duplicate';
        };
      };
    };
    'still_running-answer_lost-duplicate-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'duplicate' | 'stale_write';
        };
      };
    };
    'department_in_use-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'department_in_use' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-job_not_expired-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'job_not_expired' | 'stale_write';
        };
      };
    };
    'job_has_applications-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'job_has_applications' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-in_use-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'in_use' | 'stale_write';
        };
      };
    };
    'in_use-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'in_use' | 'stale_write';
        };
      };
    };
    'https_required-insufficient_scope-tenant_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'insufficient_scope' | 'tenant_mismatch';
        };
      };
    };
    'index_incomplete-storage_unavailable': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'index_incomplete' | 'storage_unavailable';
        };
      };
    };
    'https_required-insufficient_scope-tenant_mismatch-cv_search_off': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'insufficient_scope' | 'tenant_mismatch' | 'cv_search_off';
        };
      };
    };
    'malformed_url-repeated_parameter-incomplete_body-malformed_json-json_too_deep-malformed_multipart-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'malformed_url'
            | 'repeated_parameter'
            | 'incomplete_body'
            | 'malformed_json'
            | 'json_too_deep'
            | 'malformed_multipart';
        };
      };
    };
    'still_running-answer_lost-job_not_open-duplicate_application-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'job_not_open' | 'duplicate_application';
        };
      };
    };
    'not_found-merged': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'not_found' | 'merged';
        };
      };
    };
    'https_required-insufficient_scope-insufficient_role-tenant_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'insufficient_scope' | 'insufficient_role' | 'tenant_mismatch';
        };
      };
    };
    'still_running-answer_lost-candidate_erased-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'candidate_erased' | 'stale_write';
        };
      };
    };
    'https_required-insufficient_scope-insufficient_role-tenant_mismatch-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'insufficient_scope' | 'insufficient_role' | 'tenant_mismatch';
        };
      };
    };
    'not_found-merged-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'not_found' | 'merged';
        };
      };
    };
    'still_running-answer_lost-application_closed-candidate_erased-candidate_without_email-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'application_closed'
            | 'candidate_erased'
            | 'candidate_without_email'
            | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-not_rejected-candidate_erased-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'not_rejected'
            | 'candidate_erased'
            | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-application_closed-candidate_erased-candidate_without_email-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'application_closed'
            | 'candidate_erased'
            | 'candidate_without_email'
            | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-candidate_erased-candidate_without_email-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'candidate_erased' | 'candidate_without_email';
        };
      };
    };
    'still_running-answer_lost-job_not_open-duplicate_application-candidate_erased-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'job_not_open'
            | 'duplicate_application'
            | 'candidate_erased';
        };
      };
    };
    'still_running-answer_lost-candidate_erased-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'candidate_erased';
        };
      };
    };
    'still_running-answer_lost-already_undone': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'already_undone';
        };
      };
    };
    'still_running-answer_lost-already_undone-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'already_undone' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-duplicate_candidate': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'duplicate_candidate';
        };
      };
    };
    'still_running-answer_lost-candidate_erased-duplicate_candidate-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'candidate_erased'
            | 'duplicate_candidate'
            | 'stale_write';
        };
      };
    };
    'candidate_held-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'candidate_held' | 'stale_write';
        };
      };
    };
    feedback_open: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'feedback_open';
        };
      };
    };
    'still_running-answer_lost-candidate_erased-candidate_held-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'candidate_erased'
            | 'candidate_held'
            | 'stale_write';
        };
      };
    };
    'candidate_erased-candidate_held-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'candidate_erased' | 'candidate_held' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-import_not_ready-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'import_not_ready' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-import_not_ready-import_too_old-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'import_not_ready'
            | 'import_too_old'
            | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-email_tried': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'email_tried';
        };
      };
    };
    'still_running-answer_lost-email_tried-mail_deleted': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'email_tried' | 'mail_deleted';
        };
      };
    };
    'public-invalid_input-unknown_field': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'invalid_input' | 'unknown_field';
        };
      };
    };
    'still_running-answer_lost-meeting_canceled-meeting_begun-candidate_erased-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'meeting_canceled'
            | 'meeting_begun'
            | 'candidate_erased'
            | 'stale_write';
        };
      };
    };
    'stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'stale_write';
        };
      };
    };
    'still_running-answer_lost-post_publishing-post_published-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'post_publishing'
            | 'post_published'
            | 'stale_write';
        };
      };
    };
    'post_publishing-stale_write-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'post_publishing' | 'stale_write';
        };
      };
    };
    'https_required-insufficient_access-tenant_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'insufficient_access' | 'tenant_mismatch';
        };
      };
    };
    'still_running-answer_lost-too_many_webhooks-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'too_many_webhooks';
        };
      };
    };
    'still_running-answer_lost-webhook_sealed-ignored': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'webhook_sealed';
        };
      };
    };
    'still_running-answer_lost-webhook_sealed': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'webhook_sealed';
        };
      };
    };
    'still_running-answer_lost-webhook_disabled-delivery_open': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'webhook_disabled' | 'delivery_open';
        };
      };
    };
    'still_running-answer_lost-webhook_disabled': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'webhook_disabled';
        };
      };
    };
    'still_running-answer_lost-candidate_erased': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'candidate_erased';
        };
      };
    };
    'unknown_field-idempotency_mismatch-invalid_input': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unknown_field' | 'idempotency_mismatch' | 'invalid_input';
        };
      };
    };
    'still_running-answer_lost-duplicate-candidate_erased': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'duplicate' | 'candidate_erased';
        };
      };
    };
    'https_required-insufficient_scope-tenant_mismatch-not_author': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'insufficient_scope' | 'tenant_mismatch' | 'not_author';
        };
      };
    };
    'still_running-answer_lost-too_many_revisions-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'too_many_revisions' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-application_closed-candidate_erased': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'application_closed' | 'candidate_erased';
        };
      };
    };
    'still_running-answer_lost-own_feedback_request-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'own_feedback_request' | 'stale_write';
        };
      };
    };
    'public-malformed_url-repeated_parameter-cursor_of_another_order': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'malformed_url' | 'repeated_parameter' | 'cursor_of_another_order';
        };
      };
    };
  };
}
