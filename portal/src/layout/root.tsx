import { useStore } from '@nanostores/react';
import { useAppliedPreferences } from '@quittance/widgets/host';
import { Toaster } from '@quittance/widgets/kit';
import { usePortal } from '../portal.ts';
import { PortalRoutes } from '../routes.tsx';
import { Guarded } from '../session/guarded.tsx';
import { loadLanguage } from '../texts/load-language.ts';

function Toasts() {
  const { toasts } = usePortal();
  return <Toaster toasts={useStore(toasts.$toasts)} onExpire={(id) => toasts.remove(Number(id))} />;
}

/** Round every page: the guards, the preferences and the toasts. */
export function Root() {
  const { preferences, i18n } = usePortal();
  useAppliedPreferences({ preferences, i18n, loadLanguage });
  return (
    <>
      <Guarded>
        <PortalRoutes />
      </Guarded>
      <Toasts />
    </>
  );
}
