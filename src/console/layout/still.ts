/** A page of a career site as it stands in a frame. */

/** Without scripts, which the policy forbids, and with links that stay in the frame. */
export function still(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/gu, '')
    .replaceAll(/(<a\b[^>]*?\shref=")[^"]*"/gu, '$1#main"');
}
