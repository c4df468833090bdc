/** The operator's commands for a whole deployment: they need no local data. */
import { invalidField } from '#errors.ts';
import { examine } from '../deployment/doctor.ts';
import { lineOf } from '../deployment/findings.ts';
import type { Finding } from '../deployment/findings.ts';
import { readDeployment } from '../deployment/record.ts';
import { setUp } from '../deployment/setup.ts';
import { flag, optional, passwordOf, text } from './command.ts';
import type { OwnCommand, Values } from './command.ts';

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
      staging: { about: 'for rehearsals: its sites are not public, and it sends no email' },
      'api-host': { about: 'the host of the API, the first time', value: 'HOST' },
      zone: {
        about: 'its zone at Cloudflare; default: the host without its first label',
        value: 'HOST',
      },
      'career-host': { about: 'the first career domain, the first time', value: 'HOST' },
      'domain-name': {
        about: `how the career domain is called; default: ${DOMAIN_NAME}`,
        value: 'TEXT',
      },
      language: { about: `of the career domain; default: ${LANGUAGE}`, value: 'TAG' },
      countries: { about: 'of the career domain, separated by commas', value: 'CODES' },
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
};

function printFindings(findings: readonly Finding[], print: (line: string) => void): void {
  print('');
  for (const finding of findings) print(lineOf(finding));
}

function wantedOf(values: Values) {
  const [mailFrom, contact] = [optional(values, 'mail-from'), optional(values, 'security-contact')];
  return {
    name: text(values, 'name'),
    jurisdiction: optional(values, 'jurisdiction'),
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
    optional(values, 'countries'),
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
            countries: countries.split(','),
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
