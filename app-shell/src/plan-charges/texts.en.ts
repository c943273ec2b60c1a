import { defineTexts } from '@quittance/sdk/i18n';

/** The monthly charges of a plan. */
export const planChargesTexts = defineTexts('plan-charges', {
  charges: 'Monthly charges',
  month: 'Month from',
  state: 'Status',
  amount: 'Amount',
  chargeState: { due: 'Due', paid: 'Paid', waived: 'Waived' },
  none: 'No charges yet',
  noneText: 'Each month of a paid plan is listed here.',
});
