import type { Handler } from '../kernel/index.ts';
import { readPhoneNumber } from '../validation/index.ts';
import { savePhoneNumber } from './save-phone-number.ts';

export const handler: Handler<'savePhoneNumber'> = (context, { body }) =>
  savePhoneNumber(context, readPhoneNumber(body));
