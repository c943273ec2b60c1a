import { createTranslator, type Translator } from '@quittance/sdk/i18n';
import * as parts from '@quittance/sdk/i18n/es';
import { appShellSpanish } from '../spanish.generated.ts';
import { spanish as gallery } from './texts.es.ts';

/** Creates a translator with every text in both languages, since the gallery shows everything. */
export const createSampleI18n = (): Translator => createTranslator({ es: { ...parts, ...appShellSpanish, gallery } });
