/** The context: what an action may use while it serves one request, queue message or cron run. */
import type { Actor } from '#access.ts';
import { idSource } from '#lib/ids.ts';
import { labelCompany } from '#platform/metrics.ts';
import type { CareersServices } from '#platform/careers-services.ts';
import type { BackgroundServices } from '#platform/background-services.ts';
import type { ContextServices, Services } from '#platform/services.ts';
import type { Deferring, ReadServices } from '#platform/read-services.ts';

/** Where a request comes from. Only the sign-in log has it. */
export type RequestSource = {
  /** The whole IP address. */
  ip?: string | undefined;
  userAgent: string;
};

type Clock = {
  /** Fixed when the context is built: one request has one time. */
  now: Date;
  newId: () => number;
};

/** The context of what only reads the public listing: no secrets, no files, no mail, and plain SQL. */
export type ReadCtx = ReadServices & Deferring & Clock;

/** The context of a page of a career domain: it asks the Worker of the API to count views, and caches summaries. */
export type PageCtx = ReadCtx & Pick<CareersServices, 'api' | 'enqueueSummary' | 'summaryCache'>;

/**
 * What the first batch of a request finds true, or it does nothing: that the token, which was not looked up before, is still
 * for this caller. Shared by all contexts of the request.
 */
export type Precondition = {
  /** The statement that aborts its batch unless the condition holds. */
  text: string;
  values: readonly (string | number | null)[];
  /** Whether a batch has found it true. */
  isMet: boolean;
};

/** The context of public endpoints. It has no tenant, so a tenant store cannot be used with it. */
export type PublicCtx = ContextServices &
  Clock & {
    /** What throttles have counted in this request: an action that runs again after a conflict is not counted again. */
    counted?: Map<string, number>;
    /** Absent where no person or client asks for the change. */
    source?: RequestSource;
    /** The name of the operator at the command line. */
    operator?: string;
    precondition?: Precondition;
    /**
     * When the request stops waiting for the database, in milliseconds since the Unix epoch: it then has something else to do.
     * Absent: it waits for the database.
     */
    deadline?: number;
  };

/** The context of the forms of a career domain: it has CVs read that are not stored. */
export type FormCtx = PublicCtx & Pick<Services, 'readCv'>;

/** The context of people and clients who authorize: it has the codes and documents of OAuth clients. */
export type OAuthCtx = PublicCtx & Pick<Services, 'kv'>;

/** The context of the question whether the service can serve. */
export type ReadinessCtx = PublicCtx & Pick<Services, 'kv' | 'reachQueues'>;

/** The context of queue messages and cron runs: it can send what leaves the service. */
export type BackgroundCtx = PublicCtx & Omit<BackgroundServices, keyof ContextServices>;

/** A context whose reader is known: the emails that the action causes are in the language of the page. */
export type ReaderCtx = PublicCtx & {
  /** BCP 47. */
  language: string;
};

/** Who the audit log names for a change. */
export type AuditActor = Pick<Actor, 'userId' | 'clientId'>;

/** An `Idempotency-Key` that a request has claimed; its commit is marked with it. */
export type Claim = { companyId: number; clientId: number; key: string; requestId: number };

/** The context of one company. */
export type Ctx = PublicCtx & {
  tenant: { id: number };
  /** Null: the operator or the service itself. */
  actor: AuditActor | null;
  claim?: Claim;
  /** The caller wants the id of a record that it writes, and no more: `Prefer: return=minimal`. */
  isMinimal?: true;
  /** The member sees only what they are assigned to: the database has nothing else, and lists ask for it by tokens. */
  isAssigned?: true;
  /** The tool of `/mcp` that an agent called, for the audit log. */
  tool?: string;
};

/** Where an action depends on the role or the scopes of the caller. The operator and the service (null) may do everything. */
export type CallerCtx = Ctx & { actor: Actor | null };

/**
 * The context with the present time, for the next of many changes, or for what is written after work that took long: `commit` refuses a
 * time that is long ago.
 */
export function atPresent<Any extends PublicCtx>(ctx: Any): Any {
  const now = new Date(Math.max(Date.now(), ctx.now.getTime()));
  return { ...ctx, now, newId: idSource(now) };
}

export { labelCompany };

/**
 * Builds the context of a company; without an actor it is that of the operator or the service itself. The data point of the request
 * names the company.
 */
export function tenantContext(ctx: PublicCtx, companyId: number): CallerCtx & { actor: null };
export function tenantContext<Who extends AuditActor | null>(
  ctx: PublicCtx,
  companyId: number,
  actor: Who,
): Ctx & { actor: Who };
export function tenantContext(
  ctx: PublicCtx,
  companyId: number,
  actor: AuditActor | null = null,
): Ctx {
  labelCompany(companyId);
  return { ...ctx, tenant: { id: companyId }, actor };
}
