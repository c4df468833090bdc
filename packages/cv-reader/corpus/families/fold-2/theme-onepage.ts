/** The JSON Resume theme "onepage". */
import { themeFamily } from '../../html/theme.ts';

export default themeFamily('onepage');
