/** CVs of invented people as data, in the shapes that tools export. */

import type { Bytes } from './bytes.ts';

/** All sections of JSON Resume v1. */
export const jsonResume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ines Rahimi',
    label: 'Backend engineer',
    image: 'https://ines.example/photo.jpg',
    email: 'ines.rahimi@people.example',
    phone: '030 901820',
    url: 'https://ines.example',
    summary: 'Builds payment systems.\nLikes small teams.',
    location: {
      address: 'Akazienweg 4',
      postalCode: '10823',
      city: 'Berlin',
      region: 'Berlin',
      countryCode: 'DE',
    },
    profiles: [
      { network: 'GitHub', username: 'irahimi', url: 'https://github.com/irahimi' },
      { network: 'Mastodon', username: '@ines@social.example' },
    ],
  },
  work: [
    {
      name: 'Halden Pay',
      position: 'Senior engineer',
      location: 'Berlin',
      description: 'Payments for shops',
      url: 'https://halden.example',
      startDate: '2021-04-01',
      summary: 'Leads the ledger.',
      highlights: ['Cut failed payouts by half', 'Hired four engineers'],
    },
    {
      name: 'Tramway GmbH',
      position: 'Engineer',
      startDate: '2017-10',
      endDate: '2021-03-31',
      highlights: [],
    },
  ],
  volunteer: [
    {
      organization: 'Code for Kids',
      position: 'Mentor',
      startDate: '2019',
      endDate: '2020',
      summary: 'Saturday classes',
      highlights: ['Python course'],
    },
  ],
  education: [
    {
      institution: 'TU Berlin',
      url: 'https://tu.example',
      area: 'Computer science',
      studyType: 'Master',
      startDate: '2014-10-01',
      endDate: '2017-09-30',
      score: '1.3',
      courses: ['Databases', 'Compilers'],
    },
  ],
  awards: [
    { title: 'Thesis prize', date: '2017-11-24', awarder: 'TU Berlin', summary: 'Best of year' },
  ],
  certificates: [{ name: 'CKA', date: '2022-05', issuer: 'CNCF', url: 'https://cncf.example/1' }],
  publications: [
    {
      name: 'Ledgers without locks',
      publisher: 'Example Press',
      releaseDate: '2020-02-01',
      url: 'https://press.example/7',
      summary: 'A short paper.',
    },
  ],
  skills: [{ name: 'Web development', level: 'Master', keywords: ['TypeScript', 'PostgreSQL'] }],
  languages: [
    { language: 'German', fluency: 'Native speaker' },
    { language: 'Farsi', fluency: 'Fluent' },
  ],
  interests: [{ name: 'Climbing', keywords: ['Bouldering'] }],
  references: [{ name: 'Ole Brandt', reference: 'Ines is a pleasure to work with.' }],
  projects: [
    {
      name: 'Open ledger',
      description: 'A library',
      highlights: ['500 users'],
      keywords: ['Rust'],
      startDate: '2018-01',
      endDate: '2018-12',
      url: 'https://ledger.example',
      roles: ['Author'],
      entity: 'Halden Pay',
      type: 'application',
    },
  ],
  meta: { canonical: 'https://ines.example/resume.json', version: 'v1.0.0' },
};

export function jsonBytes(value: unknown): Bytes {
  return textBytes(JSON.stringify(value));
}

