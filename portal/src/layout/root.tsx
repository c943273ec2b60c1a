import { useStore } from '@nanostores/react';
import { applyTheme } from '@quittance/widgets/host';
import { Toaster } from '@quittance/widgets/kit';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { usePortal } from '../portal.ts';
import { Guarded } from '../session/guarded.tsx';
import { usePreferences } from './use-preferences.ts';

/** Puts the chosen language and theme into effect. */
function useAppliedPreferences(): void {
  const { i18n } = usePortal();
  const { language, theme } = usePreferences();
  useEffect(() => {
    document.documentElement.lang = language;
    if (i18n.language !== language) void i18n.changeLanguage(language);
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
        <Outlet />
      </Guarded>
      <Toasts />
    </>
  );
}
