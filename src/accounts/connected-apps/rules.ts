/** Where connected applications are, and the query of the company's. */

/** The page on which a person ends the access of an application. */
export const APPLICATIONS_PATH = '/settings/applications';
/** The same for all members of a company. */
export const COMPANY_APPLICATIONS_PATH = '/settings/company-applications';

/** Bounds the offset of the query. */
export const PAGES_MAX = 100;

export function parsePage(value: string | null): number {
  const page = /^[1-9]\d{0,2}$/u.test(value ?? '') ? Number(value) : 1;
  return Math.min(page, PAGES_MAX);
}

/** Returns the company with this id, or the first when no id is given. */
export function findCompany<Company extends { id: number }>(
  companies: readonly Company[],
  companyId: string | null,
): Company | undefined {
  return companyId === null ? companies[0] : companies.find(({ id }) => String(id) === companyId);
}

/** Whether the checkbox of a webhook that is deleted with the connection is ticked: an unticked one is not sent. */
export function isTicked(form: Readonly<Record<string, unknown>>, webhookId: number): boolean {
  return form[`webhook_${webhookId}`] !== undefined;
}
