/** Checks a job posting against Google's documentation: required properties, and the values of recommended ones. */

type Thing = Readonly<Record<string, unknown>>;

const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/u;
const TYPES = new Set(
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' '),
);
const UNITS = new Set('HOUR DAY WEEK MONTH YEAR'.split(' '));

/** The errors of a posting, after serialization to JSON. */
export function findPostingErrors(value: unknown): string[] {
  const posting: Thing = JSON.parse(JSON.stringify(value ?? {}));
  const errors: string[] = [];
  const check = (isValid: boolean, error: string) => {
    if (!isValid) errors.push(error);
  };
  const { title, description, hiringOrganization, identifier, jobLocation } = posting;
  check(posting['@context'] === 'https://schema.org', 'context');
  check(posting['@type'] === 'JobPosting', 'type');
  check(isText(title), 'title');
  check(isText(description) && /<(?:p|br|ul|li)\b/u.test(description), 'description is not HTML');
  check(description !== title, 'description is the title');
  check(DATE_TIME.test(String(posting['datePosted'])), 'datePosted');
  check(DATE_TIME.test(String(posting['validThrough'])), 'validThrough');
  check(
    String(posting['validThrough']) > String(posting['datePosted']),
    'validThrough is before datePosted',
  );
  check(
    isThing(hiringOrganization, 'Organization') && isText(hiringOrganization['name']),
    'hiringOrganization',
  );
  for (const name of ['sameAs', 'logo']) {
    const url = (hiringOrganization as Thing | undefined)?.[name];
    check(url === undefined || (isText(url) && URL.canParse(url)), `hiringOrganization.${name}`);
  }
  check(
    isThing(identifier, 'PropertyValue') &&
      isText(identifier['name']) &&
      isText(identifier['value']),
    'identifier',
  );
  check(posting['directApply'] === true, 'directApply');
  check(URL.canParse(String(posting['url'])), 'url');
  if (posting['jobLocationType'] === undefined) {
    const address = isThing(jobLocation, 'Place') ? jobLocation['address'] : null;
    check(
      isThing(address, 'PostalAddress') && /^[A-Z]{2}$/u.test(String(address['addressCountry'])),
      'jobLocation',
    );
    for (const name of ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion']) {
      const part = isThing(address, 'PostalAddress') ? address[name] : undefined;
      check(part === undefined || isText(part), `jobLocation.${name}`);
    }
  } else {
    check(posting['jobLocationType'] === 'TELECOMMUTE', 'jobLocationType');
    const from = posting['applicantLocationRequirements'];
    check(isThing(from, 'Country') && isText(from['name']), 'applicantLocationRequirements');
  }
  const types = posting['employmentType'];
  check(
    types === undefined ||
      (Array.isArray(types) && types.length > 0 && types.every((one) => TYPES.has(one))),
    'employmentType',
  );
  if (posting['baseSalary'] !== undefined) errors.push(...findPayErrors(posting['baseSalary']));
  return errors;
}

function findPayErrors(pay: unknown): string[] {
  if (!isThing(pay, 'MonetaryAmount') || !/^[A-Z]{3}$/u.test(String(pay['currency']))) {
    return ['baseSalary'];
  }
  const { value } = pay;
  if (!isThing(value, 'QuantitativeValue')) return ['baseSalary.value'];
  const amounts = [value['value'], value['minValue'], value['maxValue']].filter(
    (one) => one !== undefined,
  );
  const isValid =
    amounts.length > 0 &&
    amounts.every((one) => typeof one === 'number') &&
    UNITS.has(String(value['unitText']));
  return isValid ? [] : ['baseSalary.value'];
}

function isThing(value: unknown, type: string): value is Thing {
  return typeof value === 'object' && value !== null && (value as Thing)['@type'] === type;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
