import { defineTexts } from '@quittance/sdk/i18n';

/** The plan of a company. */
export const organizationPlanTexts = defineTexts('organization-plan', {
  title: 'Plan and charges',
  plan: 'Plan',
  price: 'Monthly price',
  since: 'Since',
  next: 'Next charge',
  waivedNow: 'Waived',
  decide: 'Change the plan',
  put: 'Put on {{plan}}',
  putHint: {
    vault: 'From today on, without monthly charges. Charges that are due stay due.',
    premium: 'From today on. The first month is charged today, unless it was charged before or charges are waived.',
  },
  waive: 'Waive charges',
  waiveHint: 'Charges that are due and those of later months are not taken.',
  charge: 'Charge again',
  chargeHint: 'Later months are charged again.',
});
