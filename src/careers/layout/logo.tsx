/** The logo of a company, which stands beside its name: square, and in a size that is reserved while it loads. */

/** In pixels of the page; the style may show it smaller. */
const SIZE = 64;

export function Logo({ path }: { path: string | null }) {
  if (path === null) return null;
  return <img class="logo" src={path} alt="" width={SIZE} height={SIZE} loading="lazy" />;
}
