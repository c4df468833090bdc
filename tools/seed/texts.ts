/** The sentences of job texts by base language. A sentence fits any job unless it is listed under a category. */
import data from './data/texts.json' with { type: 'json' };
import type { BaseLanguage } from './domains.ts';
import type { CategoryId } from './titles.ts';

type Texts = {
  /** Opening sentences with {company}, {city} and {title}, each grammatical for any name. */
  intros: readonly string[];
  /** The same for jobs without a place. */
  remoteIntros: readonly string[];
  /** What the work is like and what comes next; closes the description. */
  offers: readonly string[];
  tasks: readonly string[];
  requirements: readonly string[];
  /** Two tasks and one requirement of the category. */
  byCategory: Partial<
    Record<CategoryId, readonly [task: string, task: string, requirement: string]>
  >;
};

export const texts = data as unknown as Record<BaseLanguage, Texts>;
