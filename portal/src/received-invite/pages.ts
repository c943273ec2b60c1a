/** The pages of received invites: of a person to join a business, and of a company to connect its own. */
export const invitePages = {
  member: { link: '/accept-invite', accept: '/accept-invite/join' },
  company: { link: '/accept-contact-invite', accept: '/accept-contact-invite/connect' },
} as const;

export type InviteKind = keyof typeof invitePages;

/** Address of the sign-in that leads to the page that accepts. */
export const signInToAccept = (kind: InviteKind): string =>
  `/auth?next=${encodeURIComponent(invitePages[kind].accept)}`;
