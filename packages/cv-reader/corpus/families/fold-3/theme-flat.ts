/** The JSON Resume theme "flat". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('flat', { without: ['address'] });
