/** What axe-core finds wrong with the page in a tab: WCAG 2.2 AA, and good practice. */
import axe from 'axe-core';
import type { Tab } from './tab.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NAMED_MAX = 3;

const RUN = `axe.run({ runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, ${NAMED_MAX}).map(({ target }) => target.join(' '));
    return \`\${id}: \${help} (\${nodes.length}: \${places.join(', ')})\`;
  }))`;

/** The page's content policy has no say in what comes over the protocol. */
export async function audit(tab: Tab): Promise<string[]> {
  const isThere = await tab.evaluate<boolean>(`'axe' in globalThis`);
  if (!isThere) await tab.evaluate(`${axe.source}; null`);
  return tab.evaluate<string[]>(RUN);
}
