import type { Spanish } from '@quittance/sdk/i18n';
import type { earlyTexts } from './early-texts.en.ts';

export const spanish: Spanish<typeof earlyTexts> = {
  discount: 'Pague hasta el {{date}} y ahorre {{amount}}',
  discountGiven: 'El comprador ahorra {{amount}} si paga hasta el {{date}}',
  discountWorth_one:
    '{{percent}} menos en los conceptos por pagar {{count}} día antes: un rendimiento del {{yearly}} al año.',
  discountWorth_many:
    '{{percent}} menos en los conceptos por pagar {{count}} de días antes: un rendimiento del {{yearly}} al año.',
  discountWorth_other:
    '{{percent}} menos en los conceptos por pagar {{count}} días antes: un rendimiento del {{yearly}} al año.',
  rewards: 'Pague su factura y gane {{brand}} Rewards equivalentes a un {{percent}} anual',
  earned: 'Ahorró {{amount}}',
  given: 'El comprador tomó el descuento por pronto pago de {{amount}}',
  worth_one: 'Pagada {{count}} día antes del vencimiento: un rendimiento del {{yearly}} al año.',
  worth_many: 'Pagada {{count}} de días antes del vencimiento: un rendimiento del {{yearly}} al año.',
  worth_other: 'Pagada {{count}} días antes del vencimiento: un rendimiento del {{yearly}} al año.',
};
