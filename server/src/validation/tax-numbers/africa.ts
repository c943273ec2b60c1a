import { ofForm } from './arithmetic.ts';

/** PIN of a person's Ghana Card, which is their tax number since April 2021: nationality, serial, secret check sign. */
export const ghanaianPerson = ofForm(/[A-Z]{3}\d{8,9}[\dA-Z]/);

/** Tax number of a Moroccan business or person (identifiant fiscal), beside the number for all authorities (ICE). */
export const moroccanTaxNumber = ofForm(/\d{7,8}/);

/**
 * NINEA of a business, with or without the three signs of its tax centre and legal form, and the number of a person's
 * identity card. Neither has a published check digit.
 */
export const senegal = ofForm(/\d{7}(?:\d{2})?(?:[0-2][A-Z]\d)?|[12]\d{12,13}/);
