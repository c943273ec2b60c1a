import { lazyPart } from '../base/lazy-part.ts';

/** Lazy-loaded, because the numbering plans are larger than most screens. */
export const phoneRules = lazyPart(async () => (await import('@quittance/sdk/validation/phone')).loadPhoneRules());
