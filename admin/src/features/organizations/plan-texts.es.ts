import type { Spanish } from '@quittance/sdk/i18n';
import type { organizationPlanTexts } from './plan-texts.en.ts';

export const spanish: Spanish<typeof organizationPlanTexts> = {
  title: 'Plan y cuotas',
  plan: 'Plan',
  price: 'Precio mensual',
  since: 'Desde',
  next: 'Próxima cuota',
  waivedNow: 'Condonada',
  decide: 'Cambiar el plan',
  put: 'Pasar a {{plan}}',
  putHint: {
    vault: 'Desde hoy, sin cuotas mensuales. Las cuotas pendientes siguen pendientes.',
    premium: 'Desde hoy. El primer mes se cobra hoy, salvo que ya se haya cobrado o que las cuotas estén condonadas.',
  },
  waive: 'Condonar cuotas',
  waiveHint: 'No se cobran las cuotas pendientes ni las de los meses siguientes.',
  charge: 'Volver a cobrar',
  chargeHint: 'Los meses siguientes se cobran de nuevo.',
};
