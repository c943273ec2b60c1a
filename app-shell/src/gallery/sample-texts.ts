import { createTranslator, type Translator } from '@quittance/sdk/i18n';
import * as spanish from '@quittance/sdk/i18n/es';

/** Creates a translator with every text in both languages, since the gallery shows everything. */
export const createSampleI18n = (): Translator => createTranslator({ es: { ...spanish } });
