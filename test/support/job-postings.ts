/** Judges a job posting by what Google documents: required properties, and the form of those that are recommended. */

type Thing = Readonly<Record<string, unknown>>;

const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/u;
const TYPES = new Set(
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' '),
);
const UNITS = new Set('HOUR DAY WEEK MONTH YEAR'.split(' '));

/** What is wrong with it; nothing is for the best. It is read as it is sent. */
export function faultsOfPosting(given: unknown): string[] {
  const posting: Thing = JSON.parse(JSON.stringify(given ?? {}));
  const faults: string[] = [];
  const must = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const { title, description, hiringOrganization, identifier, jobLocation } = posting;
  must(posting['@context'] === 'https://schema.org', 'context');
  must(posting['@type'] === 'JobPosting', 'type');
  must(isText(title), 'title');
  must(isText(description) && /<(?:p|br|ul|li)\b/u.test(description), 'description is no HTML');
  must(description !== title, 'description is the title');
  must(DATE_TIME.test(String(posting['datePosted'])), 'datePosted');
  must(DATE_TIME.test(String(posting['validThrough'])), 'validThrough');
  must(String(posting['validThrough']) > String(posting['datePosted']), 'is over before it began');
  must(
    isThing(hiringOrganization, 'Organization') && isText(hiringOrganization['name']),
    'hiringOrganization',
  );
  for (const name of ['sameAs', 'logo']) {
    const url = (hiringOrganization as Thing | undefined)?.[name];
    must(url === undefined || (isText(url) && URL.canParse(url)), `hiringOrganization.${name}`);
  }
  must(
    isThing(identifier, 'PropertyValue') &&
      isText(identifier['name']) &&
      isText(identifier['value']),
    'identifier',
  );
  must(posting['directApply'] === true, 'directApply');
  must(URL.canParse(String(posting['url'])), 'url');
  if (posting['jobLocationType'] === undefined) {
    const address = isThing(jobLocation, 'Place') ? jobLocation['address'] : null;
    must(
      isThing(address, 'PostalAddress') && /^[A-Z]{2}$/u.test(String(address['addressCountry'])),
      'jobLocation',
    );
  } else {
    must(posting['jobLocationType'] === 'TELECOMMUTE', 'jobLocationType');
    const from = posting['applicantLocationRequirements'];
    must(isThing(from, 'Country') && isText(from['name']), 'applicantLocationRequirements');
  }
  const types = posting['employmentType'];
  must(
    types === undefined ||
      (Array.isArray(types) && types.length > 0 && types.every((one) => TYPES.has(one))),
    'employmentType',
  );
  if (posting['baseSalary'] !== undefined) faults.push(...faultsOfPay(posting['baseSalary']));
  return faults;
}

function faultsOfPay(pay: unknown): string[] {
  if (!isThing(pay, 'MonetaryAmount') || !/^[A-Z]{3}$/u.test(String(pay['currency']))) {
    return ['baseSalary'];
  }
  const { value } = pay;
  if (!isThing(value, 'QuantitativeValue')) return ['baseSalary.value'];
  const amounts = [value['value'], value['minValue'], value['maxValue']].filter(
    (one) => one !== undefined,
  );
  const isRight =
    amounts.length > 0 &&
    amounts.every((one) => typeof one === 'number') &&
    UNITS.has(String(value['unitText']));
  return isRight ? [] : ['baseSalary.value'];
}

function isThing(given: unknown, type: string): given is Thing {
  return typeof given === 'object' && given !== null && (given as Thing)['@type'] === type;
}

function isText(given: unknown): given is string {
  return typeof given === 'string' && given.trim() !== '';
}
