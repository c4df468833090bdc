/** The forms of the career domains, applications and job alerts, and previews of career pages. */
import { alerts } from '#careers/alerts/endpoints.tsx';
import { apply, renderMissing, renderRefusal } from '#careers/apply/endpoints.tsx';
import { contentPolicy } from '#careers/layout/content-policy.ts';
import { previews } from '#careers/previews/endpoints.tsx';
import { createForms } from '#http/site.ts';

/** In the order of `career-pages.ts`, which forwards their paths. */
export const careerForms = [...apply, ...alerts, ...previews];

export const forms = createForms(careerForms, {
  missing: renderMissing,
  refused: renderRefusal,
  policy: contentPolicy,
});
