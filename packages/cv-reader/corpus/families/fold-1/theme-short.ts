/** The JSON Resume theme "short". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('short', { without: ['address'] });
