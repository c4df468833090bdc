/** The colours of a site where a stylesheet cannot say them: icons, pictures and the bar of a browser. */

/** The degrees of a hue of the stylesheet, 0 to 11; other numbers wrap around. */
export function hueDegrees(hue: number): number {
  const whole = ((Math.trunc(hue) % HUES) + HUES) % HUES;
  return (whole * DEGREES_BETWEEN + FIRST_DEGREES) % 360;
}

export const HUES = 12;
const DEGREES_BETWEEN = 30;
const FIRST_DEGREES = 20;

/** `oklch(lightness chroma degrees)` as `#rrggbb` of sRGB, cut where sRGB ends (Björn Ottosson, 2020). */
export function hexOf(lightness: number, chroma: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
    .map(byteOf)
    .join('')}`;
}

function byteOf(linear: number): string {
  const shown = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(255 * Math.min(1, Math.max(0, shown)));
  return byte.toString(16).padStart(2, '0');
}
