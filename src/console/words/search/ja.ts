/** The words of the search over everything, in Japanese. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: '検索',
  label: '求人、候補者、画面を検索',
  commands: 'この画面の操作',
  jobs: '求人',
  candidates: '候補者',
  screens: '画面',
  allJobs: 'すべての求人を検索',
  allCandidates: 'すべての候補者を検索',
  none: '見つかりませんでした。',
};
