import { useStore } from '@nanostores/react';
import { applyTheme } from '@quittance/widgets/host';
import { Toaster } from '@quittance/widgets/kit';
import { useEffect } from 'react';
import { usePortal } from '../portal.ts';
import { PortalRoutes } from '../routes.tsx';
import { Guarded } from '../session/guarded.tsx';
import { loadLanguage } from '../texts/load-language.ts';
import { usePreferences } from './use-preferences.ts';

/** Puts the chosen language and theme into effect. */
function useAppliedPreferences(): void {
  const { i18n } = usePortal();
  const { language, theme } = usePreferences();
  useEffect(() => {
    document.documentElement.lang = language;
    if (i18n.language !== language) void loadLanguage(i18n, language).then(() => i18n.changeLanguage(language));
  }, [i18n, language]);
  useEffect(() => applyTheme(theme === 'auto' ? undefined : theme), [theme]);
}

function Toasts() {
  const { toasts } = usePortal();
  return <Toaster toasts={useStore(toasts.$toasts)} onExpire={(id) => toasts.remove(Number(id))} />;
}

/** Round every page: the guards, the preferences and the toasts. */
export function Root() {
  useAppliedPreferences();
  return (
    <>
      <Guarded>
        <PortalRoutes />
      </Guarded>
      <Toasts />
    </>
  );
}
