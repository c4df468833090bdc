/** The JSON Resume theme "direct". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('direct', { without: ['address'] });
