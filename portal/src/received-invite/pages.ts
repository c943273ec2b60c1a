import { mailedLink, withNext } from '@quittance/app-shell';

/** The pages of received invites: of a person to join a business, and of a company to connect its own. */
export const invitePages = {
  member: { link: '/accept-invite', accept: '/accept-invite/join' },
  company: { link: '/accept-contact-invite', accept: '/accept-contact-invite/connect' },
} as const;

export type InviteKind = keyof typeof invitePages;

/** Address of the sign-in that leads to the page that accepts. */
export const signInToAccept = (kind: InviteKind): string => withNext('/auth', invitePages[kind].accept);

/** The link of an invite that this tab has opened. */
export interface InviteLink {
  readonly kind: InviteKind;
  readonly token: string;
}

/** Returns the invite that somebody accepts after signing in or up; null if they go elsewhere, or this tab has no link. */
export function inviteToAccept(next: string | null): InviteLink | null {
  const kind = (['member', 'company'] as const).find((each) => invitePages[each].accept === next);
  const token = kind && mailedLink.read(invitePages[kind].link);
  return kind && token ? { kind, token } : null;
}
