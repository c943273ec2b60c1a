import type { Call, CodeSubject } from '@quittance/sdk/contract';
import { type ActorOf, type CallContext, languageOf } from '../kernel/index.ts';
import { describePayment } from '../payments/index.ts';
import type { WriteCodeMail } from './send-code.ts';

/** A signed-in person's request for a code. */
interface CodeQuestion {
  readonly context: CallContext<ActorOf<'customer' | 'staff'>>;
  /** The call that the code will be sent with. The person's access to it is already checked. */
  readonly call: Call;
  /** Id of the object that the code is bound to; empty for the subject `none`. */
  readonly id: string;
}

/**
 * Writes the mail, which names what the code confirms. Refuses an action that the person may not take, or that is not
 * possible now.
 */
type DescribeSubject = (question: CodeQuestion) => WriteCodeMail | Promise<WriteCodeMail>;

/** The writer for each subject of `codeSubjects`; a missing one does not compile. */
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
