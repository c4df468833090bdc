/** The structured data of job postings, by Google’s documentation: required and recommended properties, and their values. */
import { describe, expect, test } from 'vitest';
import type { JobDetail, Site } from '#careers/layout/props.ts';
import { listedRecordOf, recordOf } from '#careers/landing/record.ts';
import {
  breadcrumbList,
  cityJsonLd,
  itemList,
  jobPosting as postingOf,
  listedJobPosting,
} from '#careers/landing/structured-data.ts';
import { payPeriods, employmentTypes } from '#vocabulary/lists.ts';
import { findPostingErrors } from '../support/job-postings.ts';
import { addCareerWords } from '../support/career-words.ts';

addCareerWords();

const site: Site = {
  name: 'Karriere',
  hostname: 'karriere.example',
  language: 'de-CH',
  hue: 7,
  legal: [],
};
const job: JobDetail = {
  hashId: 'k3jd92mnbv',
  title: 'Koch (m/w/d) <b>',
  companyName: 'Müller & Söhne',
  companySlug: 'acme',
  companyLogo: '/files/logos/1/a-1.png',
  companyWebsite: 'https://company.example/',
  companyLinks: { privacy: 'https://company.example/privacy' },
  companyAbout: 'We cook.',
  country: { iso2: 'CH', name: 'Schweiz' },
  city: { slug: 'zürich', name: 'Zürich' },
  cityName: 'Zürich',
  regionName: 'Zürich',
  street: 'Bahnhofstrasse 1',
  postalCode: '8001',
  workplace: 'On-site',
  employmentTypes: ['Full-time', 'Permanent'],
  pay: { min: 4000, max: 5200.5, currency: 'CHF', period: 'monthly' },
  postedAt: new Date('2026-03-07T10:00:00Z'),
  expiresAt: new Date('2026-04-11T10:00:00Z'),
  skills: ['Messer', 'HACCP'],
  department: null,
  category: 11,
  seniority: 'Senior',
  occupationCode: null,
  description: '<p>Kochen.</p>',
  tasks: '<ul><li>Kochen</li></ul>',
  requirements: null,
  benefits: [1, 24],
  hasNamesake: false,
  sharePicture: null,
};

const jobPosting = (of: JobDetail) => postingOf(recordOf(site, of));

