/** The JSON Resume theme "kendall". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('kendall', { without: ['languages'] });
