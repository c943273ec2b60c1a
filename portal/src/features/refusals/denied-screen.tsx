import { useStore } from '@nanostores/react';
import { hostTexts, portalTexts } from '@quittance/sdk/i18n/en';
import { useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { RefusalPage } from './refusal-page.tsx';

/** For people whose role gives no access to the organization. People with access are redirected to the portal. */
export function DeniedScreen() {
  const { t } = useI18n(portalTexts);
  const { t: shellText } = useI18n(hostTexts);
  const { session } = usePortal();
  const state = useStore(session.$session);
  const hasAccess = state.status !== 'signed-in' || state.user.role !== 'no-access';
  const action = hasAccess
    ? { to: '/', label: t('permission.toDashboard') }
    : { to: '/logout', label: shellText('user.signOut') };
  return (
    <RefusalPage title={t('permission.deniedTitle')} action={action}>
      {t('permission.deniedText')}
    </RefusalPage>
  );
}
