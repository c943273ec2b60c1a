import type { Route } from './route.ts';

/**
 * Whether a role may make a call, by the call's declaration: the server refuses it otherwise. Pages hide the buttons of
 * calls that the signed-in person may not make. Not for calls that guests may make too: they have no roles here.
 */
export const mayMake = ({ roles }: Pick<Route, 'roles'>, { role }: { readonly role: string }): boolean =>
  roles?.includes(role) ?? true;
