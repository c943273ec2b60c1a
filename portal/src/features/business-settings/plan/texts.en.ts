import { defineTexts } from '@quittance/sdk/i18n';

/** The plan of the organization. */
export const planTexts = defineTexts('plan', {
  plans: 'Plans',
  name: { vault: 'Vault', premium: 'Premium' },
  current: 'Your plan',
  free: 'Free',
  monthly: '{{amount}} a month',
  since: 'Since {{date}}',
  nextCharge: 'Next charge on {{date}}, from your US dollar balance',
  waived: 'We don’t take the monthly price at present',
  parts: {
    vault: {
      accounts: 'Invoices, payments and accounts in all currencies',
      members: 'Owners only; no managers or read-only members',
      logo: 'Invoices without your logo',
      balance: 'A balance is required within weeks of the approval',
    },
    premium: {
      vault: 'Everything of Vault',
      members: 'Managers and read-only members',
      logo: 'Your logo on invoices',
      balance: 'No required balance',
    },
  },
  offer: 'Our team looks at your request and answers by email.',
  ownersOnly: 'Owners can request it.',
  charges: 'Monthly charges',
  balance: {
    title: 'Required balance',
    of: '{{balance}} of {{required}}',
    unknown: 'Your balance in US dollars is unavailable at the moment. {{required}} are required.',
    counts: 'Money in all your accounts counts, in every currency.',
    pending: 'Reach it by {{date}}. If you don’t, your accounts stay open, and our team contacts you.',
    missed: 'It wasn’t reached by {{date}}. It still counts as soon as you reach it. Your accounts stay open.',
    reached: 'You’ve reached it. Nothing more is required.',
    waived: 'Your plan no longer requires a balance.',
    state: { pending: 'Time left', missed: 'Missed', reached: 'Reached', waived: 'Not required' },
    addMoney: 'Add money',
  },
});
