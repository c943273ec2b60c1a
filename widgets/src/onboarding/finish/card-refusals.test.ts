import { expect, it } from 'vitest';
import { onboardingTexts } from '../texts.en.ts';
import { spanish } from '../texts.es.ts';

it.each([
  ['card_declined', 'Your card details are invalid. Please try again.'],
  ['card_address_mismatch', 'The address doesn’t match the cardholder’s billing address. Check it and try again.'],
  ['card_insufficient_funds', 'Your card has an insufficient balance. Try another card.'],
  ['card_processing_error', 'An error occurred while processing the payment. Please try again.'],
] as const)('a card refused with %s reads: %s', (refusal, sentence) => {
  expect(onboardingTexts.english.checkout.refusals[refusal]).toBe(sentence);
  expect(spanish.checkout.refusals[refusal]).not.toBe(sentence);
});
