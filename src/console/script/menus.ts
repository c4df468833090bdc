/** Menus of `<details>`: one at a time, closed by Escape and by a click beside them. Loaded with the first that opens; it imports nothing. */

let listens = false;

export function closeMenus(): void {
  if (listens) return;
  listens = true;
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus())
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
}
