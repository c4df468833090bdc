/** The queries of people: one row per person, whatever companies they are in. */
import { and, asc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import type { StatementCtx } from '#data/prepared.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { PlanResult, QueryPlan, Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { notificationChoices } from '#data/tables/notifications.ts';
import { members, users } from '#data/tables/users.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { emailKey } from '#lib/email-key.ts';
import type { NoticeWay, ToldKind } from '#vocabulary/notifications.ts';

const memberStore = tenantStore(members);

/** The account with this address, and its membership in this company; each may be undefined. */
export function memberByEmail(ctx: Ctx, email: string) {
  const isTheirs = eq(users.emailKey, emailKey(email));
  const userId = ctx.db.select({ id: users.id }).from(users).where(isTheirs);
  return queryPlan(
    [
      ctx.db.select().from(users).where(isTheirs),
      ctx.db
        .select()
        .from(members)
        .where(memberStore.ofCompany(ctx, eq(members.userId, userId))),
    ],
    ([[user], [member]]) => ({ user, member }),
  );
}

/** The account with an email address, and its membership in this company; each may be undefined. */
export type Account = PlanResult<typeof memberByEmail>;

/** `memberByEmail` for all addresses whose keys the subquery `keys` has. */
export function membersByEmail(ctx: Ctx, keys: SQL): QueryPlan<(email: string) => Account> {
  return accountsOf(usersByKey(ctx, keys), membersByKey(ctx, keys));
}

export function usersByKey({ db }: StatementCtx, keys: SQL) {
  return db
    .select()
    .from(users)
    .where(sql`${users.emailKey} in (${keys})`);
}

export function membersByKey(ctx: StatementCtx, keys: SQL) {
  const userIds = sql`(select id from users where email_key in (${keys}))`;
  return ctx.db
    .select()
    .from(members)
    .where(memberStore.ofCompany(ctx, sql`${members.userId} in ${userIds}`));
}

type RowsOf<Row> = RunnableQuery<Row[], 'sqlite'>;

/** What users and memberships that are read together say of an address. */
export function accountsOf(
  usersRead: RowsOf<typeof users.$inferSelect>,
  membersRead: RowsOf<typeof members.$inferSelect>,
): QueryPlan<(email: string) => Account> {
  return queryPlan([usersRead, membersRead], ([userRows, memberRows]) => {
    const byKey = new Map(userRows.map((row) => [row.emailKey, row]));
    const byUser = new Map(memberRows.map((row) => [row.userId, row]));
    return (email) => {
      const user = byKey.get(emailKey(email));
      return { user, member: user && byUser.get(user.id) };
    };
  });
}

export function insertUser(
  ctx: PublicCtx,
  row: Omit<typeof users.$inferInsert, 'emailKey' | 'createdAt'>,
): Statement {
  return ctx.db.insert(users).values({ ...row, emailKey: emailKey(row.email), createdAt: ctx.now });
}

export function insertMember(
  ctx: Ctx,
  row: Omit<typeof members.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Statement {
  return memberStore.insert(ctx, { ...row, createdAt: ctx.now, updatedAt: ctx.now });
}

export function changeMember(
  ctx: Ctx,
  member: { id: number; updatedAt: Date },
  change: Pick<
    typeof members.$inferInsert,
    'role' | 'access' | 'status' | 'firstName' | 'lastName'
  >,
): Statement[] {
  return memberStore.update(ctx, member, change);
}

/** The id of a user, or the query that has it. */
export type UserId = number | SQL<number>;

export function userById(ctx: PublicCtx, id: UserId) {
  return queryPlan([ctx.db.select().from(users).where(eq(users.id, id))], ([[row]]) => row);
}

/** Someone who gets an email, and its language and time zone. */
export type Recipient = { userId: number; language: string; timezone: string };

/** The user's own language, else that of the company, else that of its career domain. */
const mailLanguage = sql<string>`coalesce(${users.language}, ${companies.language}, ${careerDomains.language}, 'en')`;

/** The company's active Admins. */
export function adminsOf(ctx: Ctx): QueryPlan<Recipient[]> {
  const admins = ctx.db
    .select({
      userId: members.userId,
      mailLanguage: mailLanguage.as('mail_language'),
      timezone: sql<string>`coalesce(${users.timezone}, ${companies.timezone})`.as('mail_timezone'),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(companies, eq(companies.id, members.companyId))
    .leftJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
    .where(memberStore.ofCompany(ctx, eq(members.role, 'Admin'), eq(members.status, 'active')));
  return queryPlan([admins], ([rows]) =>
    rows.map(({ userId, mailLanguage: language, timezone }) => ({ userId, language, timezone })),
  );
}

/** A member who gets emails about the work of a company. */
export type Addressee = Recipient & {
  /** IANA; that of the company where the member chose none. */
  timezone: string;
  company: string;
  subdomain: string;
  /** How they want to be told of what happens. */
  choices: {
    kinds: Partial<Record<ToldKind, NoticeWay>>;
    isAnyTime: boolean;
  };
};

/** The active members among these users. */
export function addresseesOf(ctx: Ctx, userIds: readonly number[] | SQL): QueryPlan<Addressee[]> {
  const found = ctx.db
    .select({
      userId: members.userId,
      mailLanguage: mailLanguage.as('mail_language'),
      zone: sql<string>`coalesce(${users.timezone}, ${companies.timezone})`.as('zone'),
      company: companies.name,
      subdomain: companies.subdomain,
      kinds: notificationChoices.kinds,
      isAnyTime: notificationChoices.isAnyTime,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(companies, eq(companies.id, members.companyId))
    .leftJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
    .leftJoin(
      notificationChoices,
      and(
        eq(notificationChoices.companyId, members.companyId),
        eq(notificationChoices.userId, members.userId),
      ),
    )
    .where(
      memberStore.ofCompany(
        ctx,
        inArray(members.userId, 'length' in userIds ? [...userIds] : userIds),
        eq(members.status, 'active'),
      ),
    );
  return queryPlan([found], ([rows]) =>
    rows.map(({ mailLanguage: language, zone: timezone, kinds, isAnyTime, ...row }) => ({
      ...row,
      language,
      timezone,
      choices: { kinds: kinds ?? {}, isAnyTime: isAnyTime ?? false },
    })),
  );
}

/** The language of emails to a user: about this company, or without one, their oldest. */
export function languageOfUser(
  ctx: PublicCtx,
  userId: number,
  companyId: number | null,
): QueryPlan<string> {
  const company =
    companyId ?? sql`(select min(${members.companyId}) from ${members} where user_id = ${userId})`;
  const query = ctx.db
    .select({ mailLanguage: mailLanguage.as('mail_language') })
    .from(users)
    .leftJoin(companies, eq(companies.id, company))
    .leftJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
    .where(eq(users.id, userId));
  return queryPlan([query], ([[row]]) => row?.mailLanguage ?? 'en');
}

/** More companies than anyone belongs to. */
const MEMBERSHIPS_MAX = 100;

/** The active memberships of a person. D1 answers a batch by column name, so every column has its own. */
export function membershipsOf(ctx: PublicCtx, userId: UserId) {
  return queryPlan(
    [
      ctx.db
        .select({
          companyId: members.companyId,
          role: members.role,
          subdomain: companies.subdomain,
          name: companies.name,
          closingAt: companies.closingAt,
        })
        .from(members)
        .innerJoin(companies, eq(companies.id, members.companyId))
        .where(and(eq(members.userId, userId), eq(members.status, 'active')))
        .orderBy(asc(companies.name), asc(companies.id))
        .limit(MEMBERSHIPS_MAX),
    ],
    ([rows]) => rows,
  );
}

type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    'firstName' | 'lastName' | 'passwordHash' | 'passwordChangedAt' | 'language' | 'timezone'
  >
>;

export function updateUser(ctx: PublicCtx, id: number, change: UserChange): Statement[] {
  const { firstName, lastName } = change;
  const isRenamed = or(
    firstName === undefined ? undefined : ne(users.firstName, firstName),
    lastName === undefined ? undefined : ne(users.lastName, lastName),
  );
  const update = ctx.db.update(users).set(change).where(eq(users.id, id));
  return isRenamed ? [touchMembers(ctx, id, isRenamed), update] : [update];
}

/**
 * Moves the version of the members who show what the account says, as copies are kept by it, where the account `differs` from the change
 * that follows. Until the person accepts, a company sees the names that it typed, and learns of no change.
 */
function touchMembers(ctx: PublicCtx, userId: number, differs: SQL, also?: SQL): Statement {
  const isChanged = exists(
    ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), differs)),
  );
  return ctx.db
    .update(members)
    .set({ updatedAt: nextUpdatedAt(ctx, members.updatedAt) })
    .where(and(eq(members.userId, userId), or(eq(members.status, 'active'), also), isChanged));
}

/** The same for another address, which companies that typed none see before, too. */
export function touchAddressees(ctx: PublicCtx, userId: number, email: string): Statement {
  return touchMembers(ctx, userId, ne(users.email, email), isNull(members.email));
}

/** Fails the batch if the password changed while its hash was computed. */
export function assertPasswordHash(ctx: PublicCtx, id: number, passwordHash: string): Statement {
  return assertHolds(
    ctx,
    sql`exists (select 1 from ${users} where id = ${id} and password_hash = ${passwordHash})`,
  );
}
