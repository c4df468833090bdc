/** The JSON Resume theme "crisp", which writes years and no languages. */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('crisp', { without: ['languages'], dateStyle: 'year' });
