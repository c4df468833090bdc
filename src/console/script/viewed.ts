/** Tells that somebody looks at an application, once the page is really shown: no prefetch counts. */
import { parseParts, replaceParts } from './parts.ts';

export function tellViewed(): void {
  const heading = document.querySelector<HTMLElement>('[data-viewed]');
  const action = heading?.dataset['viewed'];
  if (action === undefined) return;
  const body = new URLSearchParams({ form_token: heading?.dataset['token'] ?? '' });
  const tell = () => void tellOf(action, body);
  if (document.visibilityState === 'visible') tell();
  else document.addEventListener('visibilitychange', tell, { once: true });
}

/** Nobody asked for it, so that it failed is not said. */
async function tellOf(action: string, body: URLSearchParams): Promise<void> {
  const headers = { 'X-Parts': '1' };
  const answer = await fetch(action, { method: 'POST', body, headers }).catch(() => null);
  if (answer?.status === 200 && !answer.redirected) replaceParts(parseParts(await answer.text()));
}
