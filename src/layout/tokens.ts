/** The colors and measures of pages that people sign in to, light and dark. A test computes the contrast of each pair that stands together. */

export type Theme = 'light' | 'dark';

const surfaces = {
  canvas: ['#f5f5f3', '#111214'],
  surface: ['#ffffff', '#17181b'],
  sunken: ['#f0f0ed', '#101113'],
  hover: ['#f3f3f0', '#1f2124'],
  raised: ['#ffffff', '#1e2023'],
} as const;

const texts = {
  text: ['#1a1c20', '#ececee'],
  muted: ['#565b63', '#aeb2ba'],
  faint: ['#676c75', '#969ba4'],
  link: ['#2450bd', '#9ab8ff'],
} as const;

const lines = {
  line: ['#e5e5e1', '#2a2c30'],
  'line-2': ['#d3d3cd', '#3a3d43'],
  control: ['#898e95', '#747a84'],
} as const;

/** Blue: yours to do. */
const accents = {
  accent: ['#2750b8', '#3a66d4'],
  'accent-2': ['#1d3f96', '#345ec6'],
  'on-accent': ['#ffffff', '#ffffff'],
  'accent-soft': ['#e9eefb', '#1d2946'],
  'accent-line': ['#bccbf2', '#33487c'],
} as const;

const states = {
  success: ['#1d6a3e', '#86d4a4'],
  'success-soft': ['#e3f3e9', '#16291e'],
  warning: ['#855000', '#ebc070'],
  'warning-soft': ['#fcf0d6', '#2e2513'],
  danger: ['#ad251b', '#ff9d92'],
  'danger-soft': ['#fcebe9', '#371c1a'],
} as const;

const stages = {
  s1: ['#a9bdea', '#33487c'],
  s2: ['#6f8fdb', '#4a6bbd'],
  s3: ['#3a62c4', '#7fa2f5'],
  s4: ['#1f7a48', '#4fae79'],
} as const;

/** Of avatars: the ground, and the initials on it. */
const avatars = {
  a1: ['#e3e9f8', '#26345a'],
  a1t: ['#2c4785', '#b9ccff'],
  a2: ['#e0efe9', '#1b3a2f'],
  a2t: ['#1f5b45', '#a0dcc3'],
  a3: ['#f4e8d8', '#3f2f18'],
  a3t: ['#74480f', '#efc98f'],
  a4: ['#f3e3ea', '#44222f'],
  a4t: ['#85304f', '#f4b0c8'],
  a5: ['#e9e5f6', '#322a52'],
  a5t: ['#523d91', '#cbbcff'],
  a6: ['#e0eef2', '#1b3842'],
  a6t: ['#1d5568', '#a5d8ea'],
} as const;

/** Each color by name: light, dark. */
export const colors = {
  ...surfaces,
  ...texts,
  ...lines,
  ...accents,
  ...states,
  ...stages,
  ...avatars,
} as const;

export type Color = keyof typeof colors;

/** Controls grow where a finger presses them. */
const measures = `--shadow-1:0 1px 2px #1a1c200d;--shadow-2:0 2px 6px #1a1c2014,0 12px 32px #1a1c2026;
--r-s:4px;--r-m:6px;--r-c:8px;--r-l:10px;--h-sm:1.75rem;--h-md:2rem;--h-lg:2.25rem`;

const darkShadows = '--shadow-1:none;--shadow-2:0 0 0 1px #ffffff14,0 12px 32px #000a';

function valuesOf(theme: Theme): string {
  const at = theme === 'light' ? 0 : 1;
  return Object.entries(colors)
    .map(([name, values]) => `--${name}:${values[at]}`)
    .join(';');
}

export const tokens = `
:root{color-scheme:light dark;${valuesOf('light')};${measures}}
@media (prefers-color-scheme:dark){:root{${valuesOf('dark')};${darkShadows}}}
@media (pointer:coarse){:root{--h-sm:2.75rem;--h-md:2.75rem;--h-lg:2.75rem}}
`;
