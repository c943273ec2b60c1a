// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.
import type { Catalogue } from '@quittance/sdk/i18n';
import { spanish as currencyStatus } from './currency-status/texts.es.ts';

export const appShellSpanish: Catalogue = {
  'currency-status': currencyStatus,
};
