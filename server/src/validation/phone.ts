import { createPhoneRules } from '@quittance/sdk/validation/phone';
import metadata from 'libphonenumber-js/max/metadata';

/** The rules with the full numbering plans; browsers have a small part of them, which takes whatever passes here. */
export const phoneRules = createPhoneRules(metadata);
