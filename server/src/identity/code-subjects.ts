import { type Call, type CodeSubject, isCheckedFirst } from '@quittance/sdk/contract';
import { type ActorOf, type CallContext, languageOf } from '../kernel/index.ts';
import type { WriteCodeMail } from './send-code.ts';

/** A signed-in person's request for a code. */
export interface CodeQuestion {
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
export type DescribeSubject = (question: CodeQuestion) => WriteCodeMail | Promise<WriteCodeMail>;

/** The writers of all subjects that belong to an area. A missing one does not compile. */
type CodeSubjects = { readonly [Subject in Exclude<CodeSubject, 'none'>]: DescribeSubject };

declare module '../kernel/app.ts' {
  interface App {
    /** Passed by the composition root, so that identity knows none of the areas whose calls take codes. */
    readonly codeSubjects: CodeSubjects;
  }
}

/** Writes the mail for a call with a code. @throws what the subject's area throws */
export async function describeSubject(question: CodeQuestion, subject: CodeSubject): Promise<WriteCodeMail> {
  return subject === 'none' ? describeCall(question) : await question.context.app.codeSubjects[subject](question);
}

function describeCall({ context, call: { otp } }: CodeQuestion): WriteCodeMail {
  const texts = isCheckedFirst(otp) && otp.subject === 'none' ? otp.confirms : undefined;
  const confirms = texts?.[languageOf(context.locale)];
  return (code) => ({ template: 'confirmation-code', data: { code, ...(confirms && { confirms }) } });
}
