/** What an action may touch while it serves one request, message or tick. Built by a door, never by a room. */
import type { Actor } from '#access.ts';
import type { ClientDocuments } from '#platform/client-documents.ts';
import type { Db } from '#platform/db.ts';
import type { Files } from '#platform/files.ts';
import type { KeyValue } from '#platform/kv.ts';
import type { MailService } from '#platform/mail.ts';
import type { ProviderService } from '#platform/providers.ts';
import type { Enqueue } from '#platform/queue.ts';
import type { SearchEngines } from '#platform/search-engines.ts';
import type { WebhookService } from '#platform/webhooks.ts';
import type { Writer } from '#platform/writer.ts';
import type { Vault } from '#lib/vault.ts';

/** The context of a public door: it has no tenant, so nothing of a tenant can be reached from it by a store. */
export type PublicCtx = {
  db: Db;
  kv: KeyValue;
  files: Files;
  vault: Vault;
  mail: MailService;
  webhooks: WebhookService;
  /** The documents by which OAuth clients make themselves known. */
  clientDocuments: ClientDocuments;
  /** Other services, such as Zoom: credentials, and one request at a time. */
  providers: ProviderService;
  /** Who is told of jobs, and under which keys. */
  searchEngines: SearchEngines;
  /** Null where there is no Workers AI. */
  writer: Writer | null;
  /** Whether lists carry structured data per job (contract 4.7). */
  listsPostings: boolean;
  /** Has the CVs of these documents read, after the answer. */
  enqueueCv: Enqueue<number>;
  /** Has the providers of these meetings asked, after the answer. */
  enqueueMeeting: Enqueue<number>;
  /** Fixed when the context is built: one request has one time. */
  now: Date;
  newId: () => number;
  /** Where absolute URLs of the API begin, from the configuration: `https://host`. */
  apiOrigin: string;
  /** Runs after the response has been sent. */
  defer: (work: Promise<unknown>) => void;
  /** Tells whoever develops on this machine; deployed it says nothing. */
  printToTerminal: (text: string) => void;
};

/** What a request has claimed by its `Idempotency-Key`: whatever it commits is marked with it. */
export type Claim = { companyId: number; clientId: number; key: string };

/** The context of one company: by a token, or by the operator or the service itself (`actor` null). */
export type Ctx = PublicCtx & {
  tenant: { id: number; subdomain: string };
  actor: Actor | null;
  claim?: Claim;
  /** The tool of `/mcp` an agent has called, for the audit log. */
  tool?: string;
};
