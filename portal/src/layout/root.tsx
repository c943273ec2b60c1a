import { Toasts, useAppliedPreferences } from '@quittance/app-shell';
import { usePortal } from '../portal.ts';
import { PortalRoutes } from '../routes.tsx';
import { Guarded } from '../session/guarded.tsx';
import { loadLanguage } from '../texts/load-language.ts';

/** Round every page: the guards, the preferences and the toasts. */
export function Root() {
  const { preferences, i18n, toasts } = usePortal();
  useAppliedPreferences({ preferences, i18n, loadLanguage });
  return (
    <>
      <Guarded>
        <PortalRoutes />
      </Guarded>
      <Toasts toasts={toasts} />
    </>
  );
}
