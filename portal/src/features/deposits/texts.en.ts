import { defineTexts } from '@quittance/sdk/i18n';

/** Money that arrived for the organization: the list, and a deposit with its status. */
export const depositsTexts = defineTexts('deposits', {
  title: 'Deposits',
  lead: 'Money from banks: received, on hold or returned.',
  kind: 'Deposit',
  recordTitle: '{{amount}} from {{name}}',
  recordTitleUnnamed: 'Deposit of {{amount}}',

  column: {
    sender: 'From',
    status: 'Status',
    account: 'Account',
    arrived: 'Arrived',
    amount: 'Amount',
    currency: 'Currency',
    id: 'Deposit ID',
  },
  senderUnknown: 'Unknown sender',

  stateLabel: 'Status',
  allStates: 'All',
  state: {
    unmatched: 'Going back',
    held: 'On hold',
    credited: 'Credited',
    recalled: 'Returned',
    applied: 'Paid an invoice',
    refunding: 'Going back',
    refunded: 'Sent back',
  },

  emptyTitle: 'No deposits yet',
  emptyText: 'Money that somebody sends to one of your accounts appears here.',
  emptyAction: 'See accounts',
  noMatchTitle: 'No deposits with this status',
  noMatchText: 'Choose another status.',

  notFoundTitle: 'Deposit not found',
  notFoundText: 'There is no such deposit, or it isn’t yours.',
  facts: 'Details',
  openAccount: 'Open account',

  done: {
    'deposit-arrived': 'Arrived at our bank',
    'deposit-applied': 'Paid the invoice that its reference names',
    'deposit-held': 'On hold while we review it',
    'deposit-credited': 'Added to your balance',
    'deposit-recalled': 'The sender’s bank asked for it back',
    'deposit-denied': 'Not accepted after our review. It goes back to the sender',
    'deposit-returned': 'Given back to the sender’s bank',
    'deposit-refunded': 'Left our bank on its way to the sender',
  },
  next: {
    'deposit-match': 'We find out whose it is',
    'deposit-review': 'We finish our review. If we need anything from you, we ask you by email',
    'deposit-pays-invoice':
      'It pays the invoice that its reference names, if that is open then and needs no more. Other money goes to your balance',
    'deposit-refund': 'We send it to the sender',
  },
  risk: {
    'deposit-may-be-recalled':
      'The sender’s bank can ask for it back, for example after a fraud. Then we decide about it.',
    'deposit-may-be-denied': 'We may not accept it. Then all of it goes back to the sender.',
  },

  sandbox: {
    title: 'Sandbox',
    text: 'Decide as our staff or the sender’s bank would.',
    release: 'Release',
    deny: 'Send back to the sender',
    return: 'Give back to the bank',
    recall: 'Let the bank ask for it back',
    done: 'The deposit has changed.',
  },
});
