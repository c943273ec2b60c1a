import type { Spanish } from '@quittance/sdk/i18n';
import type { memberSecuredTexts } from './texts.en.ts';

export const spanish: Spanish<typeof memberSecuredTexts> = {
  subject: '{{memberName}} ha protegido su cuenta',
  heading: 'Un miembro ha protegido su cuenta',
  sentence:
    '{{memberName}} ha protegido su cuenta y todavía no puede gestionar los fondos de {{legalName}}. Usted puede cambiar su acceso.',
  open: 'Revisar el acceso',
};
