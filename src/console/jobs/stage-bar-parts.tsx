/** Who is in which stage of a job, as a bar with its numbers. */
import { toneOf } from '#console/layout/stage-tone.tsx';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { OverviewJob, OverviewStage } from '#recruiting/jobs/jobs/schemas/overview.ts';

type Bar = { tone: ReturnType<typeof toneOf>; start: number; width: number };

/** The parts of a bar 100 wide, by the counts of the stages. */
export function barOf(stages: readonly OverviewStage[]): Bar[] {
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  let start = 0;
  return stages.map((stage) => {
    const width = total === 0 ? 0 : Math.round((stage.count / total) * 1000) / 10;
    const bar = { tone: toneOf(stage, stage.at), start: Math.round(start * 10) / 10, width };
    start += width;
    return bar;
  });
}

/** The numbers say it, in the order of the stages; the bar shows them. */
export function StageBar({ view, job }: { view: ConsoleView; job: OverviewJob }) {
  const { labelled } = wordsFor(view.language).frame;
  if (job.stages.length === 0) {
    return <small>{wordsFor(view.language).board.empty}</small>;
  }
  return (
    <span class="stage-bar">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {barOf(job.stages).map(({ tone, start, width }) => (
          <rect class={tone} x={start} y="0" width={width} height="6" />
        ))}
      </svg>
      <small class="num" aria-hidden="true">
        {job.stages.map(({ count }) => numberText(view.language, count)).join(' · ')}
      </small>
      <ul class="vh">
        {job.stages.map(({ name, count }) => (
          <li>{fillText(labelled, { label: name, text: numberText(view.language, count) })}</li>
        ))}
      </ul>
    </span>
  );
}
