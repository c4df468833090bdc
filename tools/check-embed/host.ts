/** The website of a company that has the plugin on its pages: another origin, under the strictest content security policy. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../local/address.ts';
import { productPages } from './products.ts';

type HostOptions = {
  /** The origin of the career domain. */
  site: string;
  /** The subdomain of the company. */
  company: string;
};

type HostPage = { lang: string; content: string };

/** The pages of the website, by path. */
function pagesOf({ site, company }: HostOptions): Record<string, HostPage> {
  const script = `<script src="${site}/embed/${company}.js" async></script>`;
  const element = (inside = '', attributes = '') =>
    `<recruiting-jobs company="${company}"${attributes}>${inside}</recruiting-jobs>${script}`;
  const fallback = `<iframe src="${site}/embed/${company}" title="Jobs"></iframe>`;
  return {
    '/': { lang: 'en', content: element('<p id="fallback">Our jobs are on another page.</p>') },
    '/ar': { lang: 'ar', content: element() },
    '/postings': { lang: 'de', content: element('', ' structured-data="postings"') },
    '/unknown': {
      lang: 'en',
      content: `<recruiting-jobs company="nobody-has-this"><p id="fallback">Our jobs</p></recruiting-jobs>${script}`,
    },
    '/own-form': {
      lang: 'en',
      content: `<form id="apply"><label>First name <input name="first_name"></label><label>Email <input name="email"></label><label>CV <input name="file_cv" type="file"></label><button>Apply</button></form>`,
    },
    '/frame': { lang: 'en', content: fallback },
    '/foreign-frame': { lang: 'en', content: `<iframe src="${site}/" title="Home"></iframe>` },
  };
}

/** What docs/embed.md asks of the website, and nothing more. */
function policyOf({ site }: HostOptions): string {
  return [
    "default-src 'none'",
    `script-src ${site}`,
    `connect-src ${site}`,
    `frame-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types recruiting-jobs',
    // The website's own icon.
    'img-src data:',
  ].join('; ');
}

export async function openHost(options: HostOptions) {
  const pages = pagesOf(options);
  const { site, company } = options;
  const products = productPages({
    src: `${site}/embed/${company}.js`,
    element: `<recruiting-jobs company="${company}"><a href="${site}/embed/${company}">Our jobs</a></recruiting-jobs>`,
  });
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  const headers = { ...type, 'Content-Security-Policy': policyOf(options) };
  const server = createServer((request, response) => {
    // Neither product sends a policy by itself.
    const product = products[request.url ?? ''];
    if (product !== undefined) {
      response.writeHead(200, type).end(product);
      return;
    }
    const page = pages[request.url ?? ''];
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, headers).end(
      `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8"><title>Careers</title>
      <link rel="icon" href="data:,"></head><body><main><h1>Careers</h1>${page.content}</main></body></html>`,
    );
  }).listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    products: Object.keys(products),
    origin: `http://${HOST}:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
