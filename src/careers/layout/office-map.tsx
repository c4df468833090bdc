/** Where the offices of a company are: the outline of each country with a dot for every town, and all offices as a list. */
import { formatsFor } from '#careers/words/format.ts';
import { countryByIso2, countryName } from '#lib/countries.ts';
import { mapFrameOf, projection } from '#lib/map-frame.ts';

export type MappedOffice = {
  /** The town, beside its dot. */
  label: string;
  /** The parts of the whole address, in the list. */
  address: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Null where it is not known: the office is in the list alone. */
  at: { lat: number; lon: number } | null;
};

/** Of a company with offices in more countries, the first ones are drawn. The list has all offices. */
const MAPS_MAX = 4;
const DOTS_MAX = 40;

/** In units of the map: of a dot, and of the letters beside it. */
const DOT_RADIUS = 14;
const LETTER_HEIGHT = 36;
const LETTER_WIDTH = 20;
const GAP = 8;

type Dot = { label: string; x: number; y: number };

export function OfficeMap({
  language,
  offices,
}: {
  language: string;
  offices: readonly MappedOffice[];
}) {
  const maps = [...Map.groupBy(offices, ({ country }) => country)]
    .flatMap(([iso2, inside]) => mapOf(iso2, inside) ?? [])
    .slice(0, MAPS_MAX);
  return (
    <div class="offices">
      {maps.length > 0 && (
        <div class="office-maps">
          {maps.map((map) => (
            <CountryMap {...map} name={nameOf(map.iso2, language)} isAlone={maps.length === 1} />
          ))}
        </div>
      )}
      <ul>
        {offices.map(({ address }) => (
          <li dir="auto">{address.join(formatsFor(language).comma)}</li>
        ))}
      </ul>
    </div>
  );
}

type CountryMapProps = NonNullable<ReturnType<typeof mapOf>> & { name: string; isAlone: boolean };

/** The list says the same, so it is hidden from those who do not see it. */
function CountryMap({ iso2, width, height, dots, name, isAlone }: CountryMapProps) {
  return (
    <figure aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} direction="ltr">
        <image href={`/maps/${iso2.toLowerCase()}.svg`} width={width} height={height} />
        {dots.map(({ x, y }) => (
          <circle cx={x} cy={y} r={DOT_RADIUS} />
        ))}
        {labelsOf(dots, width).map(({ label, x, y, anchor }) => (
          <text x={x} y={y} text-anchor={anchor}>
            {label}
          </text>
        ))}
      </svg>
      {!isAlone && <figcaption>{name}</figcaption>}
    </figure>
  );
}

function mapOf(iso2: string, offices: readonly MappedOffice[]) {
  const frame = mapFrameOf(iso2);
  if (!frame) return null;
  const map = projection(frame);
  const dots = new Map<string, Dot>();
  for (const { label, at } of offices) {
    const place = at && map.place(at);
    // Offices of one town share a dot.
    if (place && dots.size < DOTS_MAX) dots.set(`${place.x} ${place.y}`, { label, ...place });
  }
  if (dots.size === 0) return null;
  return { iso2, width: map.width, height: map.height, dots: [...dots.values()] };
}

type Label = { label: string; x: number; y: number; anchor: 'start' | 'end' };
type Box = { left: number; right: number; top: number; bottom: number };

/** On whichever side of the dot there is room; none where it would cover a dot or another label. */
function labelsOf(dots: readonly Dot[], width: number): Label[] {
  const taken = dots.map(({ x, y }): Box => ({
    left: x - DOT_RADIUS,
    right: x + DOT_RADIUS,
    top: y - DOT_RADIUS,
    bottom: y + DOT_RADIUS,
  }));
  return dots.flatMap((dot, index) => {
    const others = taken.filter((_, other) => other !== index);
    const free = sidesOf(dot).find(
      ({ box }) => box.left >= 0 && box.right <= width && !others.some((other) => meet(box, other)),
    );
    if (!free) return [];
    taken.push(free.box);
    return [free.label];
  });
}

function sidesOf({ label, x, y }: Dot): { label: Label; box: Box }[] {
  const length = label.length * LETTER_WIDTH;
  const line = { top: y - LETTER_HEIGHT / 2, bottom: y + LETTER_HEIGHT / 2 };
  const baseline = y + LETTER_HEIGHT / 3;
  const [after, before] = [x + DOT_RADIUS + GAP, x - DOT_RADIUS - GAP];
  return [
    {
      label: { label, x: after, y: baseline, anchor: 'start' },
      box: { ...line, left: after, right: after + length },
    },
    {
      label: { label, x: before, y: baseline, anchor: 'end' },
      box: { ...line, left: before - length, right: before },
    },
  ];
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function nameOf(iso2: string, language: string): string {
  const country = countryByIso2(iso2);
  return (country && countryName(country.id, language)) ?? iso2;
}
