/** The email templates of a company: texts in other languages, and those that members choose. */
import type { Child } from 'hono/jsx';
import { languageText } from '#console/company/options-parts.ts';
import { DataTable } from '#console/layout/data-table.tsx';
import type { Column } from '#console/layout/data-table.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Page } from '#lib/pagination.ts';
import type { NamedTemplate } from '#recruiting/pipeline/email-templates/actions.ts';
import { emailTemplateKinds } from '#vocabulary/email-templates.ts';
import { NEW_TEMPLATE, templatePath, TEMPLATES } from './rules.ts';

type TemplatesPageProps = { view: ConsoleView; list: Page<NamedTemplate>; toast?: Child };

export function TemplatesPage({ view, list, toast }: TemplatesPageProps) {
  const { frame, emailTemplates: words } = wordsFor(view.language);
  const title = frame.companyPlaces.emails;
  return (
    <Frame view={view} title={title} at="emails" toast={toast}>
      <PageHead actions={view.can('structure.manage') && <NewLinks view={view} />}>
        <h1>{title}</h1>
        <p class="soft">{words.about}</p>
      </PageHead>
      {list.data.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <DataTable view={view} label={title} columns={columnsOf(view)} rows={list.data} />
      )}
      <PageLinks view={view} list={list} path={view.root + TEMPLATES} />
    </Frame>
  );
}

function NewLinks({ view }: { view: ConsoleView }) {
  const { create } = wordsFor(view.language).emailTemplates;
  return (
    <>
      {emailTemplateKinds.toReversed().map((kind) => (
        <Button
          kind={kind === 'own' ? 'primary' : 'default'}
          href={`${view.root}${NEW_TEMPLATE}?kind=${kind}`}
        >
          {create[kind]}
        </Button>
      ))}
    </>
  );
}

function columnsOf(view: ConsoleView): Column<NamedTemplate>[] {
  const { emailTemplates: words, pipelines } = wordsFor(view.language);
  return [
    {
      head: words.name,
      cell: (one) => {
        const name = <bdi>{one.name ?? one.stageName ?? words.kinds.rejection}</bdi>;
        return view.can('structure.manage') ? (
          <a href={templatePath(view.root, one.id)}>{name}</a>
        ) : (
          name
        );
      },
    },
    { head: words.kind, cell: ({ kind }) => words.kinds[kind] },
    { head: words.language, cell: ({ language }) => languageText(view.language, language) },
    { head: pipelines.subject, cell: ({ subject }) => <bdi>{subject}</bdi>, look: 'gray' },
  ];
}
