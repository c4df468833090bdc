/** The page of a company with its draft, and a notice that says so. */
import { CompanyPage } from '#careers/companies/company-page.tsx';
import type { CompanyPageProps } from '#careers/companies/props.ts';
import { companyStyle } from '#careers/companies/company-style.ts';
import { previewNoticeFor } from '#careers/words/preview.ts';

/** `style` is that of `previewStyle`. */
export function PreviewPage(props: CompanyPageProps & { style: string }) {
  return <CompanyPage {...props} notice={previewNoticeFor(props.site.language)} />;
}

export function previewStyle(colour: string | null): string {
  return `${companyStyle(colour)}.preview{margin-block-end:1rem;padding:.75rem 1rem;background:var(--panel);border:2px dashed var(--soft);border-radius:.5rem;font-weight:600}`;
}
