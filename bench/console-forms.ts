/** What a browser would send of a form on a screen of the console, with what is typed into it. */
import { toPng } from '#lib/png.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * The fields of the form of `main` that posts to `action`, as they are shown: of several, of the one with the button of this purpose.
 * Else of the first form that has a key.
 */
export function shownFields(html: string, action: string, purpose = ''): Fields {
  const [, main = ''] = html.split('<main');
  const forms = [...main.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gsu)];
  const posted = forms.filter(([, , inside = '']) => inside.includes('name="form_token"'));
  const address = unnamed(action);
  const isTo = (attributes: string) => unnamed(attribute(attributes, 'action')) === address;
  const fitting = posted.filter(([, attributes = '']) => isTo(attributes));
  const [, , inside = ''] =
    fitting.find(([, , shown = '']) => shown.includes(`name="purpose" value="${purpose}"`)) ??
    fitting[0] ??
    posted[0] ??
    [];
  return Object.fromEntries([
    ...inputsIn(inside),
    ...[...inside.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gsu)].map(
      ([, attributes = '', text = '']) => [attribute(attributes, 'name'), unescaped(text)],
    ),
    ...[...inside.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gsu)].map(
      ([, attributes = '', options = '']) => [attribute(attributes, 'name'), chosenIn(options)],
    ),
  ]);
}

/** The path without the id of its job: a step has the number, and a screen the hash. */
function unnamed(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(/\/jobs\/(?!new\b)[^/]+/u, '/jobs');
}

function inputsIn(form: string): [string, string][] {
  return [...form.matchAll(/<input\b([^>]*)>/gu)].flatMap(([, attributes = '']) => {
    const type = attribute(attributes, 'type');
    const isChoice = type === 'checkbox' || type === 'radio';
    if (type === 'file' || (isChoice && !/\bchecked\b/u.test(attributes))) return [];
    const value = attribute(attributes, 'value') || (isChoice ? 'on' : '');
    return [[attribute(attributes, 'name'), value]];
  });
}

function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/gu)].map(([, attributes = '']) => attributes);
  const chosen = all.find((attributes) => /\bselected\b/u.test(attributes)) ?? all[0] ?? '';
  return attribute(chosen, 'value');
}

function attribute(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(attributes) ?? [];
  return unescaped(value);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** As multipart, where a field takes a file: a text as `file`, else a picture. */
export async function bodyOf(
  fields: Fields,
  file: string | undefined,
): Promise<FormData | URLSearchParams> {
  if (file === undefined) return new URLSearchParams({ ...fields });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file === 'file') form.set(file, new Blob(['Ada Lovelace']), 'letter.txt');
  else form.set(file, await picture(), 'picture.png');
  return form;
}

async function picture(): Promise<Blob> {
  const [width, height] = [64, 64];
  const pixels = new Uint8Array(width * height);
  const bytes = await toPng({ width, height, pixels, palette: [[0, 0, 0]] });
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}
