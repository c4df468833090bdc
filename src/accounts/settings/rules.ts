/** Names the browser and system of a session, so that its owner recognizes it. */

/** The order matters: most browsers also claim to be others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
  [/\bcurl\//u, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/u, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/u, 'iOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
];

/** Returns for instance `Firefox, Windows`; empty for an unknown user agent. */
export function deviceOf(userAgent: string): string {
  return [browsers, systems]
    .flatMap((patterns) => patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [])
    .join(', ');
}
