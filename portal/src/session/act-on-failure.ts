import { type ApiError, isMaintenance } from '@quittance/sdk/client';
import type { I18n } from '@quittance/sdk/i18n';
import type { CustomerUser, Resource, SessionStore, ToastStore } from '@quittance/sdk/stores';
import { isRestricted } from '../guards/visitor.ts';

interface Affected {
  readonly session: SessionStore<CustomerUser>;
  readonly toasts: ToastStore;
  readonly i18n: I18n;
  readonly publicConstants: Resource<{ readonly brandName: string }>;
}

/** What a failed call means for the whole portal, besides what the screen that made it shows. */
export function actOnFailure(error: ApiError, { session, toasts, i18n, publicConstants }: Affected): void {
  const state = session.$session.get();
  if (isMaintenance(error)) {
    const known = publicConstants.$state.get();
    const brand = known.status === 'ready' ? known.data.brandName : '';
    toasts.show('error', i18n.t(brand ? 'maintenance' : 'maintenanceUnnamed', { ns: 'host', brand }));
    if (state.status === 'signed-in') session.cancelSignIn();
  }
  // The restriction came while the person was at work: ask anew who they are, and the guards lead on.
  if (error.code === 'PersonOrCompanyDisabled' && state.status === 'signed-in' && !isRestricted(state.user)) {
    void session.reload().catch(() => undefined);
  }
}
