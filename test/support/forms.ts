/** What a browser does without scripts: keeps cookies and submits hidden fields. */

/** `line` is a Set-Cookie header. */
export function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
  if (value === '' || /;\s*max-age=0/iu.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The hidden fields of the first form that posts to `action`. */
export function hiddenFields(html: string, action: string): Record<string, string> {
  const [, form = ''] = html.split(`action="${action}"`);
  const [inside = ''] = form.split('</form>');
  const inputs = inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/gu);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
