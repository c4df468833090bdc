/**
 * The look of a list on another site, in the frame and in the custom element: it takes fonts and colours from around
 * it. A variable that is not set leaves the property as it would be without it.
 */

export const listStyle = [
  'form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:0 0 1rem}',
  'label{display:grid;gap:.25rem;flex:1 1 8rem;min-width:0}',
  'label:first-of-type{flex:3 9rem}',
  'input,select,button{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.4rem .7rem;font:inherit;color:inherit;background:transparent;border:1px solid;border-radius:var(--jobs-radius,.4rem)}',
  'option{color:CanvasText;background:Canvas}',
  'button{width:auto;color:var(--jobs-on-accent);background:var(--jobs-accent);border-color:var(--jobs-accent)}',
  ':focus-visible{outline:3px solid;outline-offset:2px}',
  'ul{margin:0;padding:0;list-style:none}',
  'li{padding:.8rem 0;border-top:1px solid var(--jobs-border,#8884)}',
  'li a{font-weight:600;color:var(--jobs-link)}',
  'p{margin:.2rem 0;color:var(--jobs-muted)}',
].join('');
