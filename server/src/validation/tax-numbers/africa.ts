import { ofForm } from './arithmetic.ts';

/**
 * NINEA of a business, with or without the three signs of its tax centre and legal form, and the number of a person's
 * identity card. Neither has a published check digit.
 */
export const senegal = ofForm(/\d{7}(?:\d{2})?(?:[0-2][A-Z]\d)?|[12]\d{12,13}/);
