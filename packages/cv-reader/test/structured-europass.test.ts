/** Europass XML as a file: both formats become JSON Resume. */
import { describe, expect, test } from 'vitest';
import { parseCv } from '../src/index.ts';
import type { Resume } from '../src/index.ts';
import { resumeSchema } from './support/resume-schema.ts';
import { candidate, skillsPassport, textBytes } from './support/structured.ts';

const now = new Date('2026-11-01T00:00:00Z');

async function read(xml: string): Promise<Resume> {
  const { status, resume } = await parseCv(textBytes(xml), { now });
  expect(status).toBe('parsed');
  expect(resumeSchema.parse(resume)).toStrictEqual(resume);
  if (!resume) throw new Error('There is no resume.');
  return resume;
}

/** A file since 2020 with only this in its profile. */
function profile(inside: string, person = ''): string {
  const from = candidate.indexOf('<CandidateSupplier>');
  return `${candidate.slice(0, from)}<CandidatePerson>${person}</CandidatePerson><CandidateProfile languageCode="en">${inside}</CandidateProfile></Candidate>`;
}

test('a file up to 2020 becomes JSON Resume, without what only discriminates', async () => {
  const { meta, ...resume } = await read(skillsPassport);
  expect(resume).toStrictEqual({
    basics: {
      name: "Chiara D'Amico",
      label: 'Ingegnere civile',
      email: 'chiara.damico@people.example',
      phone: '+393475550112',
      url: 'http://chiara.example',
      location: {
        address: 'Via Roma 12',
        postalCode: '10121',
        city: 'Torino',
        countryCode: 'IT',
      },
      profiles: [
        {
          network: 'LinkedIn',
          username: 'chiaradamico',
          url: 'https://www.linkedin.com/in/chiaradamico',
        },
        { network: 'Skype', username: 'chiara.d' },
      ],
    },
    work: [
      {
        name: 'Ponti & Strade S.p.A.',
        position: 'Direttrice lavori',
        startDate: '2016-09',
        summary: 'Cantieri stradali & ponti',
        location: 'Torino, Italia',
        url: 'http://ponti.example',
        highlights: ['Contabilità', 'Sicurezza'],
      },
      {
        name: 'Studio Alfa',
        position: 'Tirocinante',
        startDate: '2014',
        endDate: '2016-08',
        highlights: [],
      },
    ],
    education: [
      {
        institution: 'Politecnico di Torino',
        area: 'Ingegneria civile',
        studyType: 'Laurea magistrale',
        startDate: '2008-10',
        endDate: '2013-07',
        courses: ['Idraulica', 'Geotecnica'],
      },
    ],
    skills: [
      { name: 'Communication', keywords: ['Parlare in pubblico'] },
      { name: 'Digital skills', keywords: ['AutoCAD', 'Revit'] },
      { name: 'Driving licence', keywords: ['A', 'B'] },
    ],
    languages: [
      { language: 'Italiano', languageCode: 'it', fluency: 'Native speaker' },
      { language: 'Inglese', languageCode: 'en', fluency: 'B2–C1' },
      { language: 'Piemontese' },
    ],
    publications: [{ name: 'Ponti leggeri, 2015' }],
    projects: [{ name: 'Progetti', description: 'Passerella sul Po', highlights: [] }],
  });
  expect(meta.parser).toMatchObject({ source: 'europass', language: 'it', confidence: 1 });
  expect(JSON.stringify(resume)).not.toMatch(/1990|Femminile|AAAA/u);
});

test('a file since 2020 becomes JSON Resume, of the candidate and not of the supplier', async () => {
  const { meta, ...resume } = await read(candidate);
  expect(resume).toStrictEqual({
    basics: {
      name: 'Matej Žagar',
      email: 'matej.zagar@people.example',
      phone: '+38640555123',
      url: 'https://matej.example/',
      summary: 'Runs data teams.',
      location: {
        address: 'Cankarjeva 5',
        postalCode: '1000',
        city: 'Ljubljana',
        countryCode: 'SI',
      },
      profiles: [
        {
          network: 'LinkedIn',
          username: 'matejzagar',
          url: 'https://www.linkedin.com/in/matejzagar/',
        },
        { network: 'whatsapp', username: '+38640555123' },
      ],
    },
    work: [
      {
        name: 'Tivoli Analytics d.o.o.',
        position: 'Head of data',
        startDate: '2020-02',
        summary: 'Team of nine.',
        location: 'Ljubljana',
        url: 'https://tivoli.example',
        highlights: ['Forecasts'],
      },
      {
        name: 'Tivoli Analytics d.o.o.',
        position: 'Analyst',
        startDate: '2015',
        endDate: '2020-01',
        location: 'Ljubljana',
        url: 'https://tivoli.example',
        highlights: [],
      },
    ],
    education: [
      {
        institution: 'Univerza v Ljubljani',
        studyType: 'MSc Statistics',
        startDate: '2008-10',
        endDate: '2013-09',
        score: '9.1',
        courses: ['Time series'],
      },
    ],
    skills: [
      { name: 'Data', keywords: ['SQL', 'R'] },
      { name: 'Management and leadership', keywords: ['Budgets'] },
    ],
    languages: [
      { language: 'Slovenian', languageCode: 'sl', fluency: 'Native speaker' },
      { language: 'English', languageCode: 'en', fluency: 'C1' },
    ],
    volunteer: [{ position: 'Beekeeper', startDate: '2018', highlights: [] }],
    publications: [{ name: 'Counting bees', releaseDate: '2019', url: 'https://bees.example' }],
    projects: [{ name: 'Bees at scale', description: 'Keynote', highlights: [] }],
  });
  expect(meta.parser).toMatchObject({ source: 'europass', language: 'en', confidence: 1 });
  expect(JSON.stringify(resume)).not.toMatch(/1988|QUJD/u);
});

