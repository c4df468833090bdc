/** The application form of a job in a frame, as the career site shows it. */
import { toShownQuestion } from '#careers/apply/rules/answers.ts';
import { FormPage } from '#careers/apply/form-page.tsx';
import { limits } from '#careers/apply/rules/form.ts';
import { styleSources } from '#careers/layout/content-policy.ts';
import { loadFormWords } from '#careers/words/forms.ts';
import { still } from '#console/layout/still.ts';
import type { ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { showFormPreview } from '#recruiting/jobs/questions/actions/preview.ts';
import { RETENTION_MONTHS_DEFAULT } from '#recruiting/pipeline/hiring-settings/rules.ts';

const POLICY = `default-src 'none'; style-src ${styleSources}; img-src 'self' data:; sandbox; frame-ancestors 'self'`;

const NOTHING = { typed: new Map<string, string>(), errors: new Map<number, never>() };

export async function formPreviewScreen(
  ctx: ConsoleCtx,
  { params }: { params: ConsoleParams },
): Promise<ConsoleAnswer> {
  const { form, company, site, settings } = await showFormPreview(ctx, params.ref('job'));
  await loadFormWords(site.language, ctx.readFile);
  const languages = [site.language, ...(company.language === null ? [] : [company.language])];
  const html = renderHtml(FormPage, {
    site: { ...site, legal: [] },
    job: { hashId: form.job.hash_id, title: form.job.title, companyName: company.name },
    consentText: settings?.consentText || null,
    retentionMonths: settings?.retentionMonths ?? RETENTION_MONTHS_DEFAULT,
    companyLinks: company.legalLinks,
    stamp: '',
    origin: '',
    texts: { first_name: '', last_name: '', email: '', phone: '' },
    letter: '',
    hasConsented: false,
    questions: form.questions.map(({ question_id: id, is_required: isRequired, ...question }) =>
      toShownQuestion({ ...question, id, isRequired }, NOTHING, languages),
    ),
    mayReject: form.may_reject,
    asked: '',
    fieldErrors: {},
    formError: null,
    limits,
    losesFiles: false,
  });
  return { status: 200, frame: still(html), type: 'text/html; charset=utf-8', policy: POLICY };
}
