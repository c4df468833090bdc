/** Maps the Europass XML since 2020 (`Candidate`, made of HR-XML) to JSON Resume. Birth date, nationality, gender and photo are not read. */
import { profilesIn } from '../extract/contact/addresses.ts';
import { fluencyOf, MOTHER_TONGUE, skillNames } from './europass.ts';
import type { EuropassCv } from './europass.ts';
import { languageNameOf } from './languages.ts';
import type { XmlElement } from './xml-tree.ts';

export function candidateCv(root: XmlElement): EuropassCv {
  const person = root.first('CandidatePerson') ?? root.first('CandidateSupplier', 'PersonContact');
  const profile = root.first('CandidateProfile') ?? root;
  const language = profile.attribute('languageCode');
  return {
    language,
    resume: {
      basics: { ...basicsOf(person), summary: profile.at('ExecutiveSummary') },
      work: profile.all('EmploymentHistory', 'EmployerHistory').flatMap(jobsOf),
      education: profile.all('EducationHistory', 'EducationOrganizationAttendance').map(schoolOf),
      skills: skillsOf(profile),
      languages: languagesOf(person, profile, language ?? 'en'),
      ...activitiesOf(profile),
    },
  };
}

function basicsOf(person: XmlElement | undefined) {
  const channels = person?.all('Communication') ?? [];
  const of = (code: string) => channels.filter((one) => one.at('ChannelCode') === code);
  const address = channels.flatMap((one) => one.first('Address') ?? [])[0];
  const sites = of('Web').flatMap((one) => addressOf(one) ?? []);
  const social = of('Social Media').concat(of('InstantMessage'));
  return {
    name: ['GivenName', 'FamilyName']
      .flatMap((part) => person?.at('PersonName', part) ?? [])
      .join(' '),
    email: of('Email').flatMap((one) => addressOf(one) ?? [])[0],
    phone: of('Telephone').flatMap((one) => phoneOf(one) ?? [])[0],
    url: sites.find((url) => profilesIn(url).length === 0),
    location: {
      address: address?.texts('AddressLine').join(', '),
      postalCode: address?.at('PostalCode'),
      city: address?.at('CityName'),
      countryCode: address?.at('CountryCode'),
    },
    profiles: [
      ...sites.filter((url) => profilesIn(url).length > 0).map((url) => ({ url })),
      ...social.map(profileOf),
    ],
  };
}

/** Exports write the address of a channel as `oa:URI`; the schema also allows the others. */
function addressOf(channel: XmlElement): string | undefined {
  return channel.at('URI') ?? channel.at('URL') ?? channel.at('Text');
}

function profileOf(channel: XmlElement) {
  const address = addressOf(channel) ?? '';
  const network = profilesIn(address)[0]?.network ?? networkOf(channel);
  return /^https?:/iu.test(address) ? { network, url: address } : { network, username: address };
}

function networkOf(channel: XmlElement): string | undefined {
  const use = channel.at('UseCode');
  return channel.at('OtherTitle') ?? (use?.toLowerCase() === 'other' ? undefined : use);
}

function phoneOf(channel: XmlElement): string | undefined {
  const number = channel.at('DialNumber');
  const country = channel.at('CountryDialing')?.replace(/^[+0\s]+/u, '');
  return number !== undefined && country !== undefined && country !== ''
    ? `+${country} ${number}`
    : (number ?? addressOf(channel));
}

/** One job for each position at the employer. */
function jobsOf(employer: XmlElement) {
  const positions = employer.all('PositionHistory');
  return (positions.length > 0 ? positions : [employer]).map((position) =>
    jobOf(employer, position),
  );
}

function jobOf(employer: XmlElement, position: XmlElement) {
  const contact = employer.all('OrganizationContact', 'Communication');
  const place = contact.flatMap((one) => one.first('Address') ?? [])[0];
  return {
    name: employer.at('OrganizationName'),
    position: position.at('PositionTitle'),
    ...datesOf(position.first('EmploymentPeriod') ?? employer.first('EmploymentPeriod')),
    location: position.at('City') ?? place?.at('CityName'),
    url: contact.find((one) => one.at('ChannelCode') === 'Web')?.at('URI'),
    summary: position.at('Description'),
  };
}

function schoolOf(entry: XmlElement) {
  const fields = entry.all('EducationDegree', 'FieldOfStudy', 'MainFieldOfStudy');
  const contact = entry.all('OrganizationContact', 'Communication');
  return {
    institution: entry.at('OrganizationName'),
    studyType: entry.at('ProgramName') ?? entry.at('EducationDegree', 'DegreeName'),
    // Most are codes of a classification.
    area: fields
      .flatMap((field) => [field.at('ProgramConcentration'), field.at()])
      .find((text) => text !== undefined && /\p{L}{2}/u.test(text)),
    ...datesOf(entry.first('AttendancePeriod')),
    url: contact.find((one) => one.at('ChannelCode') === 'Web')?.at('URI'),
    score: entry.at('EducationDegree', 'FinalGrade', 'ScoreText'),
    courses: entry.at('EducationDegree', 'OccupationalSkillsCovered'),
  };
}

