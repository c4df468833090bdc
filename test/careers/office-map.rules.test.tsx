/** The maps of offices: every outline is there and small, and towns stand where they are. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OfficeMap } from '#careers/layout/office-map.tsx';
import type { MappedOffice } from '#careers/layout/office-map.tsx';
import { renderHtml } from '#lib/render-html.tsx';
import { MAP_SIDE, mapFrameOf, projection } from '#lib/map-frame.ts';
import { domains } from '../../tools/seed/domains.ts';

const FOLDER = 'public/maps';

function show(offices: readonly MappedOffice[], language = 'de-DE'): string {
  return renderHtml(OfficeMap, { language, offices });
}

const hamburg: MappedOffice = {
  label: 'Hamburg',
  address: ['Jungfernstieg 1', '20095 Hamburg'],
  country: 'DE',
  at: { lat: 53.55, lon: 9.99 },
};
const munich: MappedOffice = {
  label: 'München',
  address: ['Marienplatz 1, 80331 München'],
  country: 'DE',
  at: { lat: 48.14, lon: 11.58 },
};

describe('the outlines', () => {
  const files = readdirSync(FOLDER);

  test('are there for every country of the career domains', () => {
    const served = new Set(domains.flatMap(({ countries }) => countries));
    for (const iso2 of served) {
      expect(files).toContain(`${iso2.toLowerCase()}.svg`);
      expect(mapFrameOf(iso2), iso2).not.toBeNull();
    }
  });

  test('have the size that their frames say, and little weight', () => {
    for (const file of files) {
      const svg = readFileSync(`${FOLDER}/${file}`, 'utf8');
      const frame = mapFrameOf(file.slice(0, 2).toUpperCase());
      if (!frame) throw new Error(`no frame for ${file}`);
      const { width, height } = projection(frame);
      expect(svg, file).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(Math.max(width, height), file).toBeGreaterThanOrEqual(MAP_SIDE);
      expect(svg.length, file).toBeLessThan(15_000);
    }
  });
});

describe('a place', () => {
  test.each([
    ['DE', 53.55, 9.99, 0.46, 0.19],
    ['JP', 35.68, 139.69, 0.63, 0.57],
    ['US', 40.71, -74.01, 0.88, 0.35],
    ['BR', -23.55, -46.63, 0.7, 0.74],
    ['RU', 64.73, 177.51, 0.92, 0.36],
  ])('of %s at %d, %d is where it belongs', (iso2, lat, lon, across, down) => {
    const frame = mapFrameOf(iso2);
    const map = frame && projection(frame);
    const place = map?.place({ lat, lon });
    expect((place?.x ?? 0) / (map?.width ?? 1)).toBeCloseTo(across, 1);
    expect((place?.y ?? 0) / (map?.height ?? 1)).toBeCloseTo(down, 1);
  });

  test('far from the rest of its country has none', () => {
    const frame = mapFrameOf('US');
    expect(frame && projection(frame).place({ lat: 21.3, lon: -157.86 })).toBeNull();
  });

  test('of a country that nobody knows has no map', () => {
    expect(mapFrameOf('XX')).toBeNull();
    expect(mapFrameOf('')).toBeNull();
  });
});

describe('the map', () => {
  test('has a dot and a label for every town, and a list of all offices', () => {
    const html = show([hamburg, munich, { ...hamburg, address: ['Alter Wall 2, 20457 Hamburg'] }]);
    expect(html).toContain('href="/maps/de.svg"');
    expect(html.match(/<circle/gu)).toHaveLength(2);
    expect([...html.matchAll(/<text[^>]*>([^<]+)/gu)].map(([, label]) => label)).toEqual([
      'Hamburg',
      'München',
    ]);
    expect(html.match(/<li/gu)).toHaveLength(3);
    expect(html).toContain('<figure aria-hidden="true">');
    expect(html).not.toContain('figcaption');
  });

  test('is left out where no coordinates are known, and the list stays', () => {
    const html = show([{ ...hamburg, at: null }]);
    expect(html).not.toContain('<svg');
    expect(html).toContain('Jungfernstieg 1');
  });

  test('of several countries names them, and draws no more than four', () => {
    const capitals = [
      ['DE', 52.52, 13.4],
      ['FR', 48.86, 2.35],
      ['PL', 52.23, 21.01],
      ['ES', 40.42, -3.7],
      ['IT', 41.9, 12.5],
    ] as const;
    const offices = capitals.map(([country, lat, lon]) => ({
      label: country,
      address: [country],
      country,
      at: { lat, lon },
    }));
    const html = show(offices);
    expect(html.match(/<svg/gu)).toHaveLength(4);
    expect(html).toContain('<figcaption>Deutschland</figcaption>');
    expect(html.match(/<li/gu)).toHaveLength(5);
  });

  test('writes no label over another', () => {
    const crowd = Array.from({ length: 30 }, (_, n) => ({
      ...hamburg,
      label: `Ort ${n}`,
      at: { lat: 53.5, lon: 9.9 + n / 50 },
    }));
    const labels = show(crowd).match(/<text/gu) ?? [];
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(4);
  });

  test('escapes what offices are called', () => {
    expect(show([{ ...hamburg, label: '<b>', address: ['<i>'] }])).not.toMatch(/<b>|<i>/u);
  });
});
