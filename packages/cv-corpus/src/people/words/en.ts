import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/en.ts';

export const en: LanguageData = {
  countries: [
    {
      iso2: 'US',
      name: 'United States',
      cities: 'Seattle 98101, WA|Austin 78701, TX|Denver 80202, CO|Columbus 43215, OH',
    },
    { iso2: 'GB', name: 'United Kingdom', cities: 'Leeds LS1 4DY|Bristol BS1 5TR|Glasgow G2 1AL' },
    { iso2: 'IN', name: 'India', cities: 'Pune 411001|Chennai 600002|Jaipur 302001' },
    { iso2: 'CA', name: 'Canada', cities: 'Halifax B3J 1S9, NS|Calgary T2P 2M5, AB' },
    { iso2: 'AU', name: 'Australia', cities: 'Brisbane 4000, QLD|Adelaide 5000, SA' },
    { iso2: 'IE', name: 'Ireland', cities: 'Cork T12 W8KP|Galway H91 E2F3' },
    { iso2: 'NG', name: 'Nigeria', cities: 'Lagos 100001|Ibadan 200001' },
  ],
  firstNames:
    'Grace|Marcus|Priya|Oluwaseun|Siobhan|Daniel|Chloe|Anne-Marie|Jamal|Kavitha|Owen|Rebecca',
  lastNames:
    "Thornton|O'Connor|Okafor|Subramanian|Whitfield-Jones|Patel|MacLeod|Delgado|Harrington|Nwosu|Bailey",
  nameOrder: 'first last',
  streets: 'Cedar Avenue|Mill Lane|Station Road|Harbour View|Elm Street',
  address: 'number street, city, region postal',
  occupations: [
    {
      titles: 'Staff Nurse|Senior Staff Nurse|Ward Manager|Clinical Nurse Manager',
      employers:
        "St. Brigid's Hospital|Northgate Medical Centre|Riverside Care Group|Lakeview Clinic|Hope Valley Hospice",
      tasks:
        'Cared for up to twelve patients per shift on a surgical ward|Trained new colleagues in {skill}|Reduced medication errors by 30 % in 2021|Introduced a handover board that three other wards now use|Coordinated discharge planning with social services',
      profile:
        'Registered nurse with a calm manner and eleven years of practice in surgical and palliative care.',
      skills: {
        Clinical:
          'Wound care|IV therapy|Triage|Medication administration|Phlebotomy|Patient assessment',
        General: 'Team leadership|Mentoring|MS Office|Crisis management|Time management',
      },
      schools:
        'BSc/Nursing/University of Leeds|Diploma/Palliative Care/Open University/22|Certificate/First Aid/St. John College/18',
      certificates:
        'Advanced Life Support/Resuscitation Council UK|Non-Medical Prescribing/Royal College of Nursing',
    },
    {
      titles: 'Junior Developer|Software Engineer|Senior Software Engineer|Engineering Manager',
      employers:
        'Pike Street Labs|Brightwater Systems Ltd|Northwind Analytics, Inc.|Copperfield & Sons|Juniper Health',
      tasks:
        'Built the ordering service with {skill} and {skill}|Moved 40 jobs from a nightly batch to {skill}|Cut page load times from 4 s to 900 ms|Mentored two interns every summer|Wrote the guide for on-call engineers',
      profile: 'Engineer who likes small, well-tested services and short feedback loops.',
      skills: {
        Languages: 'Go|Python|TypeScript|Java|SQL|Rust',
        'Frameworks & Tools': 'React|Django|Docker|Kubernetes|PostgreSQL|Terraform|Git',
        Practices: 'Test-driven development|Code review|Continuous integration',
      },
      schools:
        'BSc/Computer Science/University of Bristol|MSc/Distributed Systems/University of Glasgow/22|Associate Degree/Web Development/Austin Community College',
      certificates:
        'AWS Certified Solutions Architect/Amazon Web Services|Certified Kubernetes Administrator/CNCF',
      projects:
        'Tide tables: Command line tool in {skill} for sailors|Parish archive: Site with {skill} for 4,000 scanned pages',
    },
    {
      titles: 'Accounts Assistant|Accountant|Senior Accountant|Finance Manager',
      employers:
        'Harrow & Blake LLP|Greenfield Foods plc|Tanner Brothers|Cobalt Shipping Co.|Meridian Hotels',
      tasks:
        'Prepared monthly management accounts for four subsidiaries|Closed the year 2022 two weeks early|Automated bank reconciliation with {skill}|Answered the questions of auditors from three firms|Managed credit control for 300 customers',
      profile: 'Chartered accountant with a record of calm year-ends and clear reports.',
      skills: {
        Accounting: 'Bookkeeping|VAT returns|Payroll|Budgeting|Financial reporting|Credit control',
        Software: 'Sage|Xero|SAP|MS Excel|QuickBooks|Power BI',
      },
      schools:
        'BA/Accounting and Finance/University of Cork|ACCA/Chartered Certified Accountant/Kaplan Business School/22',
      certificates: 'Xero Advisor Certification/Xero|ACCA Practising Certificate/ACCA',
    },
    {
      titles: 'Warehouse Operative|Forklift Driver|Shift Supervisor|Warehouse Manager',
      employers:
        'Castleford Logistics|QuickBox Couriers|Harbour Cold Storage|Drummond Wholesale|Orchard Foods',
      tasks:
        'Picked and packed 180 orders a shift|Led a team of fourteen on nights|Kept stock accuracy at 99.6 %|Planned loads for 22 lorries with {skill}|Trained 30 seasonal workers in safe lifting',
      profile: 'Reliable supervisor who has run day and night shifts in food and parcels.',
      skills: {
        Skills:
          'Forklift licence|Inventory control|Manual handling|Health and safety|Route planning|RF scanning',
        Computer: 'SAP|Excel|Outlook',
      },
      schools:
        'GCSE/General Education/Castleford High School/11|NVQ Level 2/Warehousing and Storage/Leeds City College/16',
      certificates: 'Counterbalance Truck Licence/RTITB|IOSH Managing Safely/IOSH',
    },
    ...occupations,
  ],
  spoken: 'en:English|fr:French|es:Spanish|de:German|hi:Hindi|pl:Polish|ga:Irish',
  native: 'en',
  nativeWord: 'Native|Mother tongue|Native speaker',
  levels: 'Basic|Conversational|Intermediate|Fluent|Full professional proficiency',
  interests: 'hill walking|choir|chess|baking|local history|cycling',
  nationality: 'British',
  referees: 'Helen Marsh|Peter Abbott|Fiona Kerr',
  words: {
    title: 'Curriculum Vitae|Résumé|CV',
    headings: {
      summary: 'Profile|Summary|About me|Personal statement|Professional Summary',
      work: 'Work experience|Experience|Employment history|Professional Experience|Career history',
      education: 'Education|Education and training|Academic background|Qualifications',
      skills: 'Skills|Key skills|Core competencies|Technical Skills|Skills & Expertise',
      languages: 'Languages|Language skills',
      contact: 'Contact|Contact details|Get in touch',
      personal: 'Personal details|Personal information',
      certificates: 'Certificates|Certifications|Licences',
      projects: 'Projects|Selected projects',
      interests: 'Interests|Hobbies|Hobbies and interests',
      references: 'References|Referees',
    },
    labels: {
      name: 'Name|Full name',
      email: 'E-mail|Email|Mail',
      phone: 'Phone|Tel.|Telephone',
      mobile: 'Mobile|Cell|Mob.',
      fax: 'Fax',
      address: 'Address|Home address',
      birthDate: 'Date of birth|Born|DOB',
      birthPlace: 'Place of birth',
      nationality: 'Nationality|Citizenship',
      website: 'Website|LinkedIn',
      employer: 'Employer|Company|Name of employer',
      position: 'Position|Job title|Occupation or position held',
      dates: 'Dates|Period',
      tasks: 'Main activities|Responsibilities|Duties',
      institution: 'Institution|School|University',
      degree: 'Degree|Qualification|Title of qualification awarded',
    },
    present: 'Present|present|Current|now|to date',
    since: 'Since {date}|{date} –|From {date}',
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
    shortMonths: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
    seasons: 'Spring|Summer|Autumn|Winter',
    hasSeasons: true,
    dateStyles: ['long', 'short', 'numeric', 'year'],
  },
};
