/** Erases candidates and accounts again that were erased after a backup, before the restored service opens. */
import { atPresent, tenantContext } from '../../../../src/context.ts';
import type { PublicCtx } from '../../../../src/context.ts';
import { runPlan } from '../../../../src/data/query-plan.ts';
import { erasuresAfter } from '../../../../src/operator/erasures/actions.ts';
import { addErasures, none } from '../../../../src/operator/erasures/rules.ts';
import { eraseCandidate } from '../../../../src/recruiting/people/candidates/actions/people.ts';
import { findCandidate } from '../../../../src/recruiting/people/candidates/store/candidates.ts';
import type { Erasures } from '../../../../src/operator/erasures/rules.ts';
import { presentAccounts, presentCompanies } from '../../../../src/operator/erasures/store.ts';
import {
  companiesWithoutOthers,
  deleteAccountAgain,
} from '../../../../src/recruiting/company/leaving/actions/account.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';
import { explain } from '../operator/explain.ts';

export type ErasedAgain = {
  erased_again: number;
  /** Users who had deleted their account. */
  accounts_deleted_again: number;
  /** Candidates, by company and id, and accounts, of whom that failed, with the reason. */
  not_erased: string[];
  /** Subdomains of companies that had been removed whole: company delete removes them again. */
  removed_companies: string[];
};

/** `buckets`: all that can have a list, such as the folder of a copy and the bucket of the service. */
export async function eraseAgain(
  ctx: PublicCtx,
  buckets: readonly Bucket[],
  startedAt: Date,
): Promise<ErasedAgain> {
  let erasures = none;
  for (const bucket of buckets)
    erasures = addErasures(erasures, await erasuresAfter(bucket, startedAt));
  const outcome: ErasedAgain = {
    erased_again: 0,
    accounts_deleted_again: 0,
    not_erased: [],
    removed_companies: [],
  };
  // The commit marks the files for removal; the service removes them.
  const files = { ...ctx.files, remove: () => Promise.resolve() };
  for (const { company, candidate: id } of erasures.candidates) {
    // With the present time: a restore takes longer than a commit may wait.
    const tenant = { ...tenantContext(atPresent(ctx), company), files };
    const candidate = await runPlan(ctx, findCandidate(tenant, id));
    if (!candidate || candidate.erasedAt) continue;
    try {
      // They were erased: a legal hold of the time of the backup has ended since.
      await eraseCandidate(tenant, id, { assertMay: () => {}, keepsParked: true });
      outcome.erased_again += 1;
    } catch (error) {
      outcome.not_erased.push(`${company} ${id}: ${explain(error)}`);
    }
  }
  await deleteAccounts(ctx, erasures, outcome);
  const present = await runPlan(ctx, presentCompanies(ctx, erasures.companies));
  outcome.removed_companies = present.map(({ subdomain }) => subdomain);
  return outcome;
}

async function deleteAccounts(
  ctx: PublicCtx,
  { accounts = [] }: Erasures,
  outcome: ErasedAgain,
): Promise<void> {
  for (const id of await runPlan(ctx, presentAccounts(ctx, accounts))) {
    const companies = await companiesWithoutOthers(ctx, id);
    if (companies.length > 0) {
      const left = companies.join(', ');
      outcome.not_erased.push(
        `account ${id}: the only Admin of ${left}. Add another (user create), and run backup erase-again.`,
      );
      continue;
    }
    try {
      await deleteAccountAgain(atPresent(ctx), id);
      outcome.accounts_deleted_again += 1;
    } catch (error) {
      outcome.not_erased.push(`account ${id}: ${explain(error)}`);
    }
  }
}
