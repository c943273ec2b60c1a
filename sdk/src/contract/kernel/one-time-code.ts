import * as z from 'zod';
import { customerRoles, staffRoles, staffStatuses } from '../../rules/roles.ts';
import { email, id, invoiceId, memberId, memberInviteId, nameCheckId, userId } from './wire.ts';

/** Fields that a code is bound to, in its call and in the body of `sendEmailCode`. */
export const codeFields = z
  .object({
    invoiceId: invoiceId.describe('The invoice that the code is for. It is invalid for any other.'),
    quoteId: id('quo').describe('The quote of the transfer that the code is for.'),
    inviteeEmail: email.describe('The address that is invited.'),
    memberId: memberId.describe('The member or the invite that is changed.'),
    inviteId: memberInviteId.describe('The invite that is canceled.'),
    nameCheckId: nameCheckId.describe('The checked bank account that is added or changed.'),
    staffId: userId.describe('The staff member who is changed.'),
    role: z.enum([...customerRoles, ...staffRoles]).describe('The role that the person gets.'),
    status: z.enum(staffStatuses).describe('The status that the staff member gets.'),
  })
  .partial();

export type CodeField = keyof z.infer<typeof codeFields>;

/**
 * What a code can be bound to besides its call, each with the fields that name it: another value of one takes another code.
 * A customer's code is also bound to the organization that the session acts for. `none`: the code confirms the call with
 * any input. The subject's area describes it in the mail: `code-subjects.ts` of the server's areas.
 */
export const codeSubjects = {
  none: [],
  invoice: ['invoiceId'],
  quote: ['quoteId'],
  invitee: ['inviteeEmail', 'role'],
  member: ['memberId'],
  'member-role': ['memberId', 'role'],
  'member-invite': ['inviteId'],
  'external-account': ['nameCheckId'],
  'staff-invitee': ['inviteeEmail', 'role'],
  'staff-member': ['staffId'],
  'staff-role': ['staffId', 'role'],
  'staff-status': ['staffId', 'status'],
} as const satisfies Record<string, readonly CodeField[]>;
export type CodeSubject = keyof typeof codeSubjects;

/** The values that a code of a subject is bound to. */
export type CodeValues<Subject extends CodeSubject> = {
  readonly [Field in (typeof codeSubjects)[Subject][number]]: NonNullable<z.output<typeof codeFields>[Field]>;
};

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
