/** The JSON Resume theme "papirus". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('papirus');
