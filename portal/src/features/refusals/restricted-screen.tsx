import { useStore } from '@nanostores/react';
import { userMenuTexts } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { isOrganizationRestricted, isRestricted } from '../../guards/visitor.ts';
import { layoutTexts } from '../../layout/texts.en.ts';
import { usePortal } from '../../portal.ts';
import { RefusalPage } from './refusal-page.tsx';
import { refusalTexts } from './texts.en.ts';

/** For restricted people and companies: says so, gives a contact, and lets them sign out. */
export function RestrictedScreen() {
  const { t } = useI18n(refusalTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { t: shellText } = useI18n(userMenuTexts);
  const { session, publicConstants } = usePortal();
  const state = useStore(session.$session);
  const known = useStore(publicConstants.$state);
  const email = known.status === 'ready' ? known.data.supportEmail : '';
  const user = state.status === 'signed-in' ? state.user : null;
  const action =
    user && isRestricted(user)
      ? { to: '/logout', label: shellText('signOut') }
      : { to: '/', label: layoutText('toDashboard') };
  return (
    <RefusalPage title={t('restrictedTitle')} action={action}>
      {t(user && isOrganizationRestricted(user) ? 'restrictedCompany' : 'restrictedPerson', {
        email,
      })}
    </RefusalPage>
  );
}
