/** Where people have an identity that they can sign in with. */
export const identityProviders = ['google', 'linkedin'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** Proper names, the same in every language. */
export const identityProviderNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};
