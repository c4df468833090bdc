/** The JSON Resume theme "onepage". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('onepage');
