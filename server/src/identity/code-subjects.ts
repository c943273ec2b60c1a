import { type Call, type CodeSubject, isCheckedFirst } from '@quittance/sdk/contract';
import { type ActorOf, type CallContext, languageOf, Refusal } from '../kernel/index.ts';
import { type AccessChange, describeInvitation, describeMember, describePendingInvite } from '../members/index.ts';
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
  invitee: async ({ context, id }) => accessMail('invite', await describeInvitation(customerOf(context), id)),
  member: async ({ context, call, id }) =>
    accessMail(call.method === 'DELETE' ? 'remove' : 'change', await describeMember(customerOf(context), id)),
  'member-invite': async ({ context, id }) =>
    accessMail('cancel', await describePendingInvite(customerOf(context), id)),
};

const accessMail =
  (action: 'invite' | 'change' | 'remove' | 'cancel', change: AccessChange): WriteCodeMail =>
  (code) => ({ template: 'member-code', data: { code, action, ...change } });

/** Narrows the asker of a code for people: only customers may make these calls. */
function customerOf(context: CodeQuestion['context']): CallContext<ActorOf<'customer'>> {
  const { actor } = context;
  if (actor.kind !== 'customer') throw new Refusal('ForbiddenError', 'Only an owner manages people.');
  return { ...context, actor };
}

function describeCall({ context, call: { otp } }: CodeQuestion): WriteCodeMail {
  const texts = isCheckedFirst(otp) && otp.subject === 'none' ? otp.confirms : undefined;
  const confirms = texts?.[languageOf(context.locale)];
  return (code) => ({ template: 'confirmation-code', data: { code, ...(confirms && { confirms }) } });
}
