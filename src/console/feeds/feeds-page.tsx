/** The files of a company's jobs: for each job board its address, what it leaves out, and who reads it. */
import type { CompanyFeeds } from '#careers/company-feeds/actions.ts';
import type { CompanyFile } from '#careers/company-feeds/rules.ts';
import type { Refused } from '#careers/feeds/schemas/check.ts';
import { TextField } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { countText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import { boardByKey } from '#recruiting/jobs/sources/rules/boards.ts';
import { Address, LeftOut, Readers } from './file-parts.tsx';
import { newestFiles, NUMBER, NUMBER_OF_FILE } from './rules.ts';

type FeedsPageProps = Pick<ScreenProps, 'view' | 'form'> & {
  feeds: CompanyFeeds;
  /** Of the LinkedIn page, where it was typed. */
  number: string | null;
};

export function FeedsPage(props: FeedsPageProps) {
  const { view, feeds } = props;
  const { feeds: words, frame } = wordsFor(view.language);
  const title = frame.companyPlaces.feeds;
  const { folder, isTest, jobCount, checked, files } = feeds;
  const all = files.filter(({ board }) => board === null);
  return (
    <Frame view={view} title={title} at="feeds">
      <PageHead>
        <h1>{title}</h1>
        <p class="soft">{words.about}</p>
      </PageHead>
      {isTest && <Banner tone="warn">{words.test}</Banner>}
      <div class="panels">
        <Section id="boards" title={words.boards}>
          <p class="hint">{words.google}</p>
          {checked < jobCount && (
            <p class="hint">
              {fillText(words.checked, {
                count: numberText(view.language, checked),
                all: numberText(view.language, jobCount),
              })}
            </p>
          )}
          <ul class="feeds">
            {files.map((file) => file.board !== null && <BoardFile {...props} file={file} />)}
          </ul>
        </Section>
        <Section id="all" title={words.all}>
          <ul class="feeds">
            {all.map(({ name, reads }) => (
              <li>
                <FileHead {...props} name={words.names[nameOf(name)]} count={jobCount} />
                <Address
                  view={view}
                  name={words.names[nameOf(name)]}
                  address={`${folder}/${name}`}
                />
                <Readers view={view} reads={reads} />
              </li>
            ))}
            {newestFiles.map((name) => (
              <li>
                <FileHead {...props} name={words.names[name]} />
                <Address view={view} name={words.names[name]} address={`${folder}/${name}`} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </Frame>
  );
}

function nameOf(file: string): 'jobs.xml' | 'jobs.json' {
  return file === 'jobs.json' ? file : 'jobs.xml';
}

type FileHeadProps = Pick<FeedsPageProps, 'view'> & { name: string; count?: number };

function FileHead({ view, name, count }: FileHeadProps) {
  const words = wordsFor(view.language).feeds;
  return (
    <h3>
      {name}
      {count !== undefined && (
        <span class="count"> {countText(view.language, words.jobs, count)}</span>
      )}
    </h3>
  );
}

/** The board that reads files of employers with a contract only. */
const needsContract = 'xing';

function BoardFile({
  view,
  form,
  feeds,
  number,
  file,
}: FeedsPageProps & { file: CompanyFile<Refused> }) {
  const words = wordsFor(view.language).feeds;
  const { name, board, refused, reads } = file;
  const boardName = boardByKey(board ?? '')?.name ?? name;
  const out = refused.reduce((sum, { count }) => sum + count, 0);
  const isLinkedIn = board === 'linkedin';
  const query = isLinkedIn && number !== null ? `?${NUMBER_OF_FILE}=${number}` : '';
  return (
    <li id={`file-of-${board}`}>
      <FileHead view={view} name={boardName} count={feeds.jobCount - out} />
      <p class="hint">
        {fillText(board === needsContract ? words.askContract : words.ask, { board: boardName })}
      </p>
      {isLinkedIn && (
        <form method="get" action="#file-of-linkedin" class="filters">
          <TextField
            form={form}
            name={NUMBER}
            label={words.number}
            hint={words.numberHint}
            dir="ltr"
            inputmode="numeric"
          />
          <Button>{words.addNumber}</Button>
        </form>
      )}
      <Address view={view} name={boardName} address={`${feeds.folder}/feeds/${name}${query}`} />
      <LeftOut view={view} refused={refused} />
      <Readers view={view} reads={reads} />
    </li>
  );
}
