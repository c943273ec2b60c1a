// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.
import type { Catalogue } from '@quittance/sdk/i18n';
import { spanish as appShell } from './texts.es.ts';
import { spanish as authenticator } from './authenticator/texts.es.ts';
import { spanish as csvExport } from './csv-export/texts.es.ts';
import { spanish as decisionForm } from './decision-form/texts.es.ts';
import { spanish as idle } from './idle/texts.es.ts';
import { spanish as listScreen } from './list-screen/texts.es.ts';
import { spanish as oneTimeCode } from './one-time-code/texts.es.ts';
import { spanish as palette } from './palette/texts.es.ts';
import { spanish as paletteButton } from './palette/button-texts.es.ts';
import { spanish as planCharges } from './plan-charges/texts.es.ts';
import { spanish as setPassword } from './set-password/texts.es.ts';
import { spanish as signIn } from './sign-in/texts.es.ts';
import { spanish as timeline } from './timeline/texts.es.ts';
import { spanish as userMenu } from './user-menu/texts.es.ts';

export const appShellSpanish: Catalogue = {
  'app-shell': appShell,
  authenticator,
  'csv-export': csvExport,
  'decision-form': decisionForm,
  idle,
  'list-screen': listScreen,
  'one-time-code': oneTimeCode,
  palette,
  'palette-button': paletteButton,
  'plan-charges': planCharges,
  'set-password': setPassword,
  'sign-in': signIn,
  timeline,
  'user-menu': userMenu,
};
