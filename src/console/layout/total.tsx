/** How many records a list has, as far as they are counted. */
import { countText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';

type TotalProps = {
  view: ConsoleView;
  total: number;
  /** More are not counted; null: the total is exact. */
  countedMax: number | null;
  forms: Parameters<typeof countText>[1];
};

export function Total({ view: { language }, total, countedMax, forms }: TotalProps) {
  if (countedMax === null || total < countedMax) return <>{countText(language, forms, total)}</>;
  const { capped } = wordsFor(language).people;
  return <>{fillText(capped, { count: numberText(language, countedMax) })}</>;
}
