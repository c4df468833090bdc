/** The JSON Resume theme "eloquent". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('eloquent');
