/** The career page in a frame: with its draft, or as the form has it. */
import { loadCompanyPage } from '#careers/companies/actions.ts';
import { CompanyPage } from '#careers/companies/company-page.tsx';
import { companyStyle } from '#careers/companies/company-style.ts';
import { findDomainById } from '#careers/domains/actions.ts';
import { styleSources } from '#careers/layout/content-policy.ts';
import { loadFormWords } from '#careers/words/forms.ts';
import { Document } from '#console/layout/frame.tsx';
import { still } from '#console/layout/still.ts';
import { wordsFor } from '#console/words/words.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { contentSource } from '#lib/hash.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { cleanHtml } from '#lib/clean-html.ts';
import { showCareerPage } from '#recruiting/company/company/actions/profile.ts';
import { inputOfPage, pageOfTyped } from './rules/sections.ts';

export async function previewPageScreen(ctx: ConsoleCtx): Promise<ConsoleAnswer> {
  const { settings, domainId } = await showCareerPage(ctx);
  return toFrame(ctx, domainId, settings);
}

/** What was typed, whether or not it can be saved. */
export async function previewPageCommand(
  ctx: ConsoleCtx,
  { fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const { domainId } = await showCareerPage(ctx);
  const { sections, ...page } = inputOfPage(pageOfTyped(fields));
  const cleaned = sections.map((section) =>
    'html' in section ? Object.assign(section, { html: cleanHtml(section.html) }) : section,
  );
  return toFrame(ctx, domainId, { ...page, sections: cleaned });
}

async function toFrame(
  ctx: ConsoleCtx,
  domainId: number,
  settings: Record<string, unknown>,
): Promise<ConsoleAnswer> {
  const site = await findDomainById(ctx, domainId);
  const { subdomain } = ctx.view.company;
  const draft = { settings: JSON.stringify(settings) };
  if (!site) return withoutPreview(ctx);
  await loadFormWords(site.language, ctx.readFile);
  const found = await loadCompanyPage({ ...ctx, site }, subdomain, draft);
  if (found?.is !== 'here') return withoutPreview(ctx);
  const style = companyStyle(found.colour);
  const html = renderHtml(CompanyPage, { ...found.page.render(), style });
  return frame(still(html), `${styleSources} ${await contentSource(style)}`);
}

function withoutPreview({ view: { language } }: ConsoleCtx): ConsoleAnswer {
  const { preview, noPreview } = wordsFor(language).branding;
  const page = () => (
    <Document language={language} title={preview}>
      <p>{noPreview}</p>
    </Document>
  );
  return frame(renderHtml(page, {}), "'none'");
}

function frame(html: string, styles: string): ConsoleAnswer {
  const policy = `default-src 'none'; style-src ${styles}; img-src 'self' data:; sandbox; frame-ancestors 'self'`;
  return { status: 200, frame: html, type: 'text/html; charset=utf-8', policy };
}
