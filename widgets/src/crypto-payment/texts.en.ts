import { defineTexts } from '@quittance/sdk/i18n';

/** Payment with coins at a quoted rate. */
export const cryptoPaymentTexts = defineTexts('crypto-payment', {
  intro:
    'Pay {{amount}} with Bitcoin or Ether. You get an address and an exact amount; the rate holds for a few minutes.',
  coin: 'Coin',
  BTC: 'Bitcoin (BTC)',
  ETH: 'Ether (ETH)',
  refundAddress: 'Your {{coin}} address for refunds',
  refundAddressHint:
    'Anything that comes too late, or is more than the amount, goes back there, unless the network’s fee would take it all.',
  start: 'Get the address',
  failed: 'We couldn’t get an address. Please try again.',
  invalidAddress: 'Enter a valid {{coin}} address.',
  amountChanged: 'The amount to pay has changed. Check it, then try again.',
  unavailable: 'This coin isn’t available at the moment. Choose the other one, or another way to pay.',
  send: 'Send exactly {{amount}} {{coin}}',
  rate: '1 {{coin}} = {{rate}}.',
  address: 'Address',
  amount: 'Amount',
  copyField: 'Copy {{field}}',
  code: 'QR code with the address and the amount',
  openWallet: 'Open in a wallet',
  timeLeft: 'The rate holds for {{time}}.',
  amountChangesThen: 'At midnight in New York, another amount is due.',
  underpaid:
    'We’ve seen {{received}} {{coin}}. Send {{missing}} {{coin}} more to the same address before the time is over.',
  confirming: '{{count}} of {{needed}} confirmations',
  confirmingHint: 'You can close this page and come back with the same link.',
  paid: 'Your payment is confirmed.',
  unusable:
    'We’ve seen {{received}} {{coin}}, which can’t pay this invoice: it was too little or too late, or the invoice was paid.',
  goesBack: 'The coins go back to your address, less the network’s fee.',
  tooLittle: 'It is too little to send back: the network’s fee would take it.',
  unconfirmed:
    'The network hasn’t confirmed your {{received}} {{coin}} in time, so you can pay the invoice again. If it still does, the coins go back to your address, less the network’s fee.',
  expired: 'The time is over, and nothing was sent. Get a new address to pay. Don’t use the old one.',
  refundSent: '{{amount}} {{coin}} went back to your address.',
  refundQueued: '{{amount}} {{coin}} will go back to your address.',
  refundRefused: '{{amount}} {{coin}} could not be sent back. Our staff will look after it.',
  refundKept: '{{amount}} {{coin}} is too little to send back: the network’s fee would take it.',
  again: 'Get a new address',
  loadFailed: 'The payment could not be loaded.',
  sandbox: {
    title: 'Sandbox',
    text: 'Send coins now:',
    exact: 'What is missing',
    over: '10% more',
    under: '10% less',
    dropped: 'A transaction that drops',
    blocks: 'Let the blocks come',
    failed: 'The coins could not be sent.',
  },
});
