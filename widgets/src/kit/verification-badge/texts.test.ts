import { expect, it } from 'vitest';
import { verificationBadgeTexts } from './texts.en.ts';

it('names a rejection by the identity vendor as the specification does, to the letter', () => {
  expect(verificationBadgeTexts.english.verification.rejectedByIdentityVendor).toBe('identity vendor rejected');
});
