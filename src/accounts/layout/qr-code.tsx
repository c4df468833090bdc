/** A QR code as inline SVG. It stays black on white in dark mode, which some scanners need. */

import { encode } from 'uqr';

/** ISO/IEC 18004 requires a margin of four modules. */
const QUIET_ZONE = 4;

export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" shape-rendering="crispEdges" d={pathOf(data)} />
    </svg>
  );
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
