/** The markup of the career sites, by html-validate: every kind of page of every site. */
import { openValidator } from '../html-validator.ts';
import { domains } from '../seed/domains.ts';
import type { Report } from './check.ts';
import { sitePages } from './site-pages.ts';

export async function checkCareerMarkup(
  { base, report }: { base: URL; report: Report },
  folder: string,
): Promise<void> {
  const faultsOf = openValidator(folder);
  for (const domain of domains.filter(({ isTest }) => !isTest)) {
    const { origin, paths, fetch } = await sitePages(base, domain);
    for (const [name, path] of paths) {
      report.page(`markup of ${name}`, origin + path);
      const { body } = await fetch(path);
      for (const fault of await faultsOf(body)) report.fail(fault);
    }
  }
}
