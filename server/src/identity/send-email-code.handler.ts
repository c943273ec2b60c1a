import { prepared, refuseField } from '../kernel/index.ts';
import { describePayment } from '../payments/index.ts';
import { assertPurposeOn, type CodeAnswer, isKnownByUs, requestCodeByEmail, requestOwnCode } from './request-code.ts';

export const handler = prepared<'sendEmailCode', CodeAnswer | null>({
  prepare: async (context, { body }) => {
    assertPurposeOn(context.surface, body.purpose);
    if (isKnownByUs(context.actor)) return null;
    if (!body.email) throw refuseField('email', 'This field is required.');
    return requestCodeByEmail(context, { email: body.email, purpose: body.purpose });
  },
  run: (context, { body }, answer) => answer ?? requestOwnCode(context, body, describePayment),
});
