import type { Spanish } from '@quittance/sdk/i18n';
import type { organizationPlanTexts } from './plan-texts.en.ts';

export const spanish: Spanish<typeof organizationPlanTexts> = {
  title: 'Plan y cargos',
  plan: 'Plan',
  price: 'Precio mensual',
  since: 'Desde',
  next: 'Próximo cargo',
  waivedNow: 'Condonado',
  charges: 'Cargos mensuales',
  month: 'Mes desde',
  state: 'Estado',
  amount: 'Importe',
  chargeState: { due: 'Pendiente', paid: 'Pagado', waived: 'Condonado' },
  none: 'Aún no hay cargos',
  noneText: 'Aquí figura cada mes de un plan de pago.',
  decide: 'Cambiar el plan',
  put: 'Pasar a {{plan}}',
  putHint: {
    vault: 'Desde hoy, sin cargos mensuales. Los cargos pendientes siguen pendientes.',
    premium: 'Desde hoy. El primer mes se cobra hoy.',
  },
  waive: 'Condonar cargos',
  waiveHint: 'No se cobran los cargos pendientes ni los de los meses siguientes.',
  charge: 'Volver a cobrar',
  chargeHint: 'Los meses siguientes se cobran de nuevo.',
};
