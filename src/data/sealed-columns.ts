/**
 * Every column that holds sealed text, with its purpose and owner: features seal and open by this list, and the operator counts
 * and reseals by it when a key is replaced.
 */

type Row = Readonly<Record<string, string | number | null>>;

export type SealedColumn = {
  table: string;
  column: string;
  purpose: string;
} & (
  | {
      /** Kept until its row is deleted: a new key reseals it. */
      isKept: true;
      /** The column of the primary key. */
      key: string;
      /** Columns that `owner` reads. */
      ownerColumns: readonly string[];
      owner: (row: Row) => string;
    }
  /** Expires within a day: an old key waits for it. */
  | { isKept: false }
);

export const sealedColumns = {
  email: {
    table: 'mails',
    column: 'sealed',
    purpose: 'mail',
    isKept: true,
    key: 'id',
    ownerColumns: [],
    owner: () => '',
  },
  receivedEmail: {
    table: 'received_emails',
    column: 'sealed',
    purpose: 'mail',
    isKept: true,
    key: 'id',
    ownerColumns: [],
    owner: () => '',
  },
  totpSecret: {
    table: 'totp_factors',
    column: 'secret_sealed',
    purpose: 'totp',
    isKept: true,
    key: 'user_id',
    ownerColumns: [],
    owner: () => '',
  },
  alertAddress: {
    table: 'job_alerts',
    column: 'email_sealed',
    purpose: 'alert address',
    isKept: true,
    key: 'id',
    /** Not of the owner: the digest by which the alerts of the address are found. */
    ownerColumns: ['email_hash'],
    owner: () => '',
  },
  webhookSecret: {
    table: 'webhooks',
    column: 'sealed_secret',
    purpose: 'webhook',
    isKept: true,
    key: 'id',
    ownerColumns: ['company_id'],
    owner: ({ company_id: companyId }) => webhookOwner(Number(companyId)),
  },
  previousWebhookSecret: {
    table: 'webhooks',
    column: 'previous_secret',
    purpose: 'webhook',
    isKept: true,
    key: 'id',
    ownerColumns: ['company_id'],
    owner: ({ company_id: companyId }) => webhookOwner(Number(companyId)),
  },
  connectionTokens: {
    table: 'connections',
    column: 'sealed_tokens',
    purpose: 'connection',
    isKept: true,
    key: 'id',
    ownerColumns: ['company_id', 'provider', 'external_id'],
    owner: (row) =>
      connectionOwner({
        companyId: Number(row['company_id']),
        provider: String(row['provider']),
        externalId: String(row['external_id']),
      }),
  },
  connectionVerifier: {
    table: 'connection_attempts',
    column: 'sealed_verifier',
    purpose: 'connection verifier',
    isKept: false,
  },
  connectionChoices: {
    table: 'connection_attempts',
    column: 'sealed_choices',
    purpose: 'connection choices',
    isKept: false,
  },
  storedAnswer: {
    table: 'idempotency_keys',
    column: 'body',
    purpose: 'idempotency',
    isKept: false,
  },
  preparedAction: {
    table: 'prepared_actions',
    column: 'asked',
    purpose: 'prepared action',
    isKept: false,
  },
} as const satisfies Record<string, SealedColumn>;

/** A secret cannot be opened for another company. */
export function webhookOwner(companyId: number): string {
  return `company ${companyId}`;
}

/** Tokens cannot be opened in the row of another account. */
export function connectionOwner({
  companyId,
  provider,
  externalId,
}: {
  companyId: number;
  provider: string;
  externalId: string;
}): string {
  return `${companyId}:${provider}:${externalId}`;
}
