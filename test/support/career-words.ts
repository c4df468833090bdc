/** The dictionaries of career sites for tests without the Worker, whose entry point adds them. */
import { addAlertWords } from '#careers/words/alerts/words.ts';
import { addWords } from '#careers/words/words.ts';
import { foreignCareersAlerts, foreignCareersPages } from '#translations';

export function addCareerWords(): void {
  addWords(foreignCareersPages);
  addAlertWords(foreignCareersAlerts);
}
