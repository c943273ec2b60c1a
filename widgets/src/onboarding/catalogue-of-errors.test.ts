import { expect, it } from 'vitest';
import { fileUploadTexts } from '../kit/file-upload/texts.en.ts';
import { spanish as fileUpload } from '../kit/file-upload/texts.es.ts';
import { handleFieldTexts } from '../kit/handle-field/texts.en.ts';
import { spanish as handleField } from '../kit/handle-field/texts.es.ts';
import { onboardingTexts } from './texts.en.ts';
import { spanish } from './texts.es.ts';

// The messages of onboarding-and-shared-rules §8 that the wizard words itself. Those of the SDK have their own table.

const { english } = onboardingTexts;
const { refusals } = english.checkout;
const spanishRefusals = spanish.checkout.refusals;

it.each([
  [english.review.incomplete, 'Please fill in all required fields.', spanish.review.incomplete],
  [english.failure.loadFailed, 'There was a problem fetching your verification status.', spanish.failure.loadFailed],
  [
    handleFieldTexts.english.handleTaken,
    '{{handle}} is already taken. Please choose another handle.',
    handleField.handleTaken,
  ],
  [handleFieldTexts.english.handleAvailable, '{{handle}} is available.', handleField.handleAvailable],
  [fileUploadTexts.english.fileNotUploaded, '{{name}} could not be uploaded.', fileUpload.fileNotUploaded],
  [fileUploadTexts.english.uploadSucceeded, 'File successfully uploaded.', fileUpload.uploadSucceeded],
  [
    fileUploadTexts.english.fileNotRemoved,
    '{{name}} could not be removed. Please try again.',
    fileUpload.fileNotRemoved,
  ],
  [fileUploadTexts.english.removalSucceeded, 'File removed', fileUpload.removalSucceeded],
  [refusals.card_declined, 'Your card details are invalid. Please try again.', spanishRefusals.card_declined],
  [
    refusals.card_address_mismatch,
    'The address doesn’t match the cardholder’s billing address. Check it and try again.',
    spanishRefusals.card_address_mismatch,
  ],
  [
    refusals.card_insufficient_funds,
    'Your card has an insufficient balance. Try another card.',
    spanishRefusals.card_insufficient_funds,
  ],
  [
    refusals.card_processing_error,
    'An error occurred while processing the payment. Please try again.',
    spanishRefusals.card_processing_error,
  ],
])('%s', (words, sentence, inSpanish) => {
  expect(words).toBe(sentence);
  expect(inSpanish).not.toBe(sentence);
});
