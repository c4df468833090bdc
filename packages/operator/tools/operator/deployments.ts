/** The operator's commands for a whole deployment: they need no local data. */
import { invalidField } from '../../../../src/errors.ts';
import { costOf, examples, PRICES_OF } from '../deployment/costs.ts';
import type { Load } from '../deployment/costs.ts';
import { examine } from '../deployment/doctor.ts';
import { lineOf } from '../deployment/findings.ts';
import type { Finding } from '../deployment/findings.ts';
import { readMeasured } from '../deployment/measured-load.ts';
import { readDeployment } from '../deployment/record.ts';
import { setUp } from '../deployment/setup.ts';
import { flag, list, optional, passwordOf, text } from './command.ts';
import type { OwnCommand, Values } from './command.ts';
import { monitoringCommands } from './monitoring.ts';

const DOMAIN_NAME = 'Careers';
const LANGUAGE = 'en';

export const deploymentCommands: Record<string, OwnCommand> = {
  setup: {
    about: 'Create what a deployment lacks on Cloudflare, migrate and deploy it; can be repeated',
    options: {
      name: { about: 'of the deployment, such as recruiting-eu', value: 'NAME', required: true },
      jurisdiction: {
        about: 'where data is stored: eu, us, fedramp; it cannot change',
        value: 'CODE',
      },
      location: {
        about: 'where data is best, without a promise: weur, eeur, wnam, enam, apac, oc',
        value: 'CODE',
      },
      staging: { about: 'for rehearsals: its sites are not public, and it sends no email' },
      'api-host': { about: 'the host of the API, the first time', value: 'HOST' },
      zone: {
        about: 'its zone at Cloudflare; default: the one of the account that the host is in',
        value: 'HOST',
      },
      'career-host': { about: 'the first career domain, the first time', value: 'HOST' },
      'domain-name': {
        about: `how the career domain is called; default: ${DOMAIN_NAME}`,
        value: 'TEXT',
      },
      language: { about: `of the career domain; default: ${LANGUAGE}`, value: 'TAG' },
      countries: { about: 'of the career domain; can be repeated', value: 'CODES', isList: true },
      company: { about: 'subdomain of the first company', value: 'NAME' },
      'company-name': { about: 'the name that people see', value: 'TEXT' },
      country: { about: 'of the company', value: 'CODE' },
      admin: { about: 'the address of its first Admin', value: 'ADDRESS' },
      'password-stdin': {
        about: 'read the password of the Admin from standard input; without it, a link is printed',
      },
      'mail-from': { about: 'the sender of emails, the first time', value: 'ADDRESS' },
      'security-contact': {
        about: 'where people report vulnerabilities, the first time',
        value: 'URL',
      },
      'dry-run': { about: 'print what is missing, and create nothing' },
    },
    runAlone: async (values, print) => {
      const wanted = wantedOf(values);
      const deployment = await setUp(wanted, print);
      if (!wanted.isDryRun) printFindings(await examine(deployment), print);
      return 0;
    },
  },
  cost: {
    about: 'Say what a load costs a month, by list prices; without one, for two examples',
    options: {
      views: { about: 'of career pages a day', value: 'NUMBER' },
      calls: { about: 'of the API a day', value: 'NUMBER' },
      applications: { about: 'a month', value: 'NUMBER' },
      files: { about: 'that are kept', value: 'NUMBER' },
      gb: { about: 'of the database', value: 'NUMBER' },
      load: {
        about: 'what requests cost, as metrics --load or bench:tenant --load has written it',
        value: 'FILE',
      },
    },
    runAlone: (values, print) => {
      printCosts(loadOf(values), print);
      return Promise.resolve(0);
    },
  },
  doctor: {
    about:
      'Say what a deployment lacks, and what is dangerous; ends with 1 where something is wrong',
    options: { name: { about: 'of the deployment', value: 'NAME', required: true } },
    runAlone: async (values, print) => {
      const findings = await examine(readDeployment(text(values, 'name')));
      printFindings(findings, print);
      return findings.some(({ level }) => level === 'wrong') ? 1 : 0;
    },
  },
  ...monitoringCommands,
};

/** Null: none was given. */
function loadOf(values: Values): Load | null {
  const numberOf = (option: string) => {
    const given = optional(values, option) ?? '0';
    if (/^\d+(?:\.\d+)?$/u.test(given)) return Number(given);
    throw invalidField(option, 'Must be a number.');
  };
  const options = ['views', 'calls', 'applications', 'files', 'gb', 'load'];
  if (options.every((one) => values[one] === undefined)) return null;
  const file = optional(values, 'load');
  return {
    viewsADay: numberOf('views'),
    callsADay: numberOf('calls'),
    applicationsAMonth: numberOf('applications'),
    files: numberOf('files'),
    databaseGb: numberOf('gb'),
    ...(file !== undefined && { measured: readMeasured(file) }),
  };
}

function printCosts(load: Load | null, print: (line: string) => void): void {
  const loads = load ? { 'This load': load } : examples;
  for (const [name, one] of Object.entries(loads)) {
    const { lines, usd } = costOf(one);
    print(`${name}: ${usd.toFixed(0)} USD a month, by the prices of ${PRICES_OF}`);
    for (const line of lines) {
      const amount = line.amount.toLocaleString('en', { maximumFractionDigits: 1 });
      print(`  ${line.what.padEnd(30)}${amount.padStart(16)}${line.usd.toFixed(2).padStart(10)}`);
    }
  }
}

function printFindings(findings: readonly Finding[], print: (line: string) => void): void {
  print('');
  for (const finding of findings) print(lineOf(finding));
}

function wantedOf(values: Values) {
  const [mailFrom, contact] = [optional(values, 'mail-from'), optional(values, 'security-contact')];
  return {
    name: text(values, 'name'),
    jurisdiction: optional(values, 'jurisdiction'),
    location: optional(values, 'location'),
    isStaging: flag(values, 'staging'),
    apiHost: optional(values, 'api-host'),
    zone: optional(values, 'zone'),
    careerHost: optional(values, 'career-host'),
    variables: {
      ...(mailFrom !== undefined && { MAIL_FROM: mailFrom }),
      ...(contact !== undefined && { SECURITY_CONTACT: contact }),
    },
    first: firstOf(values),
    isDryRun: flag(values, 'dry-run') === true,
  };
}

function firstOf(values: Values) {
  const [countries, company, admin] = [
    list(values, 'countries'),
    optional(values, 'company'),
    optional(values, 'admin'),
  ];
  if (admin !== undefined && company === undefined)
    throw invalidField('admin', 'Name the --company, too.');
  return {
    domain:
      countries === undefined
        ? null
        : {
            name: optional(values, 'domain-name') ?? DOMAIN_NAME,
            language: optional(values, 'language') ?? LANGUAGE,
            countries,
          },
    company:
      company === undefined
        ? null
        : {
            subdomain: company,
            name: optional(values, 'company-name') ?? company,
            country: optional(values, 'country'),
          },
    admin: admin === undefined ? null : { email: admin, password: passwordOf(values) },
  };
}
