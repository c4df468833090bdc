/** The files of `test/fixtures` by name: eight CVs of invented people, and texts as other programs write them. */
declare global {
  interface ImportMeta {
    /** Vite's, which puts the files into the program. */
    glob: (pattern: string, options: object) => Record<string, unknown>;
  }
}

const urls = import.meta.glob('../fixtures/*.{pdf,docx,doc,odt,rtf}', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

export const fixtures: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), bytesOf(url)]),
);

function bytesOf(url: unknown): Uint8Array {
  const text = String(url);
  return Uint8Array.from(Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'));
}
