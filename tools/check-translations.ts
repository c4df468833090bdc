/** Says what each language lacks in comparison with English, or has otherwise. Release and gate refuse it; elsewhere English stands in. */
import { faultLine, faultsOfTranslations } from './check-translations/faults.ts';

const faults = faultsOfTranslations();
for (const fault of faults) process.stderr.write(faultLine(fault));
if (faults.length > 0) process.exitCode = 1;
