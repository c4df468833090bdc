/** The forms of the career domains, applications, job alerts and the pages of candidates, and previews of career pages. */
import { alerts } from '#careers/alerts/endpoints.tsx';
import { apply, renderMissing, renderRefusal } from '#careers/apply/endpoints.tsx';
import { applyScript } from '#careers/apply/apply-script.ts';
import { contentPolicyWithScript } from '#careers/layout/content-policy.ts';
import { portal } from '#careers/portal/endpoints.tsx';
import { previews } from '#careers/previews/endpoints.tsx';
import { loadFormWords } from '#careers/words/forms.ts';
import { createForms } from '#http/site.ts';

/** In the order of `workers/careers/pages.ts`, which forwards their paths. */
export const careerForms = [...apply, ...alerts, ...portal, ...previews];

export const forms = createForms(careerForms, {
  missing: renderMissing,
  refused: renderRefusal,
  policy: await contentPolicyWithScript(applyScript),
  loadWords: ({ language }, readFile) => loadFormWords(language, readFile),
});
