/** The JSON Resume theme "elegant". */
import { themeFamily } from '../../html/theme.ts';

export default themeFamily('elegant');
