import type { Spanish } from '@quittance/sdk/i18n';
import type { layoutTexts } from './texts.en.ts';

export const spanish: Spanish<typeof layoutTexts> = {
  role: {
    owner: 'Titular',
    manager: 'Gestor',
    'read-only': 'Solo lectura',
    'no-access': 'Sin acceso',
  },
  switchTo: 'Sus otras empresas',
  currentBusiness: 'Actual',
  switch: 'Cambiar',
  switchToName: 'Cambiar a {{name}}',
  toDashboard: 'Ir al panel',
};
