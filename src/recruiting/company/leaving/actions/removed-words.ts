/** Removes the words of a company from the vocabulary for spelling and from the full text of jobs, which all companies share. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { mergeIndex } from '#data/full-text.ts';
import { runPlan } from '#data/query-plan.ts';
import { compoundEnds, spellableWords } from '#lib/search-words.ts';
import { searchedTexts } from '#recruiting/jobs/job-search/rules.ts';
import type { WordStep } from '../store/steps.ts';
import type { Deletion } from '../store/company.ts';
import type { Place } from '../store/removal.ts';
import { noteWords, removeUnusedWords, textsOfCompany } from '../store/words.ts';

/** Returns where to go on. */
export async function removeWords(
  ctx: PublicCtx,
  deletion: Deletion,
  step: WordStep,
  place: Place,
): Promise<Place> {
  const next = { step: place.step + 1, position: 0 };
  switch (step.by) {
    case 'noted': {
      const { name, jobs } = await runPlan(ctx, textsOfCompany(ctx, deletion, place.position));
      const words = spellableWords([name, ...searchedTexts(jobs)]);
      const all = [...words, ...words.flatMap(compoundEnds)];
      await writeUnaudited(ctx, [noteWords(ctx, [...new Set(all)])]);
      const last = jobs.at(-1);
      return last ? { ...place, position: last.id } : next;
    }
    case 'unused': {
      const { isMore } = await runPlan(ctx, removeUnusedWords(ctx, deletion, place));
      return isMore ? place : next;
    }
    case 'merge': {
      const isFirst = place.position === 0;
      const { isMore } = await runPlan(ctx, mergeIndex(ctx, step.table, { isFirst }));
      return isMore ? { ...place, position: place.position + 1 } : next;
    }
  }
}
