/** The console as a member uses it: without a script, by forms with the key that their screen gives out. */
import { expect } from 'vitest';
import type { Role } from '#access.ts';
import type { Page } from './browser.ts';
import type { Company } from './company.ts';
import { signedIn } from './oauth.ts';

export async function openConsole(company: Company, role: Role = 'Recruiter') {
  const browser = await signedIn(company, role);
  const root = `/console/${company.subdomain}`;
  return {
    browser,
    root,

    /** A screen below the company. */
    open: async (path: string): Promise<Page> => {
      const page = await browser.get(root + path);
      expect(page.status, page.html).toBe(200);
      return page;
    },

    /** Sends the form of a screen, with the button that was pressed; `headers` are those of the script. */
    send: async (
      screen: string,
      action: string,
      typed: Record<string, string> = {},
      headers: Record<string, string> = {},
    ): Promise<Page> => {
      const page = await browser.get(root + screen);
      const fields = { form_token: consoleToken(page), ...typed };
      const takesFiles = page.html.includes(
        `action="${root}${action}" enctype="multipart/form-data"`,
      );
      return browser.post(root + action, takesFiles ? toFormData(fields) : fields, headers);
    },
  };
}

export function toFormData(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The key of a screen's own forms: the first that is not that of signing out. */
export function consoleToken({ html }: Page): string {
  const [, main = ''] = html.split('<main');
  const [, token = ''] = /name="form_token" value="([^"]+)"/u.exec(main) ?? [];
  return token;
}

/** What the toast says. */
export function toastOf({ html }: Page): string {
  const [, text = ''] = /<span class="said">(.*?)<\/span>/su.exec(html) ?? [];
  return text;
}

export const asScript = { 'x-parts': '1' };