/** Europass up to 2020. */
export const skillsPassport = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://europass.cedefop.europa.eu/Europass http://europass.cedefop.europa.eu/xml/v3.3.0/EuropassSchema.xsd" locale="it">
  <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion></DocumentInfo>
  <PrintingPreferences><Document type="ECV"><Field name="LearnerInfo" show="true"/></Document></PrintingPreferences>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Chiara</FirstName><Surname>D&apos;Amico</Surname></PersonName>
      <ContactInfo>
        <Address><Contact>
          <AddressLine>Via Roma 12</AddressLine><PostalCode>10121</PostalCode><Municipality>Torino</Municipality>
          <Country><Code>IT</Code><Label>Italia</Label></Country>
        </Contact></Address>
        <Email><Contact>chiara.damico@people.example</Contact></Email>
        <TelephoneList>
          <Telephone><Contact>011 5550101</Contact><Use><Code>home</Code><Label>Abitazione</Label></Use></Telephone>
          <Telephone><Contact>+39 347 5550112</Contact><Use><Code>mobile</Code><Label>Cellulare</Label></Use></Telephone>
        </TelephoneList>
        <WebsiteList>
          <Website><Contact>https://www.linkedin.com/in/chiaradamico</Contact></Website>
          <Website><Contact>http://chiara.example</Contact></Website>
        </WebsiteList>
        <InstantMessagingList><InstantMessaging><Contact>chiara.d</Contact><Use><Code>skype</Code><Label>Skype</Label></Use></InstantMessaging></InstantMessagingList>
      </ContactInfo>
      <Demographics><Birthdate year="1990" month="--03" day="---10"/><Gender><Code>F</Code><Label>Femminile</Label></Gender></Demographics>
      <Photo><MimeType>image/jpeg</MimeType><Data>${'A'.repeat(5000)}</Data></Photo>
    </Identification>
    <Headline><Type><Code>preferred_job</Code><Label>Occupazione desiderata</Label></Type><Description><Label>Ingegnere civile</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2016" month="--09" day="---01"/><Current>true</Current></Period>
        <Position><Code>214202</Code><Label>Direttrice lavori</Label></Position>
        <Activities>&lt;p&gt;Cantieri stradali &amp;amp; ponti&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Contabilità&lt;/li&gt;&lt;li&gt;Sicurezza&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Ponti &amp; Strade S.p.A.</Name><ContactInfo>
          <Address><Contact><Municipality>Torino</Municipality><Country><Code>IT</Code><Label>Italia</Label></Country></Contact></Address>
          <Website><Contact>http://ponti.example</Contact></Website>
        </ContactInfo></Employer>
      </WorkExperience>
      <WorkExperience>
        <Period><From year="2014"/><To year="2016" month="--08"/><Current>false</Current></Period>
        <Position><Label>Tirocinante</Label></Position>
        <Employer><Name>Studio Alfa</Name></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education>
        <Period><From year="2008" month="--10"/><To year="2013" month="--07"/></Period>
        <Title>Laurea magistrale</Title>
        <Activities>&lt;ul&gt;&lt;li&gt;Idraulica&lt;/li&gt;&lt;li&gt;Geotecnica&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Organisation><Name>Politecnico di Torino</Name></Organisation>
        <Level><Code>7</Code><Label>QEQ 7</Label></Level>
        <Field><Code>58</Code><Label>Ingegneria civile</Label></Field>
      </Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>it</Code><Label>Italiano</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList>
          <ForeignLanguage><Description><Code>en</Code><Label>Inglese</Label></Description>
            <ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading><SpokenInteraction>B2</SpokenInteraction><SpokenProduction>B2</SpokenProduction><Writing>B2</Writing></ProficiencyLevel>
          </ForeignLanguage>
          <ForeignLanguage><Description><Label>Piemontese</Label></Description></ForeignLanguage>
        </ForeignLanguageList>
      </Linguistic>
      <Communication><Description>&lt;p&gt;Parlare in pubblico&lt;/p&gt;</Description></Communication>
      <Computer><Description>&lt;ul&gt;&lt;li&gt;AutoCAD&lt;/li&gt;&lt;li&gt;Revit&lt;/li&gt;&lt;/ul&gt;</Description></Computer>
      <Driving><Description><Licence>A</Licence><Licence>B</Licence></Description></Driving>
    </Skills>
    <AchievementList>
      <Achievement><Title><Code>publications</Code><Label>Pubblicazioni</Label></Title><Description>&lt;p&gt;Ponti leggeri, 2015&lt;/p&gt;</Description></Achievement>
      <Achievement><Title><Code>projects</Code><Label>Progetti</Label></Title><Description>&lt;p&gt;Passerella sul Po&lt;/p&gt;</Description></Achievement>
    </AchievementList>
  </LearnerInfo>
