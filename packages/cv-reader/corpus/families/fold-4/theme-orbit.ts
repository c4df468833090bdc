/** The JSON Resume theme "orbit", which writes years. */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('orbit', {
  without: ['address'],
  dateStyle: 'year',
  hasNamesOnly: true,
});
