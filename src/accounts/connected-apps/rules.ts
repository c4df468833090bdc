/** What the URL of the company's connected applications asks for. */

/** Bounds how far an offset walks. */
export const PAGES_MAX = 100;

export function pageIn(given: string | null): number {
  const page = /^[1-9]\d{0,2}$/u.test(given ?? '') ? Number(given) : 1;
  return Math.min(page, PAGES_MAX);
}

/** The company that is named, or the first. */
export function companyIn<Company extends { id: number }>(
  companies: readonly Company[],
  given: string | null,
): Company | undefined {
  return given === null ? companies[0] : companies.find(({ id }) => String(id) === given);
}
