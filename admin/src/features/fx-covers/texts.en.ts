import { defineTexts } from '@quittance/sdk/i18n';

/** Exchanges with the dealer that cover what customers converted. */
export const fxCoversTexts = defineTexts('fx-covers', {
  title: 'Currency covers',
  lead: 'What customers converted is exchanged with the dealer once on each banking day, newest first.',
  stateLabel: 'Status',
  allStates: 'All statuses',
  state: {
    submitted: 'Ordered',
    unknown: 'Unknown',
    dealt: 'Dealt',
    settled: 'Settled',
    rejected: 'Rejected',
    netted: 'Netted',
  },
  explain: {
    unknown: 'The dealer’s answer is missing. We keep asking and order nothing again.',
    rejected: 'Code {{code}}. Part of the next cover.',
  },
  ordered: 'Ordered',
  pair: '{{sold}} to {{bought}}, {{date}}',
  soldCurrency: 'Sold currency',
  boughtCurrency: 'Bought currency',
  sold: 'Sold',
  owed: 'Owed to customers',
  bought: 'Bought',
  result: 'Result',
  rate: 'Dealt rate',
  valueDate: 'Value date',
  positions: {
    title: 'Not covered yet',
    none: 'Every conversion is covered.',
    position: '{{sold}} to {{bought}}, next cover {{date}}',
    amounts: 'We sell {{sold}} and owe {{owed}}.',
    failed: 'We couldn’t load the open positions. Reload the page to try again.',
  },
  emptyTitle: 'Nothing exchanged yet',
  emptyText: 'After the first banking day with a conversion, its cover appears here.',
  noMatchTitle: 'No cover matches',
  noMatchText: 'Choose another status.',
});
