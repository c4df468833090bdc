/** The files of an application. A PDF stands in the browser's own viewer; of other kinds the text that was read. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { documentKindName } from '#console/people/document-kind-parts.ts';
import { dateText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { ApplicationReview } from '#recruiting/pipeline/applications/actions/review.ts';

type DocumentsPanelProps = { view: ConsoleView; review: ApplicationReview; name: string };

const PDF = 'application/pdf';

export function DocumentsPanel({ view, review, name }: DocumentsPanelProps) {
  const words = wordsFor(view.language).application;
  const { application, cvText } = review;
  const cv = application.documents.findLast(({ kind }) => kind === 'cv');
  const isPdf = cv?.content_type === PDF;
  return (
    <Section id="documents" title={words.documents}>
      {application.documents.length === 0 && <p class="soft">{words.noCv}</p>}
      <ul>
        {application.documents.map(({ kind, filename, url }) => (
          <li class="row">
            <span class="soft">{documentKindName(view.language, kind)}</span>
            <a href={url}>
              <bdi>{filename}</bdi>
              <span class="vh"> ({words.download})</span>
            </a>
          </li>
        ))}
      </ul>
      {cv && isPdf && (
        <div class="sheet">
          <iframe
            title={fillText(words.cvOf, { name })}
            src={`${view.root}/documents/${cv.id}#toolbar=0&navpanes=0&view=FitH`}
          ></iframe>
        </div>
      )}
      {cvText !== null && (
        <details open={!isPdf}>
          <summary>{words.textOfCv}</summary>
          <p class="text">
            <bdi>{cvText}</bdi>
          </p>
        </details>
      )}
      <Others view={view} review={review} />
    </Section>
  );
}

function Others({ view, review }: Pick<DocumentsPanelProps, 'view' | 'review'>) {
  const { application: words, frame } = wordsFor(view.language);
  if (review.others.length === 0) return null;
  return (
    <>
      <h3>{words.otherApplications}</h3>
      <ul>
        {review.others.map((other) => (
          <li>
            <a href={applicationPath(view.root, other, other.id)}>
              <bdi>{other.title}</bdi>
            </a>{' '}
            <span class="soft">
              {other.stage}, {frame.applicationStatuses[other.status]},{' '}
              {dateText(view, other.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
