/** The words of the search over everything, in Arabic. */
import type { SearchWords } from './en.ts';

export const words: SearchWords = {
  title: 'بحث',
  label: 'البحث عن الوظائف والمرشحين والشاشات',
  commands: 'في هذه الشاشة',
  jobs: 'الوظائف',
  candidates: 'المرشحون',
  screens: 'الشاشات',
  allJobs: 'البحث في كل الوظائف',
  allCandidates: 'البحث في كل المرشحين',
  none: 'لم يُعثر على شيء.',
};
