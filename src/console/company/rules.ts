/** The addresses of a company's screens, and the profile as its form has it. */
import type { CompanyProfile } from '#recruiting/company/company/schemas/company.ts';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import { legalKinds } from '#vocabulary/lists.ts';

export const COMPANY = '/company';
export const LOGO = '/company/logo';
export const DATA = '/company/data';
/** Account pages. */
export const DELETE_COMPANY = '/settings/delete-company';
export const DELETE_ACCOUNT = '/settings/delete-account';
export const NEW_OFFICE = '/company/offices/new';
export const OFFICE = '/company/offices/{office}';
export const REMOVE_OFFICE = `${OFFICE}/remove`;

export function officePath(root: string, id: number | null): string {
  return `${root}${COMPANY}/offices/${id ?? 'new'}`;
}

type Typed = Readonly<Record<string, string>>;

const ON = 'on';

const texts = ['name', 'website', 'phone', 'address', 'default_currency', 'timezone'] as const;

export function profileOf(company: CompanyProfile): Typed {
  const typed: Record<string, string> = {
    description: company.description ?? '',
    country_id: String(company.country_id ?? ''),
    language: company.language ?? '',
    values: company.values.join('\n'),
    version: company.updated_at,
  };
  for (const name of texts) typed[name] = company[name] ?? '';
  for (const id of company.benefits) typed[`benefits.${id}`] = ON;
  for (const kind of legalKinds) typed[`legal.${kind}`] = company.legal_links[kind] ?? '';
  return typed;
}

/** As the API takes it. */
export function profileInput(typed: Typed) {
  const given = (name: string) => (typed[name] ?? '').trim();
  const orNull = (name: string) => (given(name) === '' ? null : given(name));
  const links: Record<string, string> = {};
  for (const kind of legalKinds) {
    const url = given(`legal.${kind}`);
    if (url !== '') links[kind] = withScheme(url);
  }
  const website = given('website');
  return {
    name: given('name'),
    description: given('description').replaceAll('\r\n', '\n') || null,
    website: website === '' ? null : withScheme(website),
    phone: orNull('phone'),
    address: orNull('address'),
    country_id: numberOf(given('country_id')),
    default_currency: given('default_currency'),
    language: orNull('language'),
    timezone: given('timezone'),
    benefits: Object.keys(typed).flatMap((name) => {
      const [, id] = /^benefits\.(\d{1,4})$/u.exec(name) ?? [];
      return id === undefined ? [] : [Number(id)];
    }),
    values: given('values')
      .split('\n')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
    legal_links: links,
  };
}

/** People type `acme.example`. */
function withScheme(url: string): string {
  return /^[a-z][a-z\d+.-]*:/iu.test(url) ? url : `https://${url}`;
}

function numberOf(text: string): number | string | null {
  if (text === '') return null;
  return /^\d{1,16}$/u.test(text) ? Number(text) : text;
}

/** The field of the form that a fault of the profile is about. */
export function profileField(path: string): string {
  const [field = '', part] = path.split('.');
  return field === 'legal_links' ? `legal.${part}` : field;
}

const officeTexts = ['name', 'address', 'zipcode', 'city'] as const;

export function officeOf(office: Office): Typed {
  const typed: Record<string, string> = {
    country_id: String(office.country_id ?? ''),
    state_id: String(office.state_id ?? ''),
    version: office.updated_at,
  };
  for (const name of officeTexts) typed[name] = office[name] ?? '';
  if (office.is_default) typed['is_default'] = ON;
  return typed;
}

/** A box that is not checked says nothing: the main office stays the main office until another is. */
export function officeInput(typed: Typed) {
  const given = (name: string) => (typed[name] ?? '').trim();
  const orNull = (name: string) => given(name) || null;
  return {
    name: given('name'),
    address: orNull('address'),
    zipcode: orNull('zipcode'),
    city: orNull('city'),
    country_id: numberOf(given('country_id')),
    state_id: numberOf(given('state_id')),
    ...(typed['is_default'] === ON && { is_default: true }),
  };
}
