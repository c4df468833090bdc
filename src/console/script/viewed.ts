/** Tells that somebody looks at an application, once the page is really shown: no prefetch counts. Only applications load it. */
import type { parseParts, replaceParts } from './parts.ts';

/** The functions of the page that it uses, so that it imports nothing. */
type Page = { parseParts: typeof parseParts; replaceParts: typeof replaceParts };

export function tellViewed(heading: HTMLElement, page: Page): void {
  const action = heading.dataset['viewed'];
  if (action === undefined) return;
  const body = new URLSearchParams({ form_token: heading.dataset['token'] ?? '' });
  const tell = () => void tellOf(action, body, page);
  if (document.visibilityState === 'visible') tell();
  else document.addEventListener('visibilitychange', tell, { once: true });
}

/** Nobody asked for it, so that it failed is not said. */
async function tellOf(action: string, body: URLSearchParams, page: Page): Promise<void> {
  const headers = { 'X-Parts': '1' };
  const answer = await fetch(action, { method: 'POST', body, headers }).catch(() => null);
  if (answer?.status === 200 && !answer.redirected)
    page.replaceParts(page.parseParts(await answer.text()));
}
