import type { App } from '@quittance/app-shell';
import type { ApiError } from '@quittance/sdk/client';
import { isRestrictedUser } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';

/** Reloads the person after a restriction during the session, so that the guard redirects. */
export function reloadWhenRestricted(error: ApiError, { session }: Pick<App<CustomerUser>, 'session'>): void {
  const state = session.$session.get();
  if (error.code === 'PersonOrCompanyDisabled' && state.status === 'signed-in' && !isRestrictedUser(state.user)) {
    void session.reload().catch(() => undefined);
  }
}
