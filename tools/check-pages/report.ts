/** Counts the pages and the failures of a check. */

/** Prints each failure as it is found, with its page. */
export function openReport() {
  let pages = 0;
  let failures = 0;
  let subject = 'before the first page';
  return {
    page(name: string, url: string): void {
      pages++;
      subject = `${url.replace(/\?.*/u, '')} (${name})`;
    },
    fail(text: string): void {
      failures++;
      console.log(`${subject}: ${text}`);
    },
    pages: () => pages,
    failures: () => failures,
  };
}
