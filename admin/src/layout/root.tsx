import { Toasts, useAppliedPreferences } from '@quittance/app-shell';
import { useBackOffice } from '../back-office.ts';
import { BackOfficeRoutes } from '../routes.tsx';
import { Guarded } from '../session/guarded.tsx';
import { loadLanguage } from '../texts/load-language.ts';

/** Round every page: the guard, the preferences and the toasts. */
export function Root() {
  const { preferences, i18n, toasts } = useBackOffice();
  useAppliedPreferences({ preferences, i18n, loadLanguage });
  return (
    <>
      <Guarded>
        <BackOfficeRoutes />
      </Guarded>
      <Toasts toasts={toasts} />
    </>
  );
}
