/** Which Worker answers a path of a career domain. */
import { expect, test } from 'vitest';
import { alertPaths } from '#careers/alerts/alert-paths.ts';
import { applyPaths } from '#careers/apply/apply-paths.ts';
import { careerForms } from '../../src/career-forms.ts';

test('the pages forward the path of every form, and no other, to the Worker of the API', () => {
  const paths = new Set(careerForms.map(({ path }) => path));
  expect(new Set([...applyPaths, ...alertPaths])).toEqual(paths);
});
