import { useStore } from '@nanostores/react';
import { PageLink, userMenuTexts } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { usePortal } from '../../portal.ts';
import { RefusalPage } from './refusal-page.tsx';
import { refusalTexts } from './texts.en.ts';

/** For people whose role gives no access to the organization: they keep their own settings. People with access are led to the portal. */
export function DeniedScreen() {
  const { t } = useI18n(refusalTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { t: shellText } = useI18n(userMenuTexts);
  const { session } = usePortal();
  const state = useStore(session.$session);
  const hasAccess = state.status !== 'signed-in' || state.user.role !== 'no-access';
  const action = hasAccess
    ? { to: '/', label: layoutText('toDashboard') }
    : { to: '/logout', label: shellText('signOut') };
  return (
    <RefusalPage title={t('deniedTitle')} action={action}>
      {t('deniedText')} {!hasAccess && <PageLink to="/user-settings">{t('ownSettings')}</PageLink>}
    </RefusalPage>
  );
}
