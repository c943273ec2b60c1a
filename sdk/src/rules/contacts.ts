/** Groups of the list of contacts: companies on the platform, and people whose invite is unanswered. */
export const contactStatuses = ['connected', 'invited'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** What a contact is to the organization. Each contact has one. */
export const contactCategories = ['customer', 'supplier'] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** Limits of invites to companies that are not on the platform. Times are real time. */
export const inviteLimits = {
  lifetimeDays: 30,
  /** Minutes between two mails of one invite. */
  resendAfterMinutes: 10,
  nameCharacters: 100,
  /** Maximum referrals in one call. */
  referralsAtOnce: 50,
} as const;

/** Returns when an invite may be mailed again. */
export const inviteResendAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + inviteLimits.resendAfterMinutes * 60_000);

/** Returns when the link of an invite stops working. */
export const inviteExpiresAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + inviteLimits.lifetimeDays * 86_400_000);

/** What an invite allows at an instant: `waiting` for an answer and too early for another mail, `resendable`, or `expired`. */
export type InviteState = 'waiting' | 'resendable' | 'expired';

/** Dates of an invite, ISO 8601. */
export interface InviteDates {
  readonly expiresAt: string;
  readonly resendAt: string;
}

/** Returns the state of an invite at an instant of real time. An expired invite can be resent, too. */
export function inviteState({ expiresAt, resendAt }: InviteDates, now: Date): InviteState {
  if (new Date(expiresAt) <= now) return 'expired';
  return new Date(resendAt) <= now ? 'resendable' : 'waiting';
}

export interface NamedContact {
  readonly legalName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

/** Returns the name to show for a contact: the company's, else the person's, else the email address. */
export function contactName({ legalName, firstName, lastName, email }: NamedContact): string {
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return legalName || person || email || '';
}
