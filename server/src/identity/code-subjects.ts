import { type Call, type CodeField, type CodeSubject, type CodeValues, isCheckedFirst } from '@quittance/sdk/contract';
import { type ActorOf, type CallContext, languageOf } from '../kernel/index.ts';
import type { WriteCodeMail } from './send-code.ts';

/** A signed-in person's request for a code. */
export interface CodeQuestion<Values = Readonly<Partial<Record<CodeField, string>>>> {
  readonly context: CallContext<ActorOf<'customer' | 'staff'>>;
  /** The call that the code will be sent with. The person's access to it is already checked. */
  readonly call: Call;
  /** What the code is bound to besides the call. */
  readonly values: Values;
}

/**
 * Writes the mail, which names what the code confirms. Refuses an action that the person may not take, or that is not
 * possible now.
 */
export type DescribeSubject<Subject extends CodeSubject> = (
  question: CodeQuestion<CodeValues<Subject>>,
) => WriteCodeMail | Promise<WriteCodeMail>;

/** The writers of all subjects that belong to an area. A missing one does not compile. */
export type CodeSubjects<Subjects extends CodeSubject = Exclude<CodeSubject, 'none'>> = {
  readonly [Subject in Subjects]: DescribeSubject<Subject>;
};

declare module '../kernel/app.ts' {
  interface App {
    /** Passed by the composition root, so that identity knows none of the areas whose calls take codes. */
    readonly codeSubjects: CodeSubjects;
  }
}

/** Writes the mail for a call with a code. @throws what the subject's area throws */
export async function describeSubject(question: CodeQuestion, subject: CodeSubject): Promise<WriteCodeMail> {
  if (subject === 'none') return describeCall(question);
  const { codeSubjects } = question.context.app;
  // The values are those that the subject names; a map's type can't state that.
  const describe: (about: never) => ReturnType<DescribeSubject<'invoice'>> = codeSubjects[subject];
  return await describe(question as never);
}

function describeCall({ context, call: { otp } }: CodeQuestion): WriteCodeMail {
  const texts = isCheckedFirst(otp) && otp.subject === 'none' ? otp.confirms : undefined;
  const confirms = texts?.[languageOf(context.locale)];
  return (code) => ({ template: 'confirmation-code', data: { code, ...(confirms && { confirms }) } });
}
