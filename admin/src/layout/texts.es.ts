import type { Spanish } from '@quittance/sdk/i18n';
import type { layoutTexts } from './texts.en.ts';

export const spanish: Spanish<typeof layoutTexts> = {
  role: {
    'compliance-head': 'Jefatura de cumplimiento',
    'compliance-admin': 'Cumplimiento',
    'customer-success': 'Atención al cliente',
    finance: 'Finanzas',
  },
  toCompanies: 'Volver a Empresas',
  toSignUps: 'Volver a Altas',
};
