import { createTranslator, type Translator } from '@quittance/sdk/i18n';
import { errors, validation } from '@quittance/sdk/i18n/es';
import { kitSpanish } from '@quittance/widgets/kit/es';
import { appShellSpanish } from '../spanish.generated.ts';
import { spanish as gallery } from './texts.es.ts';

const es = { errors, validation, ...kitSpanish, ...appShellSpanish, gallery };

/** Creates a translator with every text in both languages, since the gallery shows everything. */
export const createSampleI18n = (): Translator => createTranslator({ es });
