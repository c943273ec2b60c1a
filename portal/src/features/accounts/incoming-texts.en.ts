import { defineTexts } from '@quittance/sdk/i18n';

/** What accounts can't receive. */
export const incomingTexts = defineTexts('accounts-incoming', {
  title: 'What your accounts can receive',
  transfers: 'Bank transfers only. Cash, checks and card payments can’t be added to an account.',
  currency:
    'Only the account’s currency. A transfer in a currency of which you have no active account isn’t converted: it isn’t added to a balance.',
  reference: 'The reference belongs to every transfer. Without it, we may not know whose the money is.',
  outcome:
    'Money that we can’t add waits until we know whose it is, or goes back to the account that it came from. We take no fee for that, but banks on the way may.',
  notSaved: 'We couldn’t save that you closed this notice. Try again.',
});