/** An entry without an end is current only if it says so. */
const UNKNOWN_END = '?';

function datesOf(period: XmlElement | undefined) {
  const isCurrent =
    period?.at('CurrentIndicator') === 'true' || period?.at('Ongoing') === 'true' || !period;
  const dateOf = (name: string) => period?.at(name, 'FormattedDateTime') ?? period?.at(name);
  return {
    startDate: dateOf('StartDate'),
    endDate: isCurrent ? undefined : (dateOf('EndDate') ?? UNKNOWN_END),
  };
}

function languagesOf(person: XmlElement | undefined, profile: XmlElement, language: string) {
  return [
    ...(person?.texts('PrimaryLanguageCode') ?? []).map((given) =>
      languageOf(given, language, MOTHER_TONGUE),
    ),
    ...profile
      .all('PersonQualifications', 'PersonCompetency')
      .filter(isLanguage)
      .map((one) => {
        const scores = one.texts('CompetencyDimension', 'Score', 'ScoreText');
        const levels = [...scores, ...one.texts('ProficiencyLevel', 'ScoreText')];
        const given = one.at('CompetencyID') ?? one.at('CompetencyName') ?? '';
        return languageOf(given, language, fluencyOf(levels));
      }),
  ];
}

/** `given` is a code, or a name where the language has none. */
function languageOf(given: string, language: string, fluency: string | undefined) {
  return { language: languageNameOf(given, language) ?? given, languageCode: given, fluency };
}

function isLanguage(competency: XmlElement): boolean {
  return competency.at('TaxonomyID')?.toLowerCase() === 'language';
}

/** Sections of skills stand in the profile or in `Skills`: each holds entries with a title, or groups of digital skills. */
function skillsOf(profile: XmlElement) {
  const holders = [profile, ...profile.all('Skills')];
  const sections = holders
    .flatMap(({ children }) => children)
    .filter(({ name }) => skillNames[name] !== undefined);
  const single = [
    ...holders.flatMap((one) => one.all('PersonCompetency')),
    ...profile.all('PersonQualifications', 'PersonCompetency'),
  ]
    .filter((one) => !isLanguage(one))
    .map((one) => ({ name: one.at('CompetencyName') ?? nameIn(one.at('CompetencyID')) }));
  return [...sections.flatMap(skillGroupsOf), ...single];
}

function skillGroupsOf({ name, children }: XmlElement) {
  const groups = children.filter((one) => one.all('DigitalSkill').length > 0);
  const titles = children
    .filter((one) => !groups.includes(one))
    .flatMap((one) => one.at('Title') ?? one.at('Description') ?? []);
  return [
    ...(titles.length > 0 ? [{ name: skillNames[name], keywords: titles }] : []),
    ...groups.map((one) => ({
      name: one.at('Title') ?? skillNames[name],
      keywords: one.texts('DigitalSkill'),
    })),
  ];
}

/** The identifier of a skill in words, if it is no address or number of a classification. */
function nameIn(id: string | undefined): string | undefined {
  return id !== undefined && /^\p{L}[^/:]*$/u.test(id) ? id : undefined;
}

function activitiesOf(profile: XmlElement) {
  return {
    publications: profile.all('PublicationHistory', 'Publication').map((entry) => ({
      name: entry.at('Title') ?? entry.at('FormattedPublicationDescription'),
      releaseDate: entry.at('Date', 'StartDate') ?? entry.at('Year'),
      url: entry.at('Link'),
      summary: entry.at('Description'),
    })),
    certificates: [
      ...profile.all('Certifications', 'Certification'),
      ...profile.all('CourseCertifications', 'CourseCertification'),
    ].map((entry) => ({
      name: entry.at('CertificationName') ?? entry.at('Title'),
      issuer: entry.at('IssuingAuthority', 'Name') ?? entry.at('OrganizationName'),
      date: entry.at('Date', 'StartDate'),
      url: entry.at('Link'),
    })),
    awards: profile.all('HonoursAndAwards', 'HonourAndAward').map((entry) => ({
      title: entry.at('Title'),
      awarder: entry.at('AwardingInstitution') ?? entry.at('OrganizationName'),
      date: entry.at('Date', 'StartDate') ?? entry.at('Date'),
      summary: entry.at('Description'),
    })),
    volunteer: profile.all('VoluntaryWorks', 'VoluntaryWork').map(voluntaryWorkOf),
    projects: [...profile.all('Projects', 'Project'), ...profile.all('Others', 'Other')].map(
      projectOf,
    ),
  };
}

function voluntaryWorkOf(entry: XmlElement) {
  return {
    position: entry.at('Title'),
    organization: entry.at('OrganizationName'),
    ...datesOf(entry.first('Date')),
    url: entry.at('Link'),
    summary: entry.at('Description'),
  };
}

function projectOf(entry: XmlElement) {
  return {
    name: entry.at('Title'),
    ...datesOf(entry.first('Date')),
    url: entry.at('Link'),
    description: entry.at('Description'),
  };
}
