/** Writes every email of the service as files to look at: HTML and text, in each language. */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { escapeHtml } from '#lib/html.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { allFramed } from './mails-preview/framed.ts';

const FOLDER = '.dev/mails';

const HELP = `npm run mails:preview [-- --language ${siteLanguages.join('|')}] [--folder FOLDER]

Writes every email with made-up values to FOLDER/{language} (default ${FOLDER}): as HTML, which is light or dark as the browser is, and as
text, with an index.html that shows them beside each other. Arabic is written from right to left. It needs no running service.`;

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: FOLDER },
    help: { type: 'boolean', short: 'h', default: false },
    language: { type: 'string' },
  },
});
const languages = siteLanguages.filter(
  (language) => options.language === undefined || language === options.language,
);
if (options.help || languages.length === 0) {
  process.stdout.write(`${HELP}\n`);
  process.exit(options.help ? 0 : 2);
}

for (const language of languages) {
  const folder = join(options.folder, language);
  mkdirSync(folder, { recursive: true });
  const items: string[] = [];
  for (const { name, mail, framed } of await allFramed(language)) {
    const file = name.replaceAll(/[ _]/gu, '-');
    const head = `From: ${framed.from ?? 'Recruiting'}\nSubject: ${mail.subject}\n\n`;
    await writeFile(join(folder, `${file}.html`), framed.html);
    await writeFile(join(folder, `${file}.txt`), `${head}${framed.text}`);
    const title = `${name}: ${mail.subject}`;
    items.push(
      `<h2>${escapeHtml(title)}</h2><iframe src="${file}.html" title="${escapeHtml(title)}"></iframe><iframe src="${file}.txt" title="${escapeHtml(title)}"></iframe>`,
    );
  }
  const index = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${language}</title><style>iframe{width:48%;height:40rem;border:1px solid}</style>${items.join('')}</html>`;
  await writeFile(join(folder, 'index.html'), index);
}
process.stdout.write(`The emails are in ${options.folder}: open index.html of a language.\n`);
