/** The API's types for openapi-fetch. Written by `npm run client:types`; docs/client.md says how to use it. */

export interface paths {
  '/.well-known/oauth-authorization-server': {
    /** What this authorization server offers, and where (RFC 8414). */
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
    /** Which authorization server guards the API (RFC 9728). */
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
    /** Which authorization server guards the tool server (RFC 9728). */
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
            /** Here or by HTTP Basic. */
            client_id?: string;
            /** Of a confidential client, here or by HTTP Basic. */
            client_secret?: string;
            code?: string;
            /** With a code: as in the authorization request. */
            redirect_uri?: string;
            /** With a code that was asked with PKCE. */
            code_verifier?: string;
            refresh_token?: string;
            /** With a refresh token: fewer scopes than were granted. */
            scope?: string;
            /** RFC 8707: as in the authorization request. */
            resource?: string;
          };
          'application/x-www-form-urlencoded': {
            grant_type: 'authorization_code' | 'refresh_token';
            /** Here or by HTTP Basic. */
            client_id?: string;
            /** Of a confidential client, here or by HTTP Basic. */
            client_secret?: string;
            code?: string;
            /** With a code: as in the authorization request. */
            redirect_uri?: string;
            /** With a code that was asked with PKCE. */
            code_verifier?: string;
            refresh_token?: string;
            /** With a refresh token: fewer scopes than were granted. */
            scope?: string;
            /** RFC 8707: as in the authorization request. */
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
    /** End the access that a token stands for (RFC 7009). */
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
            /** An access or a refresh token. */
            token: string;
            token_type_hint?: string;
            client_id?: string;
            client_secret?: string;
          };
          'application/x-www-form-urlencoded': {
            /** An access or a refresh token. */
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
    /** Who the token is of. */
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
              /** The id as text, for OpenID Connect clients. */
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
  '/api/companies/profile': {
    /** Get the company of the token, whole. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/show/{id}': {
    /** Get the company by its id. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
  '/api/companies/update/{id}': {
    /** Update the company. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/update-logo/{id}': {
    /** Upload the logo. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
          id: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** PNG, JPEG or WebP, 5 MB at most. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/companies/create': {
    /** Form data of a company. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
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
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/company-offices/store': {
    /** Create an office. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-offices/show/{id}': {
    /** Get an office. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
  '/api/company-offices/update/{id}': {
    /** Update an office. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-offices/destroy/{id}': {
    /** Delete an office. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        409: components['responses']['default_office-office_in_use-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-pipline/index': {
    /** List pipelines with their stages. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/company-pipline/store': {
    /** Create a pipeline. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-pipline/show/{id}': {
    /** Get a pipeline. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
  '/api/company-pipline/update/{id}': {
    /** Update a pipeline, or the stages of it. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stage_in_use-in_use-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-pipline/destroy/{id}': {
    /** Delete a pipeline. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        409: components['responses']['default_pipeline-in_use-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-users/index': {
    /** List team members. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/company-users/store': {
    /** Invite somebody by mail; again, with a new link. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-duplicate-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-users/show/{id}': {
    /** Get a team member. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
  '/api/company-users/update-role/{id}': {
    /** Change what a team member may do. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-last_admin-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/company-users/destroy/{id}': {
    /** Remove a team member; sessions and tokens end at once. Scope: `company` and `jobs:write`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        409: components['responses']['last_admin-own_membership-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/contracted-companies': {
    /** List contracted companies. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
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
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/contracted-companies/show/{id}': {
    /** Get a contracted company. Scope: `company`, or `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
  '/api/contracted-companies/update/{id}': {
    /** Update a contracted company. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/contracted-companies/destroy/{id}': {
    /** Remove a contracted company. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        409: components['responses']['in_use-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
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
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Part of the title, in any case, with or without accents. */
          'search-key'?: string;
          status?: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
          /** yes: at least one application; no: none. */
          'with-candidates'?: 'yes' | 'no';
          /** Created on this UTC day or later. */
          'date-start'?: string;
          /** Created on this UTC day or earlier. */
          'date-end'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/jobs/create': {
    /** What a job form offers. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
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
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/show/{hash_id}': {
    /** Get a job. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** `hash_id` of the job, or its `id`. */
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
  '/api/jobs/update/{id}': {
    /** Update a job. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/update-details/{id}': {
    /** Update workplace and seniority. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/update-pay-benefit/{id}': {
    /** Update salary and benefits. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/update-specifications/{id}': {
    /** Update description and skills. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/update-status/{id}': {
    /** Give a job a status. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/republish/{id}': {
    /** Republish an expired job. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-job_not_expired-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/destroy/{id}': {
    /** Archive a job, or delete it. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** true: delete the job for good. Admin only, and only without applications. */
          force?: 'true' | 'false';
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['job_has_applications-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/search/{key}': {
    /** Search jobs by title. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          status?: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
          /** yes: at least one application; no: none. */
          'with-candidates'?: 'yes' | 'no';
          /** Created on this UTC day or later. */
          'date-start'?: string;
          /** Created on this UTC day or earlier. */
          'date-end'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Part of the title, in any case, with or without accents. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/jobs/{hash_id}/applicant-job': {
    /** List the candidates of a job. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** `hash_id` of the job, or its `id`. */
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
              };
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
  '/api/candidate-job/index': {
    /** List applications; a search counts to 10,000. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Words of the name or e-mail address, the last one as a beginning; and of the CV where the company wants it. */
          'search-key'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/candidate-job/store': {
    /** Create an application, with a CV and a cover letter. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            email: string;
            first_name: string;
            last_name: string;
            phone?: string;
            /** hash_id of the job. */
            job_id: string;
            /** Where the candidate comes from, for the numbers; `api` where it is not said. */
            source?: string;
            /** What the candidate agreed to, in the words they were shown. */
            consent?: string;
            /** The CV: PDF, DOC, DOCX, ODT, RTF or text, 10 MB at most. */
            file_cv?: Blob;
            /** The same of the cover letter. */
            cover_letter?: Blob;
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep-malformed_multipart'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-job_not_open-duplicate_application'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/show/{id}': {
    /** Get an application, and all that happened to it. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/update-stage/{id}': {
    /** Move an application to a stage; into the hired stage it hires. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/update-stage-send-email/{id}/{stage_id}': {
    /** Move an application to a stage and send the template of the stage. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
          id: number;
          /** Id of a stage of a pipeline. */
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
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/reject/{id}': {
    /** Reject an application; the rejection mail is sent of itself. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/undo-reject/{id}': {
    /** Take a rejection back; a mail that has not gone does not go. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-not_rejected-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/hire/{id}': {
    /** Hire: the candidate becomes a team member, who cannot sign in until given a role. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-application_closed-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/send-email/{id}': {
    /** Write to the candidate. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-candidate_erased'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/preview-email/{id}': {
    /** Show what a mail would say, and which merge fields nothing is known for. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
              data: components['schemas']['EmailPreview'];
            };
          };
        };
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/assign-to-job': {
    /** Assign a candidate to a job: another application of the same person. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-job_not_open-duplicate_application-candidate_erased'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/store-notes/{id}': {
    /** Add a note. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-candidate_erased'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/email-templet/{stage_id}': {
    /** Get the e-mail template of a stage. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of a stage of a pipeline. */
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
  '/api/candidate-job/bulk': {
    /** Move, reject or write to many at once; `dry_run` only tells what would be done. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidate-job/bulk/{id}/undo': {
    /** Take back what a bulk move or rejection has changed. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-already_undone-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/show/{id}': {
    /** Get a candidate and the applications of the person. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
  '/api/candidates/export/{id}': {
    /** Export all that is held of a candidate. Scope: `applicants:write`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/merge/{id}': {
    /** Merge another candidate into this one; the other id goes on leading here. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-candidate_erased-candidate_held-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/legal-hold/{id}': {
    /** Keep a candidate from being erased, or no longer. Scope: `applicants:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/candidates/erase/{id}': {
    /** Erase a candidate: name, addresses, files, CVs, mails, notes, and what webhooks were told. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        409: components['responses']['candidate_erased-candidate_held-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/hiring-settings': {
    /** Show how the company deals with candidates. Scope: `company`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
        403: components['responses']['https_required-insufficient_scope-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Set how the company deals with candidates. Scope: `company` and `jobs:write`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/jobs/{hash_id}/analytics': {
    /** Views, favorites and applicants of a job, by month. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** `hash_id` of the job, or its `id`. */
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
  '/api/locations/countries': {
    /** Countries that have jobs, with their number. No token needed. */
    get: {
      parameters: {
        query?: {
          /** Hostname of a career domain: only the jobs of its companies. */
          career_domain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
    /** Cities of a country that have jobs, most first. No token needed. */
    get: {
      parameters: {
        query: {
          /** ISO 3166-1 alpha-2 code or name of a country. */
          country: string;
          /** Hostname of a career domain: only the jobs of its companies. */
          career_domain?: string;
          /** Cities in the answer, 1,000 at most. */
          limit?: number;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
    /** Jobs of a place, newest first. No token needed. */
    get: {
      parameters: {
        query?: {
          /** ISO 3166-1 alpha-2 code or name of a country. */
          country?: string;
          /** Name of a city; case and accents do not matter. */
          city?: string;
          /** Hostname of a career domain: only the jobs of its companies. */
          career_domain?: string;
          /** Words of the title; the last may be a beginning. */
          'search-key'?: string;
          /** Id of a category. */
          'key-category'?: string;
          /** `On-site`, `Remote` or `Hybrid`. */
          workplace?: ('On-site' | 'Remote' | 'Hybrid') & ('' | ('On-site' | 'Remote' | 'Hybrid'));
          /** For example `Full-time`. */
          employment_type?: (
            | 'Full-time'
            | 'Part-time'
            | 'Permanent'
            | 'Temporary'
            | 'Contract'
            | 'Internship'
            | 'Apprenticeship'
            | 'Freelance'
          ) &
            (
              | ''
              | (
                  | 'Full-time'
                  | 'Part-time'
                  | 'Permanent'
                  | 'Temporary'
                  | 'Contract'
                  | 'Internship'
                  | 'Apprenticeship'
                  | 'Freelance'
                )
            );
          /** The page, from 1. */
          page?: number;
          /** Jobs a page, 100 at most. */
          per_page?: number;
          /** `next_cursor` of the page before; instead of `page`, and as fast on every page. */
          cursor?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
                first_page_url: string;
              };
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
  '/api/central/jobs': {
    /** Jobs of a place, newest first. No token needed. */
    get: {
      parameters: {
        query?: {
          /** ISO 3166-1 alpha-2 code or name of a country. */
          country?: string;
          /** Name of a city; case and accents do not matter. */
          city?: string;
          /** Hostname of a career domain: only the jobs of its companies. */
          career_domain?: string;
          /** Words of the title; the last may be a beginning. */
          'search-key'?: string;
          /** Id of a category. */
          'key-category'?: string;
          /** `On-site`, `Remote` or `Hybrid`. */
          workplace?: ('On-site' | 'Remote' | 'Hybrid') & ('' | ('On-site' | 'Remote' | 'Hybrid'));
          /** For example `Full-time`. */
          employment_type?: (
            | 'Full-time'
            | 'Part-time'
            | 'Permanent'
            | 'Temporary'
            | 'Contract'
            | 'Internship'
            | 'Apprenticeship'
            | 'Freelance'
          ) &
            (
              | ''
              | (
                  | 'Full-time'
                  | 'Part-time'
                  | 'Permanent'
                  | 'Temporary'
                  | 'Contract'
                  | 'Internship'
                  | 'Apprenticeship'
                  | 'Freelance'
                )
            );
          /** The page, from 1. */
          page?: number;
          /** Jobs a page, 100 at most. */
          per_page?: number;
          /** `next_cursor` of the page before; instead of `page`, and as fast on every page. */
          cursor?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
                first_page_url: string;
              };
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
  '/api/central/jobs/{hash_id}/favorite': {
    /** Count a favorite of a public job: one a minute for an address. No token needed. At most 1 a minute for an address. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** `hash_id` of the job, or its `id`. */
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
        422: components['responses']['public-invalid_input'];
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
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Of this application. */
          candidate_job_id?: string;
          status?: 'scheduled' | 'canceled';
          /** Starting on this UTC day or later. */
          'date-start'?: string;
          /** Starting on this UTC day or earlier. */
          'date-end'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/meet/store': {
    /** Schedule a meeting; the candidate and the attendees are invited by mail. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-candidate_erased'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/meet/show/{id}': {
    /** Get a meeting. Scope: `applicants:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
    /** Reschedule or change a meeting that has not begun; everybody is told. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-meeting_canceled-meeting_begun-candidate_erased-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/meet/destroy/{id}': {
    /** Cancel a meeting, at its provider too; it is kept as canceled. Scope: `applicants:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/social-accounts/index': {
    /** List the social accounts the company has connected. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/posts/index': {
    /** List posts. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/posts/store': {
    /** Create a post: a draft, or for a time; one in the past is now. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/posts/show/{id}': {
    /** Get a post. Scope: `jobs:read`. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
  '/api/posts/update/{id}': {
    /** Update a post that is not out; with a date it is scheduled, also one that failed. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-post_publishing-post_published-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/posts/destroy/{id}': {
    /** Delete a post; what is published stays at its network. Scope: `jobs:write`. Roles: Recruiter, Admin. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        409: components['responses']['post_publishing-stale_write'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/events': {
    /** List the events a webhook can ask for. Any token will do. Roles: Viewer, Recruiter, Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
        403: components['responses']['https_required-tenant_mismatch'];
        413: components['responses']['too_large'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks': {
    /** List webhooks: those of whose every event the token may read. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Create a webhook; its secret is told this once. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        409: components['responses']['still_running-answer_lost-too_many_webhooks'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}': {
    /** Get a webhook and its last logs. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
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
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
    /** Delete a webhook and its logs. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    delete: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: never;
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/test': {
    /** Deliver a webhook.test event at once, and tell how it went. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-webhook_sealed'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/simulate': {
    /** Deliver a sample of any event at once, and tell how it went. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-webhook_sealed'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/logs': {
    /** List the attempts of 30 days, newest first. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only those that have succeeded, or have not. */
          success?: 'true' | 'false';
          event?:
            | 'application.created'
            | 'application.stage_changed'
            | 'application.rejected'
            | 'application.hired'
            | 'application.unrejected'
            | 'job.published'
            | 'job.closed'
            | 'meeting.scheduled'
            | 'webhook.test';
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
          'If-None-Match'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
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
    /** Replace the secret; the one before signs too for 24 hours. Scope: `jobs:read`, or `applicants:read`. Role: Admin. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-stale_write'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/deliveries/{delivery_id}/redeliver': {
    /** Deliver something again: the same id, the same bytes, a fresh schedule. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
          id: number;
          /** What receivers see as X-Service-Delivery. */
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
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-webhook_disabled-delivery_open'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/plugins/webhooks/{id}/recover': {
    /** Deliver what failed since then, and what a disabled webhook has missed. */
    post: {
      parameters: {
        query?: {
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** Of your choice, as a UUID. For 24 hours the same request with the same key is done once, and answered the same. */
          'Idempotency-Key'?: string;
        };
        path: {
          /** Id of the record; where that is a job, its `hash_id` works too. */
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
        400: components['responses']['malformed_url-repeated_parameter-malformed_json-json_too_deep'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        404: components['responses']['not_found'];
        409: components['responses']['still_running-answer_lost-webhook_disabled'];
        413: components['responses']['too_large'];
        415: components['responses']['unsupported_media_type'];
        422: components['responses']['invalid_input-idempotency_mismatch'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
  '/api/events': {
    /** List what happened, oldest first: the events whose records the token may read. */
    get: {
      parameters: {
        query?: {
          /** `next_after` of the page before; 0: from the oldest that is kept. */
          after?: number;
          /** Events a page, 500 at most. */
          limit?: number;
          /** Only events of this name. */
          event?:
            | 'application.created'
            | 'application.stage_changed'
            | 'application.rejected'
            | 'application.hired'
            | 'application.unrejected'
            | 'job.published'
            | 'job.closed'
            | 'meeting.scheduled'
            | 'webhook.test';
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
                /** What to give as `after` next, now or later. */
                next_after: number;
                has_more: boolean;
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
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
  '/api/audit-events': {
    /** List who changed what, newest first; `total` counts to 10,000. Scope: `company`. Role: Admin. */
    get: {
      parameters: {
        query?: {
          /** The page, from 1. */
          page?: number;
          /** Records a page, 100 at most. */
          max?: number;
          /** `next_cursor` of the page before; instead of `page`. */
          cursor?: string;
          /** Only records changed at or after this time. */
          'updated-since'?: string;
          /** Only this action. */
          action?: string;
          /** Only what was done to this record. */
          subject_id?: number;
          /** Subdomain of the company. Not needed: it must be that of the token. */
          subdomain?: string;
        };
        header?: {
          /** The `ETag` of the answer you have: 304, and no body, where it still holds. */
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
              };
            };
          };
        };
        304: { content?: never };
        400: components['responses']['malformed_url-repeated_parameter'];
        401: components['responses']['unauthenticated-invalid_token'];
        403: components['responses']['https_required-insufficient_scope-insufficient_role-tenant_mismatch'];
        413: components['responses']['too_large'];
        422: components['responses']['invalid_input'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['unexpected'];
        503: components['responses']['storage_unavailable'];
      };
    };
  };
}

/** What the service posts to webhooks, by event. */
export interface webhooks {
  'application.created': {
    /** A candidate applied, or was assigned to a job. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
              /** The application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** Of the candidate. */
              email: string;
              first_name: string;
              last_name: string;
              /** The first stage of the pipeline of the job. */
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
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
              /** The application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** Of the candidate. */
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
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
              /** The application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** Of the candidate. */
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
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
              /** The application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** Of the candidate. */
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
    /** A rejection was taken back: the application is active again. Not in contract 6.1. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
              /** The application. */
              candidate_job_id: number;
              /** The integer id of the job. */
              job_id: number;
              /** Of the candidate. */
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
  'job.published': {
    /** A job became Live. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
  'meeting.scheduled': {
    /** A meeting was scheduled. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
              /** The application it is about, if it is about one. */
              candidate_job_id: number | null;
              /** When it starts, UTC. */
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
  'webhook.test': {
    /** Somebody tried a webhook: POST /api/plugins/webhooks/{id}/test. */
    post: {
      parameters: {
        query?: never;
        header: {
          /** `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the secret of the webhook. Compare in constant time. */
          'X-Service-Signature': string;
          /** Name of the event. */
          'X-Service-Event': string;
          /** A UUID, the same on every attempt. */
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
      /** For people. */
      message: string;
      /** Stable: decide by it. */
      code: string;
      /** What is wrong, by field; nested fields are dotted. */
      errors?: { [name: string]: string[] };
      /** The scope the token lacks. */
      scope?: string;
      /** The record this is about. */
      id?: number;
      /** Seconds to wait. */
      retry_after?: number;
      request_id: string;
    };
    PublicError: {
      success: false;
      /** The status as text. */
      message: string;
      /** For people. */
      detail: string;
      /** Stable: decide by it. */
      code: string;
      /** What is wrong, by field; nested fields are dotted. */
      errors?: { [name: string]: string[] };
      /** The scope the token lacks. */
      scope?: string;
      /** The record this is about. */
      id?: number;
      /** Seconds to wait. */
      retry_after?: number;
      request_id: string;
    };
    OAuthError: {
      /** Stable: decide by it. */
      error: string;
      /** For developers. */
      error_description: string;
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
      /** Where the logo is; another one has another URL. */
      logo: string | null;
      career_domain: string;
      default_currency: string;
      timezone: string;
      /** The newest hundred. */
      offices: components['schemas']['Office'][];
      /** The newest hundred. */
      pipelines: components['schemas']['Pipeline'][];
      benefits: {
        id: number;
        name: string;
      }[];
      values: string[];
      career_page_settings: { [name: string]: unknown };
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
        candidate_count: number;
      }[];
      created_at: string;
      updated_at: string;
    };
    CompanyChange: {
      name?: string;
      description?: string | null;
      website?: string | null;
      phone?: string | null;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      default_currency?: string;
      timezone?: string;
      /** Ids, as the form data lists them. */
      benefits?: number[];
      values?: string[];
      career_page_settings?: { [name: string]: string | number | boolean | null };
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
    };
    NewOffice: {
      name: string;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      /** A subdivision of the country. */
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
      /** A subdivision of the country. */
      state_id?: number | null;
      city?: string | null;
      zipcode?: string | null;
      is_default?: boolean;
    };
    NewPipeline: {
      name: string;
      /** In their order. Without them: Screening, Interview, Offer, Hiring. */
      stages?: {
        /** An existing stage; without one a new stage is made. */
        id?: number;
        name: string;
        type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
        email_template?: {
          subject: string;
          body: string;
        } | null;
      }[];
      is_default?: boolean;
    };
    PipelineChange: {
      name?: string;
      /** All stages, in their order; one that is not named goes. */
      stages?: {
        /** An existing stage; without one a new stage is made. */
        id?: number;
        name: string;
        type: 'screening' | 'interview' | 'offer' | 'hired' | 'other';
        email_template?: {
          subject: string;
          body: string;
        } | null;
      }[];
      /** Where the candidates of a stage go that goes. */
      move_to_stage_id?: number;
      is_default?: boolean;
    };
    TeamMember: {
      id: number;
      user_id: number;
      email: string;
      first_name: string;
      last_name: string;
      role_type: 'Viewer' | 'Recruiter' | 'Admin';
      /** Only an active one can sign in; a hired one waits for a role. */
      status: 'active' | 'invited' | 'hired';
      created_at: string;
      updated_at: string;
    };
    Invitation: {
      /** Where the invitation goes. */
      email: string;
      role_type: 'Viewer' | 'Recruiter' | 'Admin';
      first_name?: string | null;
      last_name?: string | null;
    };
    RoleChange: {
      role_type: 'Viewer' | 'Recruiter' | 'Admin';
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
      phone?: string | null;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      /** One of your own pipelines. */
      pipeline_id?: number | null;
    };
    ContractedCompanyChange: {
      name?: string;
      email?: string | null;
      phone?: string | null;
      address?: string | null;
      /** ISO 3166-1 numeric: 276 is Germany. */
      country_id?: number | null;
      /** One of your own pipelines. */
      pipeline_id?: number | null;
    };
    JobItem: {
      id: number;
      hash_id: string;
      title: string;
      status: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
      workplace: 'On-site' | 'Remote' | 'Hybrid';
      created_at: string;
      candidate_job_count: number;
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
    };
    NewJob: {
      title: string;
      description?: string | null;
      tasks?: string | null;
      requirements?: string | null;
      workplace?: 'On-site' | 'Remote' | 'Hybrid';
      seniority?: string | null;
      category_id?: number | null;
      employment_types?: number[];
      currency?: string | null;
      min_salary?: number | null;
      max_salary?: number | null;
      rate_salary?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      office_id?: number | null;
      company_pipline_id?: number | null;
      contracted_company_id?: number | null;
      skills?: string[];
      benefits?: number[];
      status?: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
    };
    Job: {
      id: number;
      hash_id: string;
      title: string;
      status: 'Live' | 'Draft' | 'Archived' | 'Expired' | 'Closed';
      workplace: 'On-site' | 'Remote' | 'Hybrid';
      created_at: string;
      candidate_job_count: number;
      description: string | null;
      tasks: string | null;
      requirements: string | null;
      status_by_admin: 'approved' | 'pending' | 'rejected';
      seniority: string | null;
      category_id: number | null;
      currency: string | null;
      min_salary: number | null;
      max_salary: number | null;
      rate_salary: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      office_id: number | null;
      office: {
        id: number;
        name: string;
        city: string | null;
        country_id: number | null;
      } | null;
      company_pipline_id: number | null;
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
      contracted_company_id: number | null;
      skills: string[];
      benefits: {
        id: number;
        name: string;
      }[];
      employment_types: {
        id: number;
        name: string;
      }[];
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
      category_id?: number | null;
      employment_types?: number[];
      currency?: string | null;
      min_salary?: number | null;
      max_salary?: number | null;
      rate_salary?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      office_id?: number | null;
      company_pipline_id?: number | null;
      contracted_company_id?: number | null;
      skills?: string[];
      benefits?: number[];
    };
    JobDetailsChange: {
      title?: string;
      workplace?: 'On-site' | 'Remote' | 'Hybrid';
      seniority?: string | null;
      office_id?: number | null;
      category_id?: number | null;
      employment_types?: number[];
    };
    JobPayChange: {
      currency?: string | null;
      min_salary?: number | null;
      max_salary?: number | null;
      rate_salary?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
      benefits?: number[];
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
    Application: {
      id: number;
      candidate_job_id: number;
      candidate_id: number;
      first_name: string;
      last_name: string;
      email: string;
      phone: string | null;
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
      created_at: string;
      updated_at: string;
      rejected_at: string | null;
      hired_at: string | null;
    };
    ApplicationDetail: {
      id: number;
      candidate_job_id: number;
      candidate_id: number;
      first_name: string;
      last_name: string;
      email: string;
      phone: string | null;
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
      created_at: string;
      updated_at: string;
      rejected_at: string | null;
      hired_at: string | null;
      /** What came of reading the newest CV; null: there is none. */
      parse_status:
        | 'pending'
        | 'parsed'
        | 'encrypted'
        | 'no_text'
        | 'corrupt'
        | 'too_large'
        | 'failed'
        | null;
      /** JSON Resume (jsonresume.org, v1). What it says is the candidate’s own word. */
      parsed_cv: { [name: string]: unknown } | null;
      /** The last 100, newest first. */
      notes: {
        id: number;
        note: string;
        /** Null: the candidate, or the service itself. */
        author: {
          id: number;
          name: string;
        } | null;
        created_at: string;
      }[];
      /** The last 50, newest first. */
      emails: {
        id: number;
        kind: string;
        subject: string;
        /** HTML. */
        body: string;
        status: 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'canceled';
        created_at: string;
        /** When it goes, or is tried again. */
        due_at: string | null;
        sent_at: string | null;
      }[];
      /** The last 200, newest first. */
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
        /** Null: the candidate, or the service itself. */
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
      documents: {
        id: number;
        kind: 'cv' | 'cover_letter';
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
        /** A link that works for 15 minutes. */
        url: string;
        created_at: string;
      }[];
      /** How long it has been in each stage, in the order of its way. */
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
      /** Under legal hold: nothing of the candidate is erased. */
      is_held: boolean;
    };
    StageMove: {
      stage_id: number;
      /** Refused (409) where somebody has moved it meanwhile. */
      from_stage_id?: number;
    };
    Rejection: {
      rejection_reason_id?: number;
      /** For the team. */
      note?: string;
      send_email?: boolean;
    };
    NewEmail: {
      subject: string;
      /** HTML; may hold merge fields. */
      body: string;
      /** Who it is from, as the candidate sees it. */
      name?: string;
    };
    EmailPreview: {
      subject: string;
      body: string;
      /** Merge fields that nothing is known for. */
      missing: string[];
    };
    Assignment: {
      /** An application of the candidate. */
      candidate_job_id?: number;
      candidate_id?: number;
      /** hash_id or id of the job. */
      job_id: number | string;
      /** A stage of the job; the first where it is not said. */
      stage_id?: number;
    };
    NewNote: {
      note: string;
    };
    StageTemplate: {
      stage_id: number;
      name: string;
      subject: string;
      body: string;
      placeholders: string[];
    };
    BulkRequest: {
      action: 'move' | 'reject' | 'email';
      /** Applications. */
      ids: number[];
      /** Only tells what would be done. */
      dry_run?: boolean;
      /** Of a move. */
      stage_id?: number;
      rejection_reason_id?: number;
      /** Of a rejection. */
      send_email?: boolean;
      /** Of an e-mail. */
      subject?: string;
      /** Of an e-mail. */
      body?: string;
    };
    BulkResult: {
      /** For undoing it; null: nothing was changed. */
      bulk_id: number | null;
      dry_run: boolean;
      done: number;
      unchanged: number;
      failed: number;
      results: {
        id: number;
        result: 'done' | 'unchanged' | 'failed';
        /** Why it failed. */
        code: string | null;
        message: string | null;
      }[];
    };
    Candidate: {
      id: number;
      first_name: string;
      last_name: string;
      email: string;
      phone: string | null;
      /** Under legal hold: nothing is erased. */
      is_held: boolean;
      created_at: string;
      updated_at: string;
      /** What is kept is counted from it. */
      last_active_at: string;
      erased_at: string | null;
      /** The last 100, newest first. */
      applications: components['schemas']['Application'][];
    };
    CandidateExport: {
      id: number;
      first_name: string;
      last_name: string;
      email: string;
      phone: string | null;
      /** Under legal hold: nothing is erased. */
      is_held: boolean;
      created_at: string;
      updated_at: string;
      /** What is kept is counted from it. */
      last_active_at: string;
      erased_at: string | null;
      /** With notes, mails, history, and links to the files that work for 15 minutes. */
      applications: components['schemas']['ApplicationDetail'][];
      /** The last 500, newest first. */
      meetings: components['schemas']['Meeting'][];
      exported_at: string;
    };
    Meeting: {
      id: number;
      title: string;
      start_time: string;
      end_time: string;
      /** Minutes. */
      duration: number;
      type: 'google_meet' | 'zoom';
      description: string | null;
      /** The join page; it leads on to the conference as soon as there is one. */
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
    CandidateMerge: {
      /** Becomes this one; the id goes on leading here. */
      from_candidate_id: number;
    };
    LegalHold: {
      is_held: boolean;
    };
    HiringSettings: {
      rejection_template: {
        subject: string;
        body: string;
      };
      /** How long a rejection can be taken back before its mail goes. */
      rejection_delay_minutes: number;
      /** After the last activity; then a candidate is erased, unless an application is active. */
      retention_months: number;
      /** Whether a search looks into CVs too. */
      searches_cv_text: boolean;
      /** What people agree to when they apply. */
      consent_text: string | null;
      updated_at: string | null;
    };
    HiringSettingsChange: {
      /** null: the words of the service. */
      rejection_template?: {
        subject: string;
        body: string;
      } | null;
      /** How long a rejection can be taken back before its mail goes. */
      rejection_delay_minutes?: number;
      /** After the last activity; then a candidate is erased, unless an application is active. */
      retention_months?: number;
      /** Whether a search looks into CVs too. */
      searches_cv_text?: boolean;
      /** What people agree to when they apply. */
      consent_text?: string | null;
    };
    Analytics: {
      /** How often the public page was asked for, by anything but robots. */
      views: number;
      favorites: number;
      applicants: number;
      /** The last twelve months, oldest first. */
      monthly: {
        /** YYYY-MM, UTC. */
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
        applicants: number;
      }[];
      time_in_stage: {
        stage_id: number;
        name: string;
        /** How long those now in the stage have been there. */
        average_hours: number;
      }[];
    };
    Country: {
      /** In English. */
      name: string;
      iso2: string;
      /** ISO 3166-1 numeric. */
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
      /** ISO 4217. */
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
      logo_company: string | null;
      skills: string[];
      employment_types: string[];
      /** The apply page on the career domain of the company. */
      urlJobApplay: string;
    };
    NewMeeting: {
      title: string;
      /** ISO 8601. Without an offset it is what a clock in `timezone` shows. */
      start_time: string;
      /** Minutes. */
      duration?: number;
      type?: 'google_meet' | 'zoom';
      /** Notes or agenda, plain text: whoever is invited reads it. */
      description?: string | null;
      /** The application it is about: its candidate is invited. */
      candidate_job_id?: number | null;
      /** E-mail addresses beside the candidate’s, each once. Each gets an invitation. */
      attendees?: string[];
      /** IANA; that of the company where it is not said. */
      timezone?: string;
    };
    MeetingChange: {
      title?: string;
      /** ISO 8601. Without an offset it is what a clock in `timezone` shows. */
      start_time?: string;
      /** Minutes. */
      duration?: number;
      /** Notes or agenda, plain text: whoever is invited reads it. */
      description?: string | null;
      /** E-mail addresses beside the candidate’s, each once. Each gets an invitation. */
      attendees?: string[];
      /** IANA; that of the company where it is not said. */
      timezone?: string;
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
      /** Why it did not go out, or not yet. */
      error: string | null;
      error_code: string | null;
      created_at: string;
      updated_at: string;
    };
    NewPost: {
      text: string;
      /** When it goes out; in the past: now. Empty: it is a draft. Without an offset it is UTC. */
      date_shared?: string | null;
      /** Additive: a job it leads to, by id or hash_id. Its page is linked, and its picture serves where one is needed. */
      job_id?: (number | string) | null;
      /** Additive: a picture at a public address, for Facebook, Instagram (JPEG) and TikTok (JPEG, WebP). */
      image_url?: string | null;
      social_account_id: number;
      /** That of the account. */
      platform: 'linkedin' | 'facebook' | 'instagram' | 'twitter' | 'tiktok';
    };
    PostChange: {
      text?: string;
      /** When it goes out; in the past: now. Empty: it is a draft. Without an offset it is UTC. */
      date_shared?: string | null;
      /** Additive: a job it leads to, by id or hash_id. Its page is linked, and its picture serves where one is needed. */
      job_id?: (number | string) | null;
      /** Additive: a picture at a public address, for Facebook, Instagram (JPEG) and TikTok (JPEG, WebP). */
      image_url?: string | null;
    };
    EventType: {
      value:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
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
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test'
      )[];
      /** 64 characters when it is new; otherwise three dots and its last 6. It signs every delivery. */
      secret: string;
      /** After a rotation: until then the secret before this one signs too. */
      previous_secret_until: string | null;
      /** Whether it is given deliveries. */
      status: boolean;
      disabled_reason: 'failing' | null;
      /** The first of the attempts that have only failed since. Five days disable it. */
      failing_since: string | null;
      created_at: string;
      updated_at: string;
    };
    NewWebhook: {
      name: string;
      /** https, at a public host name. Redirects are not followed. */
      url: string;
      events: (
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test'
      )[];
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
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test'
      )[];
      /** 64 characters when it is new; otherwise three dots and its last 6. It signs every delivery. */
      secret: string;
      /** After a rotation: until then the secret before this one signs too. */
      previous_secret_until: string | null;
      /** Whether it is given deliveries. */
      status: boolean;
      disabled_reason: 'failing' | null;
      /** The first of the attempts that have only failed since. Five days disable it. */
      failing_since: string | null;
      created_at: string;
      updated_at: string;
      /** The last 10. */
      recent_logs: components['schemas']['DeliveryLog'][];
    };
    DeliveryLog: {
      id: number;
      /** What the receiver sees as X-Service-Delivery. */
      delivery_id: string;
      event:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test';
      /** From 1; 0 where it ended before anything was sent. */
      attempt: number;
      /** 0: nobody answered. */
      status_code: number;
      success: boolean;
      error: 'timeout' | 'connection' | 'refused' | 'expired' | 'disabled' | null;
      /** How the answer to a failure begins. */
      response: string | null;
      duration_ms: number;
      /** It told of a sample, at your wish: nothing had happened. */
      simulated: boolean;
      delivered_at: string | null;
      created_at: string;
    };
    WebhookChange: {
      name?: string;
      /** https, at a public host name. Redirects are not followed. */
      url?: string;
      events?: (
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test'
      )[];
      /** false: it is given no deliveries, and open ones end. */
      status?: boolean;
    };
    WebhookTestResult: {
      success: boolean;
      status_code: number;
      message: string;
    };
    Simulation: {
      /** Any event, asked for by this webhook or not. */
      event:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test';
    };
    SecretRotation: {
      /** true: the old secret signs nothing any more; for one that has leaked. */
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
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test';
    };
    RecoveryRequest: {
      /** 30 days ago at most. */
      since: string;
    };
    Recovery: {
      /** Deliveries that are begun anew, oldest first. */
      recovered: number;
      /** Ask again with the same `since`: there were too many for once. */
      has_more: boolean;
    };
    FeedEvent: {
      /** Its place in the feed: greater than that of all before it. */
      id: number;
      event:
        | 'application.created'
        | 'application.stage_changed'
        | 'application.rejected'
        | 'application.hired'
        | 'application.unrejected'
        | 'job.published'
        | 'job.closed'
        | 'meeting.scheduled'
        | 'webhook.test';
      /** When it happened. */
      timestamp: string;
      /** What it tells of: job, application, meeting. */
      subject: string;
      subject_id: number;
      /** As it was delivered to webhooks; null where the candidate was erased since. */
      data: { [name: string]: unknown } | null;
      /** The candidate was erased: drop what you have of the subject. */
      erased: boolean;
    };
    AuditEvent: {
      id: number;
      /** As `job.update`: which kind of record, and what was done. */
      action: string;
      /** The record it was done to. */
      subject_id: number;
      /** Null: the operator, or the service itself. */
      user: {
        id: number;
        name: string;
        email: string;
      } | null;
      /** The application it was done by; null: at our own pages. */
      client: {
        client_id: string;
        name: string;
      } | null;
      /** The tool of `/mcp` an agent called for it; null: it was done otherwise. */
      tool: string | null;
      /** By field, as the record spells them: from null it was made with it, to null it went with it. Long texts are cut. */
      changes: {
        [name: string]: {
          from: unknown;
          to: unknown;
        };
      };
      created_at: string;
    };
  };
  responses: {
    'malformed_url-repeated_parameter': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter';
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
    'https_required-insufficient_scope-tenant_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'insufficient_scope' | 'tenant_mismatch';
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
    not_found: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'not_found';
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
    'malformed_url-repeated_parameter-malformed_json-json_too_deep': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter' | 'malformed_json' | 'json_too_deep';
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
    'still_running-answer_lost-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'stale_write';
        };
      };
    };
    unsupported_media_type: {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'unsupported_media_type';
        };
      };
    };
    'invalid_input-idempotency_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'invalid_input' | 'idempotency_mismatch';
        };
      };
    };
    'malformed_url-repeated_parameter-malformed_multipart': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'malformed_url' | 'repeated_parameter' | 'malformed_multipart';
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
    'default_office-office_in_use-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'default_office' | 'office_in_use' | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-stage_in_use-in_use-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'stage_in_use' | 'in_use' | 'stale_write';
        };
      };
    };
    'default_pipeline-in_use-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'default_pipeline' | 'in_use' | 'stale_write';
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
    'still_running-answer_lost-last_admin-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'last_admin' | 'stale_write';
        };
      };
    };
    'last_admin-own_membership-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'last_admin' | 'own_membership' | 'stale_write';
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
    'still_running-answer_lost-job_not_expired-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'job_not_expired' | 'stale_write';
        };
      };
    };
    'job_has_applications-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'job_has_applications' | 'stale_write';
        };
      };
    };
    'malformed_url-repeated_parameter-malformed_json-json_too_deep-malformed_multipart': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'malformed_url'
            | 'repeated_parameter'
            | 'malformed_json'
            | 'json_too_deep'
            | 'malformed_multipart';
        };
      };
    };
    'still_running-answer_lost-job_not_open-duplicate_application': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'job_not_open' | 'duplicate_application';
        };
      };
    };
    'still_running-answer_lost-application_closed-candidate_erased-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?:
            | 'still_running'
            | 'answer_lost'
            | 'application_closed'
            | 'candidate_erased'
            | 'stale_write';
        };
      };
    };
    'still_running-answer_lost-not_rejected-candidate_erased-stale_write': {
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
    'still_running-answer_lost-candidate_erased': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'candidate_erased';
        };
      };
    };
    'still_running-answer_lost-job_not_open-duplicate_application-candidate_erased': {
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
    'still_running-answer_lost-already_undone-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'already_undone' | 'stale_write';
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
    'still_running-answer_lost-candidate_erased-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'candidate_erased' | 'stale_write';
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
    'public-malformed_url-repeated_parameter': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'malformed_url' | 'repeated_parameter';
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
    'public-not_found': {
      content: {
        'application/json': components['schemas']['PublicError'] & {
          code?: 'not_found';
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
    stale_write: {
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
    'post_publishing-stale_write': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'post_publishing' | 'stale_write';
        };
      };
    };
    'https_required-tenant_mismatch': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'https_required' | 'tenant_mismatch';
        };
      };
    };
    'still_running-answer_lost-too_many_webhooks': {
      content: {
        'application/json': components['schemas']['Error'] & {
          code?: 'still_running' | 'answer_lost' | 'too_many_webhooks';
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
  };
}
