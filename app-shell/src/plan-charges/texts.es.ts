import type { Spanish } from '@quittance/sdk/i18n';
import type { planChargesTexts } from './texts.en.ts';

export const spanish: Spanish<typeof planChargesTexts> = {
  charges: 'Cuotas mensuales',
  month: 'Mes desde',
  state: 'Estado',
  amount: 'Importe',
  chargeState: { due: 'Pendiente', paid: 'Pagada', waived: 'Condonada' },
  none: 'Aún no hay cuotas',
  noneText: 'Aquí figura cada mes de un plan de pago.',
};
