/** Maps the Europass XML up to 2020 (`SkillsPassport`, versions 3.0 to 3.4) to JSON Resume. Birth date, nationality, gender and photo are not read. */
import { profilesIn } from '../extract/contact/addresses.ts';
import { fluencyOf, MOTHER_TONGUE, skillNames } from './europass.ts';
import type { EuropassCv } from './europass.ts';
import type { XmlElement } from './xml-tree.ts';

export function skillsPassportCv(root: XmlElement): EuropassCv {
  const learner = root.first('LearnerInfo') ?? root;
  return {
    language: root.attribute('locale'),
    resume: {
      basics: basicsOf(learner),
      work: learner.all('WorkExperienceList', 'WorkExperience').map(jobOf),
      education: learner.all('EducationList', 'Education').map(schoolOf),
      skills: skillsOf(learner),
      languages: languagesOf(learner),
      ...achievementsOf(learner),
    },
  };
}

/** Headlines that name an occupation or a position. */
const TITLES = new Set(['preferred_job', 'position', 'job_applied_for']);

function basicsOf(learner: XmlElement) {
  const identification = learner.first('Identification');
  const contact = identification?.first('ContactInfo');
  const headline = (isWanted: (code: string) => boolean) =>
    learner
      .all('Headline')
      .find((one) => isWanted(one.at('Type', 'Code') ?? ''))
      ?.at('Description', 'Label');
  const phones = contact?.all('TelephoneList', 'Telephone') ?? [];
  const mobile = phones.find((phone) => phone.at('Use', 'Code') === 'mobile') ?? phones[0];
  const sites = contact?.texts('WebsiteList', 'Website', 'Contact') ?? [];
  return {
    name: ['FirstName', 'Surname']
      .flatMap((part) => identification?.at('PersonName', part) ?? [])
      .join(' '),
    label: headline((code) => TITLES.has(code)),
    summary: headline((code) => code === 'personal_statement'),
    email: contact?.at('Email', 'Contact'),
    phone: mobile?.at('Contact'),
    url: sites.find((url) => profilesIn(url).length === 0),
    location: addressOf(contact?.first('Address', 'Contact')),
    profiles: [
      ...sites.filter((url) => profilesIn(url).length > 0).map((url) => ({ url })),
      ...(contact?.all('InstantMessagingList', 'InstantMessaging') ?? []).map((messenger) => ({
        network: messenger.at('Use', 'Label') ?? messenger.at('Use', 'Code'),
        username: messenger.at('Contact'),
      })),
    ],
  };
}

function addressOf(contact: XmlElement | undefined) {
  return {
    address: contact?.at('AddressLine'),
    postalCode: contact?.at('PostalCode'),
    city: contact?.at('Municipality'),
    countryCode: contact?.at('Country', 'Code'),
  };
}

/** `Lyon, France`. */
function placeOf(contact: XmlElement | undefined): string {
  return [contact?.at('Municipality'), contact?.at('Country', 'Label')].filter(Boolean).join(', ');
}

function jobOf(entry: XmlElement) {
  const contact = entry.first('Employer', 'ContactInfo');
  return {
    name: entry.at('Employer', 'Name'),
    position: entry.at('Position', 'Label'),
    ...datesOf(entry),
    location: placeOf(contact?.first('Address', 'Contact')),
    url: contact?.at('Website', 'Contact'),
    summary: entry.at('Activities'),
  };
}

function schoolOf(entry: XmlElement) {
  return {
    institution: entry.at('Organisation', 'Name'),
    studyType: entry.at('Title'),
    area: entry.at('Field', 'Label'),
    ...datesOf(entry),
    url: entry.at('Organisation', 'ContactInfo', 'Website', 'Contact'),
    courses: entry.at('Activities'),
  };
}

function datesOf(entry: XmlElement) {
  const isCurrent = entry.at('Period', 'Current') === 'true';
  return {
    startDate: dateOf(entry.first('Period', 'From')),
    endDate: isCurrent ? undefined : (dateOf(entry.first('Period', 'To')) ?? UNKNOWN_END),
  };
}

/** An entry without an end is current only if it says so. */
const UNKNOWN_END = '?';

/** `<From year="2002" month="--08" day="---01"/>`. */
function dateOf(element: XmlElement | undefined): string | undefined {
  const year = element?.attribute('year');
  const month = element?.attribute('month')?.replace(/^-+/u, '');
  return year !== undefined && month !== undefined ? `${year}-${month}` : year;
}

const SKILLS = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'] as const;

function skillsOf(learner: XmlElement) {
  const skills = learner.first('Skills');
  const licences = skills?.texts('Driving', 'Description', 'Licence') ?? [];
  return [
    ...SKILLS.flatMap((kind) => {
      const keywords = skills?.at(kind, 'Description');
      return keywords === undefined ? [] : [{ name: skillNames[kind], keywords }];
    }),
    ...(licences.length > 0 ? [{ name: skillNames['Driving'], keywords: licences }] : []),
  ];
}

const LEVELS = [
  'Listening',
  'Reading',
  'SpokenInteraction',
  'SpokenProduction',
  'Writing',
] as const;

function languagesOf(learner: XmlElement) {
  const linguistic = learner.first('Skills', 'Linguistic');
  return [
    ...(linguistic?.all('MotherTongueList', 'MotherTongue') ?? []).map((entry) =>
      languageOf(entry, MOTHER_TONGUE),
    ),
    ...(linguistic?.all('ForeignLanguageList', 'ForeignLanguage') ?? []).map((entry) =>
      languageOf(entry, fluencyOf(LEVELS.flatMap((one) => entry.texts('ProficiencyLevel', one)))),
    ),
  ];
}

function languageOf(entry: XmlElement, fluency: string | undefined) {
  const description = entry.first('Description');
  return { language: description?.at('Label'), languageCode: description?.at('Code'), fluency };
}

/** Achievements with sections of their own; all others become projects. */
const OTHERS = new Set([
  'publications',
  'honors_awards',
  'certifications',
  'courses',
  'references',
]);

function achievementsOf(learner: XmlElement) {
  const all = learner.all('AchievementList', 'Achievement').map((entry) => ({
    code: entry.at('Title', 'Code') ?? '',
    label: entry.at('Title', 'Label'),
    text: entry.at('Description'),
  }));
  const of = (...codes: string[]) => all.filter(({ code }) => codes.includes(code));
  return {
    publications: of('publications').map(({ text }) => ({ name: text })),
    awards: of('honors_awards').map(({ text }) => ({ title: text })),
    certificates: of('certifications', 'courses').map(({ text }) => ({ name: text })),
    references: of('references').map(({ text }) => ({ reference: text })),
    projects: all
      .filter(({ code }) => !OTHERS.has(code))
      .map(({ label, text }) => ({ name: label, description: text })),
  };
}
