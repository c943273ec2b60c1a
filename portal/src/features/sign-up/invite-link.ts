/** A link that invites somebody to sign up. */
export interface InviteLink {
  /** `member`: to join an organization. `company`: to sign up one's own. */
  readonly kind: 'member' | 'company';
  readonly token: string;
}

/** Reads the invite that an address has. */
export function inviteLinkOf(query: URLSearchParams): InviteLink | null {
  const companyToken = query.get('companyInvite');
  if (companyToken) return { kind: 'company', token: companyToken };
  const token = query.get('token');
  return token ? { kind: 'member', token } : null;
}
