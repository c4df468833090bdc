/** The JSON Resume theme "compact", which prints neither the address nor languages. */
import { themeFamily } from '../../html/theme.ts';

export default await themeFamily('compact', { without: ['address', 'languages'] });
