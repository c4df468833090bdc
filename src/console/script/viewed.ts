/** Tells that somebody looks at an application, once the page is really shown: no prefetch counts. */

export function tellViewed(): void {
  const heading = document.querySelector<HTMLElement>('[data-viewed]');
  const action = heading?.dataset['viewed'];
  if (action === undefined) return;
  const body = new URLSearchParams({ form_token: heading?.dataset['token'] ?? '' });
  const tell = () => void fetch(action, { method: 'POST', body, headers: { 'X-Parts': '1' } });
  if (document.visibilityState === 'visible') tell();
  else document.addEventListener('visibilitychange', tell, { once: true });
}
