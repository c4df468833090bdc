/** Converting local times of a zone to instants, around changes to and from daylight saving time. */
import { describe, expect, test } from 'vitest';
import { instantsOf } from '#lib/time-zone.ts';

function instants(local: string, timezone: string): string[] {
  return instantsOf(new Date(`${local}Z`), timezone).map((at) => at.toISOString().slice(0, 16));
}

describe('instants of a local time', () => {
  test.each([
    ['2027-01-11T10:00', 'Europe/Berlin', ['2027-01-11T09:00']],
    ['2027-07-11T10:00', 'Europe/Berlin', ['2027-07-11T08:00']],
    ['2027-03-28T01:59', 'Europe/Berlin', ['2027-03-28T00:59']],
    ['2027-03-28T02:00', 'Europe/Berlin', []],
    ['2027-03-28T02:59', 'Europe/Berlin', []],
    ['2027-03-28T03:00', 'Europe/Berlin', ['2027-03-28T01:00']],
    ['2027-10-31T01:59', 'Europe/Berlin', ['2027-10-30T23:59']],
    ['2027-10-31T02:00', 'Europe/Berlin', ['2027-10-31T00:00', '2027-10-31T01:00']],
    ['2027-10-31T02:59', 'Europe/Berlin', ['2027-10-31T00:59', '2027-10-31T01:59']],
    ['2027-10-31T03:00', 'Europe/Berlin', ['2027-10-31T02:00']],
    ['2027-03-14T02:30', 'America/New_York', []],
    ['2027-03-14T03:00', 'America/New_York', ['2027-03-14T07:00']],
    ['2027-11-07T01:30', 'America/New_York', ['2027-11-07T05:30', '2027-11-07T06:30']],
    ['2027-11-07T00:59', 'America/New_York', ['2027-11-07T04:59']],
    ['2027-12-31T23:59', 'Pacific/Kiritimati', ['2027-12-31T09:59']],
    ['2028-02-29T00:00', 'Asia/Kathmandu', ['2028-02-28T18:15']],
    // Half an hour forward and back.
    ['2027-10-03T02:15', 'Australia/Lord_Howe', []],
    ['2027-04-04T01:45', 'Australia/Lord_Howe', ['2027-04-03T14:45', '2027-04-03T15:15']],
    ['2027-01-11T10:00', 'UTC', ['2027-01-11T10:00']],
  ])('converts %s in %s to %j', (local, timezone, expected) => {
    expect(instants(local, timezone)).toEqual(expected);
  });
});
