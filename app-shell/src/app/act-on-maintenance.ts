import { type ApiError, isMaintenance } from '@quittance/sdk/client';
import type { App } from '../app-context/app.ts';
import { shellTexts } from '../texts.en.ts';

type Affected = Pick<App, 'session' | 'restoration' | 'toasts' | 'i18n' | 'publicConstants'>;

/** Reacts to maintenance: shows a message, and leads to sign-in, where the person can go on once it is over. */
export function actOnMaintenance(
  error: ApiError,
  { session, restoration, toasts, i18n, publicConstants }: Affected,
): void {
  if (!isMaintenance(error)) return;
  const known = publicConstants.$state.get();
  const brand = known.status === 'ready' ? known.data.brandName : '';
  toasts.show('error', brand ? i18n.t(shellTexts, 'maintenance', { brand }) : i18n.t(shellTexts, 'maintenanceUnnamed'));
  if (session.$session.get().status === 'signed-in') restoration.interrupt(error);
}
