/** Comforts of the documentation: remembers the language of samples, filters the contents, copies samples. All pages work without it. */
const LANGUAGE_KEY = 'docs-language';

rememberLanguage();
closeMenuOnPhones();
addFilter();
addCopyButtons();

function rememberLanguage() {
  const radios = [...document.querySelectorAll('.languages input')];
  const remembered = localStorage.getItem(LANGUAGE_KEY);
  for (const radio of radios) {
    if (radio.value === remembered) radio.checked = true;
    radio.addEventListener('change', () => localStorage.setItem(LANGUAGE_KEY, radio.value));
  }
}

function closeMenuOnPhones() {
  const menu = document.querySelector('.menu');
  if (matchMedia('(width < 60rem)').matches) menu.open = false;
  menu.addEventListener('click', ({ target }) => {
    if (target.closest('a') && matchMedia('(width < 60rem)').matches) menu.open = false;
  });
}

function addFilter() {
  const menu = document.querySelector('.menu');
  const input = Object.assign(document.createElement('input'), {
    type: 'search',
    placeholder: 'Filter',
    autocomplete: 'off',
  });
  input.setAttribute('aria-label', 'Filter the contents');
  menu.querySelector('summary').after(input);
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const item of menu.querySelectorAll('li')) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
    }
  });
}

function addCopyButtons() {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll('pre')) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Copy',
    });
    button.setAttribute('aria-label', `Copy ${block.getAttribute('aria-label')}`);
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent);
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
    const frame = document.createElement('div');
    frame.className = 'copyable';
    block.replaceWith(frame);
    frame.append(block, button);
  }
}
