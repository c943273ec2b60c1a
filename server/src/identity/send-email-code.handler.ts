import { required } from '@quittance/sdk/contract';
import { prepared, refuseField } from '../kernel/index.ts';
import { type CodeAnswer, getCallWithCode, isKnownByUs, requestCodeByEmail, requestOwnCode } from './request-code.ts';

export const handler = prepared<'sendEmailCode', CodeAnswer | null>({
  prepare: async (context, { body }) => {
    getCallWithCode(context, body.purpose);
    if (isKnownByUs(context.actor)) return null;
    if (!body.email) throw refuseField('email', required);
    return requestCodeByEmail(context, { email: body.email, purpose: body.purpose });
  },
  run: (context, { body }, answer) => answer ?? requestOwnCode(context, body),
});
