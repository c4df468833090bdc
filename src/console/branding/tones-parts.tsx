/** How well the tones of a color can be read, as the career page uses them. */
import { numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { brandTones, contrast } from '#lib/brand-tones.ts';

const LIGHT = '#ffffff';
const DARK = '#15171b';

export function Tones({ view, colour }: { view: ConsoleView; colour: string }) {
  if (!/^#[\da-f]{6}$/iu.test(colour)) return null;
  const { branding: words } = wordsFor(view.language);
  const { band, onBand, onLight, onDark } = brandTones(colour.toLowerCase());
  const rows = [
    [words.band, onBand, band],
    [words.onLight, onLight, LIGHT],
    [words.onDark, onDark, DARK],
  ] as const;
  return (
    <dl class="facts" aria-label={words.tones}>
      {rows.map(([name, tone, ground]) => (
        <>
          <dt>{name}</dt>
          <dd class="row">
            <svg width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
              <rect width="48" height="24" rx="3" fill={ground} stroke="#888" />
              <rect x="8" y="10" width="32" height="4" fill={tone} />
            </svg>
            <span class="num">
              {numberText(view.language, Math.floor(contrast(tone, ground) * 10) / 10)} : 1
            </span>
          </dd>
        </>
      ))}
    </dl>
  );
}