</SkillsPassport>
`;

/** Europass since 2020. */
export const candidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidateSupplier>
    <hr:PartyName>Owner</hr:PartyName>
    <PersonContact><PersonName><oa:GivenName>Another</oa:GivenName><hr:FamilyName>Person</hr:FamilyName></PersonName></PersonContact>
  </CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Matej</oa:GivenName><hr:FamilyName>Žagar</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>matej.zagar@people.example</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>386</CountryDialing><oa:DialNumber>040555123</oa:DialNumber><CountryCode>si</CountryCode></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://matej.example/</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode><oa:URI>https://www.linkedin.com/in/matejzagar/</oa:URI></Communication>
    <Communication><ChannelCode>InstantMessage</ChannelCode><UseCode>whatsapp</UseCode><oa:URI>+38640555123</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Cankarjeva 5</oa:AddressLine><oa:CityName>Ljubljana</oa:CityName><CountryCode>si</CountryCode><oa:PostalCode>1000</oa:PostalCode></Address></Communication>
    <NationalityCode>si</NationalityCode>
    <hr:BirthDate>1988-05-04</hr:BirthDate>
    <PrimaryLanguageCode name="NORMAL">slv</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001" schemeName="CandidateProfileID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>
    <hr:ExecutiveSummary>&lt;p&gt;Runs &lt;em&gt;data&lt;/em&gt; teams.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Tivoli Analytics d.o.o.</hr:OrganizationName>
        <OrganizationContact>
          <Communication><Address><oa:CityName>Ljubljana</oa:CityName><CountryCode>si</CountryCode></Address></Communication>
          <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://tivoli.example</oa:URI></Communication>
        </OrganizationContact>
        <hr:IndustryCode>J</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Head of data</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2020-02-03</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>&lt;p&gt;Team of nine.&lt;/p&gt;&lt;ol&gt;&lt;li data-list="bullet"&gt;&lt;span class="ql-ui"&gt;&lt;/span&gt;Forecasts&lt;/li&gt;&lt;/ol&gt;</oa:Description>
          <City>Ljubljana</City><Country>si</Country>
        </PositionHistory>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Analyst</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2015</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2020-01-31</hr:FormattedDateTime></eures:EndDate><hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Univerza v Ljubljani</hr:OrganizationName>
        <AttendancePeriod><StartDate><hr:FormattedDateTime>2008-10</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2013-09</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
        <EducationDegree>
          <hr:DegreeName>MSc Statistics</hr:DegreeName>
          <FieldOfStudy typeCode="URI"><MainFieldOfStudy><ProgramConcentration>05</ProgramConcentration></MainFieldOfStudy></FieldOfStudy>
          <FinalGrade><hr:ScoreText>9.1</hr:ScoreText></FinalGrade>
          <OccupationalSkillsCovered>&lt;p&gt;Time series&lt;/p&gt;</OccupationalSkillsCovered>
        </EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <eures:Licenses/>
    <PublicationHistory><Publication><Title>Counting bees</Title><Year>2019</Year><Link>https://bees.example</Link></Publication></PublicationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
    </PersonQualifications>
    <DigitalSkills><DigitalSkillsGroup><Title>Data</Title><DigitalSkill>SQL</DigitalSkill><DigitalSkill>R</DigitalSkill></DigitalSkillsGroup></DigitalSkills>
    <ManagementAndLeadershipSkills><ManagementAndLeadershipSkill><Title>Budgets</Title></ManagementAndLeadershipSkill></ManagementAndLeadershipSkills>
    <VoluntaryWorks><VoluntaryWork><Title>Beekeeper</Title><Date><StartDate>2018</StartDate><Ongoing>true</Ongoing></Date></VoluntaryWork></VoluntaryWorks>
    <Others><Title>Talks</Title><Other><Title>Bees at scale</Title><Description>&lt;p&gt;Keynote&lt;/p&gt;</Description></Other></Others>
    <eures:Attachment><oa:EmbeddedData>${'QUJD'.repeat(2000)}</oa:EmbeddedData></eures:Attachment>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template1</Template></Design></RenderingInformation>
</Candidate>
`;

export function textBytes(text: string): Bytes {
  return new Uint8Array(Buffer.from(text));
}
