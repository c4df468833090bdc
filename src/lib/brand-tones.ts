/** Tones of a brand's colour that can be read, by the contrast of WCAG 2. */

export type BrandTones = {
  /** The colour itself, for bands and buttons. */
  band: string;
  /** Black or white, whichever can be read on it better: one of them has a contrast of 4.58 to every colour. */
  onBand: string;
  /** The nearest tone that can be read on a light page. */
  onLight: string;
  /** The nearest tone that can be read on a dark page. */
  onDark: string;
};

/** More than the 4.5 of WCAG AA, as the tones of pages differ a little from domain to domain. */
const CONTRAST_MIN = 5;
/** The darkest ground of a light page, and the lightest of a dark one. */
const LIGHT_GROUND = '#ececea';
const DARK_GROUND = '#262a33';
const STEPS = 50;

/** `colour` is `#rrggbb`. */
export function brandTones(colour: string): BrandTones {
  return {
    band: colour,
    onBand: contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000',
    onLight: readableOn(LIGHT_GROUND, colour, '#000000'),
    onDark: readableOn(DARK_GROUND, colour, '#ffffff'),
  };
}

/** The first mixture with `end`, in small steps, that can be read on the ground. */
function readableOn(ground: string, colour: string, end: string): string {
  for (let step = 0; step < STEPS; step++) {
    const tone = mixed(colour, end, step / STEPS);
    if (contrast(tone, ground) >= CONTRAST_MIN) return tone;
  }
  return end;
}

function mixed(one: string, other: string, share: number): string {
  const [from, to] = [bytesOf(one), bytesOf(other)];
  const bytes = from.map((byte, index) => Math.round(byte + ((to[index] ?? 0) - byte) * share));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map((byte) => {
    const shown = byte / 255;
    return shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function bytesOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
