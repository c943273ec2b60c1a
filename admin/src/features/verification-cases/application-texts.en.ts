import { defineTexts } from '@quittance/sdk/i18n';

/** Applications of a company for accounts, at their providers. */
export const applicationTexts = defineTexts('account-applications', {
  title: 'Account applications',
  type: { traditional: 'Traditional account', smart: 'Smart account', merchant: 'Merchant account' },
  state: {
    queued: 'Waiting to be sent',
    unknown: 'Sent, not confirmed',
    submitted: 'Submitted',
    in_review: 'In review',
    request_for_information: 'Information requested',
    error: 'Faults found',
    approved: 'Approved',
    denied: 'Denied',
    ineligible: 'Not eligible',
  },
  requested: 'Applied {{at}}',
  decided: 'Decided {{at}}',
  faults: 'Faults found by the provider',
  noFaults: 'The provider named no fault.',
  unreachable: 'The provider can’t be reached.',
  field: 'Field: {{field}}',
  again: 'Send again',
  againOf: 'Send again: {{type}}',
  sentAgain: 'The application is sent again.',
  emptyTitle: 'No application yet',
  emptyText: 'We apply for the accounts once the company is approved.',
});