describe('a job posting', () => {
  test('has all required and recommended properties', () => {
    const posting = jobPosting(job);
    expect(findPostingErrors(posting)).toEqual([]);
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      title: job.title,
      url: 'https://karriere.example/jobs/k3jd92mnbv',
      datePosted: '2026-03-07T10:00:00.000Z',
      validThrough: '2026-04-11T10:00:00.000Z',
      identifier: { '@type': 'PropertyValue', name: 'Müller & Söhne', value: 'k3jd92mnbv' },
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Müller & Söhne',
        sameAs: 'https://company.example/',
        logo: 'https://karriere.example/files/logos/1/a-1.png',
      },
      jobLocation: {
        address: {
          streetAddress: 'Bahnhofstrasse 1',
          postalCode: '8001',
          addressLocality: 'Zürich',
          addressRegion: 'Zürich',
          addressCountry: 'CH',
        },
      },
      employmentType: ['FULL_TIME'],
      baseSalary: {
        currency: 'CHF',
        value: { minValue: 4000, maxValue: 5200.5, unitText: 'MONTH' },
      },
      directApply: true,
      industry: 'Gastronomie und Hotellerie',
      skills: 'Messer, HACCP',
    });
  });

  test('describes the whole job in HTML, with user input escaped', () => {
    const { description } = jobPosting(job) ?? {};
    expect(description).toContain('<p>Kochen.</p>');
    expect(description).toContain('<ul><li>Kochen</li></ul>');
    expect(description).toContain('<li>HACCP</li>');
    expect(description).not.toContain('null');
  });

  test('describes the job in the words of its page, without a line of title, employer, place and pay', () => {
    const { description } = jobPosting(job) ?? {};
    expect(description).toMatch(/^<p>Über die Stelle<\/p><p>Kochen\.<\/p>/u);
    expect(description).not.toContain(' · ');
    expect(description).not.toContain('Koch (m/w/d)');
    const escaped = jobPosting({ ...job, skills: ['<b>'], companyAbout: '<i>' });
    expect(escaped?.['description']).toContain('<li>&lt;b&gt;</li>');
    expect(escaped?.['description']).toContain('<p>&lt;i&gt;</p>');
  });

  test('of a remote job names the countries of applicants, and no place', () => {
    const posting = jobPosting({ ...job, workplace: 'Remote' });
    expect(findPostingErrors(posting)).toEqual([]);
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Schweiz' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(JSON.stringify(posting)).not.toContain('Bahnhofstrasse');
  });

  test('of a hybrid job has its place', () => {
    const posting = jobPosting({ ...job, workplace: 'Hybrid' });
    expect(posting).toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('jobLocationType');
  });

  test('is null for a job without a country', () => {
    expect(jobPosting({ ...job, country: null })).toBeNull();
    expect(jobPosting({ ...job, country: null, workplace: 'Remote' })).toBeNull();
  });

  test.each(payPeriods)('names the period of %s pay with Google’s values', (period) => {
    const posting = jobPosting({ ...job, pay: { ...pay, period } });
    expect(findPostingErrors(posting)).toEqual([]);
  });

  const pay = { min: 20, max: 20, currency: 'EUR', period: 'hourly' } as const;

  test('has a single amount, one bound, or no pay', () => {
    const valueOf = (value: JobDetail['pay']) =>
      JSON.parse(JSON.stringify(jobPosting({ ...job, pay: value }))).baseSalary?.value;
    expect(valueOf(pay)).toEqual({ '@type': 'QuantitativeValue', value: 20, unitText: 'HOUR' });
    expect(valueOf({ ...pay, max: null })).toMatchObject({ minValue: 20 });
    expect(valueOf({ ...pay, min: null })).toMatchObject({ maxValue: 20 });
    expect(valueOf({ ...pay, period: null })).toBeUndefined();
    expect(valueOf(null)).toBeUndefined();
  });

  test.each(Object.values(employmentTypes))(
    'of the employment type %s uses Google’s values',
    (type) => {
      expect(findPostingErrors(jobPosting({ ...job, employmentTypes: [type] }))).toEqual([]);
    },
  );

  test('is valid without optional fields', () => {
    const posting = jobPosting({
      ...job,
      companyLogo: null,
      companyWebsite: null,
      companyAbout: null,
      cityName: null,
      regionName: null,
      street: null,
      postalCode: null,
      city: null,
      employmentTypes: [],
      pay: null,
      skills: [],
      category: null,
      description: null,
      tasks: null,
      benefits: [],
    });
    expect(findPostingErrors(posting)).toEqual([]);
    expect(JSON.stringify(posting)).not.toContain('null');
  });

  test('in a list is valid and shorter', () => {
    const posting = listedJobPosting(listedRecordOf(site, job));
    expect(findPostingErrors(posting)).toEqual([]);
    expect(posting?.['description']).not.toContain('Kochen.');
  });
});

test('the positions of a breadcrumb start at 1, and its last step has no URL', () => {
  const trail = [
    { name: 'Start', path: '/' },
    { name: 'Schweiz', path: '/ch' },
    { name: 'Zürich' },
  ];
  expect(JSON.parse(JSON.stringify(breadcrumbList(site, trail))).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://karriere.example/' },
    { '@type': 'ListItem', position: 2, name: 'Schweiz', item: 'https://karriere.example/ch' },
    { '@type': 'ListItem', position: 3, name: 'Zürich' },
  ]);
});

test('the positions of a list count from its first page', () => {
  const filters = { search: '', categories: [], workplaces: [], employmentTypes: [] };
  const list = { jobs: [job], total: 13, page: 2, lastPage: 2, offset: 12, filters };
  expect(itemList(site, 'Jobs', list)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 13,
    itemListElement: [{ position: 13, url: 'https://karriere.example/jobs/k3jd92mnbv' }],
  });
});

test('a city is contained in its state, and the state in its country', () => {
  const swiss = { iso2: 'CH', name: 'Schweiz' };
  expect(cityJsonLd(swiss, { slug: 'z', name: 'Zürich', region: 'ZH' })).toMatchObject({
    '@type': 'City',
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: 'ZH',
      containedInPlace: { '@type': 'Country', name: 'Schweiz' },
    },
  });
  expect(cityJsonLd(swiss, { slug: 'z', name: 'Zürich', region: null })).toMatchObject({
    containedInPlace: { '@type': 'Country' },
  });
});
