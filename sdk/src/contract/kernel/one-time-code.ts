import * as z from 'zod';
import { email, invoiceId, memberId, memberInviteId } from './wire.ts';

/** Fields with the object that a code is bound to, in the body of its call and of `sendEmailCode`. */
export const codeFields = z
  .object({
    invoiceId: invoiceId.describe('The invoice that the code is for. It is invalid for any other.'),
    inviteeEmail: email.describe('The address that is invited to the organization.'),
    memberId: memberId.describe('The member or the invite that is changed.'),
    inviteId: memberInviteId.describe('The invite that is canceled.'),
  })
  .partial();

export type CodeField = keyof z.infer<typeof codeFields>;

/**
 * Objects that a code can be bound to besides its call, each with the field that names it. `none`: the code confirms the
 * call with any input. The subject's area describes it in the mail: `code-subjects.ts` of the server's areas.
 */
export const codeSubjects = {
  none: null,
  invoice: 'invoiceId',
  invitee: 'inviteeEmail',
  member: 'memberId',
  'member-invite': 'inviteId',
} as const satisfies Record<string, CodeField | null>;
export type CodeSubject = keyof typeof codeSubjects;

/** The one-time code that a call takes as header `otp-code`. */
export type OneTimeCode =
  /** The client asks the person for a code before it makes the call. */
  | { readonly subject: Exclude<CodeSubject, 'none'> }
  | {
      readonly subject: 'none';
      /** The action that the person confirms. In the mail it follows 'to': 'change your password'. */
      readonly confirms?: { readonly en: string; readonly es: string };
    }
  /** The code is the call's own purpose: it confirms a sign-in. */
  | 'own'
  /** Somebody signed out sends the code of their authenticator app, if they have one. None is mailed for the call. */
  | 'authenticator';

/** Whether the server checks the code before the call runs. Otherwise the call's operation does. */
export const isCheckedFirst = (otp: OneTimeCode | undefined): otp is Exclude<OneTimeCode, string> =>
  otp !== undefined && typeof otp !== 'string';