describe('Europass XML', () => {
  test.each([
    [
      'with a prefix for its own namespace',
      skillsPassport.replaceAll(/<(\/?)(?=[A-Z])/gu, '<$1ep:'),
    ],
    ['without a declaration', skillsPassport.slice(skillsPassport.indexOf('<SkillsPassport'))],
    ['after a comment', skillsPassport.replace('?>', '?><!-- <a> -->\n')],
    ['with CDATA', skillsPassport.replace('Studio Alfa', '<![CDATA[Studio Alfa]]>')],
    ['cut off', skillsPassport.slice(0, skillsPassport.indexOf('<EducationList>'))],
  ])('is read %s', async (_, xml) => {
    const { basics, work } = await read(xml);
    expect(basics.name).toBe("Chiara D'Amico");
    expect(work.map(({ name }) => name)).toEqual(['Ponti & Strade S.p.A.', 'Studio Alfa']);
  });

  test('is read in UTF-16 and Latin-1', async () => {
    for (const bytes of [
      Buffer.from(`\ufeff${skillsPassport}`, 'utf16le'),
      Buffer.from(skillsPassport.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    ]) {
      const { resume } = await parseCv(bytes, { now });
      expect(resume?.work[0]?.highlights).toEqual(['Contabilità', 'Sicurezza']);
    }
  });

  test('with a job that neither ends nor is current has no month of it', async () => {
    const xml = skillsPassport.replace('<Current>true</Current>', '');
    const { meta } = await read(xml);
    // 2014 to August 2016.
    expect(meta.parser.total_months_experience).toBe(32);
  });

  test('has the period of the employer for a position without one', async () => {
    const { work } = await read(
      profile(`<EmploymentHistory><EmployerHistory><hr:OrganizationName>Initech</hr:OrganizationName>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-05</hr:FormattedDateTime></eures:StartDate></eures:EmploymentPeriod>
        <PositionHistory><PositionTitle>Clerk</PositionTitle></PositionHistory></EmployerHistory></EmploymentHistory>`),
    );
    expect(work).toEqual([
      { name: 'Initech', position: 'Clerk', startDate: '2018-05', highlights: [] },
    ]);
  });

  test.each([
    ['slv', 'Slovenian', 'sl'],
    ['ger', 'German', 'de'],
    ['http://publications.europa.eu/resource/authority/language/MLT', 'Maltese', 'mt'],
    ['Neapolitan', 'Neapolitan', undefined],
  ])('has the language %s as %s', async (given, language, languageCode) => {
    const { languages } = await read(
      profile('', `<PrimaryLanguageCode>${given}</PrimaryLanguageCode>`),
    );
    expect(languages).toEqual([
      {
        language,
        ...(languageCode !== undefined && { languageCode }),
        fluency: 'Native speaker',
      },
    ]);
  });

  test('with nothing in it has no text', async () => {
    expect(await parseCv(textBytes(profile('')), { now })).toEqual({
      status: 'no_text',
      resume: null,
      text: '',
    });
  });
});

describe('hostile Europass XML', () => {
  test('with declared entities does not expand them', async () => {
    const bomb =
      '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    const named = skillsPassport.replace('Studio Alfa', '&b;&c;');
    const { status } = await parseCv(textBytes(named.replace('?>', `?>${bomb}`)), { now });
    expect(status).toBe('corrupt');
    // Without the document type, the entities are no entities.
    const { work } = await read(named);
    expect(work[1]?.name).toBe('&b;&c;');
  });

  test('with half a million elements, and elements in elements, is read up to the limits', async () => {
    const many = '<PrimaryLanguageCode>x</PrimaryLanguageCode>'.repeat(100_000);
    expect((await read(profile('', many))).languages).toHaveLength(100);
    const deep = profile(
      '<a>'.repeat(500_000),
      '<PersonName><oa:GivenName>Ada</oa:GivenName></PersonName>',
    );
    expect((await read(deep)).basics.name).toBe('Ada');
  });
});
