/** What a support chat may get to know of a person. */
export const supportChatFacts = ['name', 'email', 'company', 'userId'] as const;
export type SupportChatFact = (typeof supportChatFacts)[number];

/** The facts of a person that decide about the chat. */
export interface SupportChatUser {
  readonly status: string;
  readonly userId: string;
  readonly email: string;
  readonly profile: { readonly firstName: string; readonly lastName: string };
  readonly company?: { readonly status: string; readonly legalName: string } | null | undefined;
}

/** Whether the support chat appears: for enabled people of an enabled company, on a desktop. */
export const showsSupportChat = (user: SupportChatUser, isDesktop: boolean): boolean =>
  isDesktop && user.status === 'enabled' && user.company?.status === 'enabled';

/** Returns what the chat gets to know of a person: only the facts that the installation shares. */
export function supportChatProfile(
  user: SupportChatUser,
  shares: readonly SupportChatFact[],
): Readonly<Partial<Record<SupportChatFact, string>>> {
  const facts: Readonly<Record<SupportChatFact, string>> = {
    name: `${user.profile.firstName} ${user.profile.lastName}`,
    email: user.email,
    company: user.company?.legalName ?? '',
    userId: user.userId,
  };
  return Object.fromEntries(shares.map((fact) => [fact, facts[fact]]));
}
