import { useStore } from '@nanostores/react';
import { useQuery, userMenuTexts } from '@quittance/app-shell';
import { restrictionOf } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { usePortal } from '../../portal.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RefusalPage } from './refusal-page.tsx';
import { refusalTexts } from './texts.en.ts';

/** The parameters of the address, with the values that exist. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  restrictedType: ['company'],
  didUserAcceptLeaving: ['true', 'false'],
};

const isKnown = (query: URLSearchParams): boolean =>
  [...query].every(([name, value]) => parameters[name]?.includes(value));

/**
 * For restricted people and companies: says why, gives a contact, and lets them sign out. A denied company reads what its mail
 * says. `didUserAcceptLeaving` says that they left a page with unsaved work for it.
 */
export function RestrictedScreen() {
  const { t } = useI18n(refusalTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { t: shellText } = useI18n(userMenuTexts);
  const { session } = usePortal();
  const state = useStore(session.$session);
  const [query] = useQuery();
  if (!isKnown(query)) return <NotFoundScreen />;
  const user = state.status === 'signed-in' ? state.user : null;
  const restriction = user && restrictionOf(user);
  const ofAddress = query.get('restrictedType') === 'company' ? 'company' : 'person';
  const shown = restriction ?? ofAddress;
  const action = restriction
    ? { to: '/logout', label: shellText('signOut') }
    : { to: '/', label: layoutText('toDashboard') };
  return (
    <RefusalPage title={t(`restrictions.${shown}`)} action={action} foot={<SupportContact />}>
      {t(`restrictions.${shown}Text`)}
      {query.get('didUserAcceptLeaving') === 'true' && ` ${t('restrictions.unsaved')}`}
    </RefusalPage>
  );
}
