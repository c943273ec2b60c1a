import { createPhoneRules } from '@quittance/sdk/validation/phone';
import metadata from 'libphonenumber-js/max/metadata';

/** The rules with full numbering plans. Browsers have a subset, which accepts every number that is valid here. */
export const phoneRules = createPhoneRules(metadata);
