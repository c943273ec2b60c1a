import { Refusal } from '../kernel/index.ts';

/** Returns the refusal of a one-time code that is not the right one, for every call that takes one. */
export const wrongCode = (): Refusal => new Refusal('InvalidOtpError', 'The code is not right.');
