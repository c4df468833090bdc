/** What was done, as the address says it by name: `?done=saved`. */

export function noticeOf(texts: Readonly<Record<string, string>>, query: URLSearchParams) {
  const name = query.get('done') ?? '';
  return Object.hasOwn(texts, name) ? <span class="said">{texts[name]}</span> : undefined;
}
