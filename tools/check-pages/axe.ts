/** Audits a page with axe-core: WCAG 2.2 AA, and best practice. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NAMED_MAX = 3;

const RUN = `axe.run({ runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, ${NAMED_MAX}).map(({ target }) => target.join(' '));
    return \`\${id}: \${help} (\${nodes.length}: \${places.join(', ')})\`;
  }))`;

/** Returns a sentence per violation. The page's content security policy does not apply to scripts of the browser's driver. */
export async function audit(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(`'axe' in globalThis`);
  if (!isLoaded) await page.evaluate(`${axe.source}; null`);
  return page.evaluate<string[]>(RUN);
}
