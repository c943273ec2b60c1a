import { useStore } from '@nanostores/react';
import { useAppliedPreferences } from '@quittance/widgets/host';
import { Toaster } from '@quittance/widgets/kit';
import { useBackOffice } from '../back-office.ts';
import { BackOfficeRoutes } from '../routes.tsx';
import { Guarded } from '../session/guarded.tsx';
import { loadLanguage } from '../texts/load-language.ts';

function Toasts() {
  const { toasts } = useBackOffice();
  return <Toaster toasts={useStore(toasts.$toasts)} onExpire={(id) => toasts.remove(Number(id))} />;
}

/** Round every page: the guard, the preferences and the toasts. */
export function Root() {
  const { preferences, i18n } = useBackOffice();
  useAppliedPreferences({ preferences, i18n, loadLanguage });
  return (
    <>
      <Guarded>
        <BackOfficeRoutes />
      </Guarded>
      <Toasts />
    </>
  );
}
