import type { Call, CodeSubject } from '@quittance/sdk/contract';
import { type ActorOf, type CallContext, languageOf } from '../kernel/index.ts';
import { describePayment } from '../payments/index.ts';
import type { WriteCodeMail } from './send-code.ts';

/** What a signed-in person asks a code for. */
interface CodeQuestion {
  readonly context: CallContext<ActorOf<'customer' | 'staff'>>;
  /** The call that the code will be sent with. The person may make it. */
  readonly call: Call;
  /** What the code is bound to; empty for the subject `none`. */
  readonly id: string;
}

/**
 * Words the mail, so that nobody confirms something else unawares. It refuses what the person may not do, and what can't be
 * done now.
 */
type DescribeSubject = (question: CodeQuestion) => WriteCodeMail | Promise<WriteCodeMail>;

/** What is said of each subject of `codeSubjects`; a subject without its entry does not compile. */
export const describeSubject: { readonly [Subject in CodeSubject]: DescribeSubject } = {
  none: describeCall,
  invoice: async ({ context, id }) => {
    const payment = await describePayment(context, id);
    return (code) => ({ template: 'payment-code', data: { code, ...payment } });
  },
};

function describeCall({ context, call: { otp } }: CodeQuestion): WriteCodeMail {
  const texts = otp && otp !== 'own' && otp.subject === 'none' ? otp.confirms : undefined;
  const confirms = texts?.[languageOf(context.locale)];
  return (code) => ({ template: 'confirmation-code', data: { code, ...(confirms && { confirms }) } });
}
