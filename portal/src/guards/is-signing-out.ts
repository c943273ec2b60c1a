/** Whether navigation leads to signing out, which must never wait for an answer. */
export const isSigningOut = (pathname: string | null): boolean =>
  pathname === '/logout' || pathname?.startsWith('/auth') === true;
