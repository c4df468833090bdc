/** The JSON Resume theme "class". */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('class', { without: ['address'], hasNamesOnly: true });
