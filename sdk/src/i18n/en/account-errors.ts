import { defineTexts } from '../texts.ts';

/** The sentence for each error code of signing up, which no widget can be answered. */
export const accountErrorTexts = defineTexts('accountErrors', {
  EmailInUseError: 'This email is already in use',
  EmailNotVerifiedError: 'Verify your email before you sign in. We sent you a link.',
  InvalidVerificationLinkError: 'This link isn’t valid. Open the link in our newest email.',
  ExpiredVerificationLinkError: 'This link has expired. Request a new one.',
  UsedVerificationLinkError: 'This link was already used.',
});
