import { AppFrame, Brand, PageLink, UserMenu, usePagePlace, usePreferences } from '@quittance/app-shell';
import { Icon, type IconShape, icons, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import type { Direction } from '../dashboard/status-groups.ts';
import { usePortal } from '../portal.ts';
import { useMember } from '../session/member.ts';
import { CurrentListContext } from './current-list.ts';

interface NavigationItem {
  readonly to: string;
  readonly word: string;
  readonly icon: IconShape;
  /** Also in place while one of these is open. */
  readonly covers: (path: string) => boolean;
}

const items: readonly NavigationItem[] = [
  { to: '/expenses', word: 'expenses', icon: icons.inboxIcon, covers: (path) => path === '/' || path === '/expenses' },
  { to: '/income', word: 'income', icon: icons.sendIcon, covers: (path) => path === '/income' },
  {
    to: '/accounts/payments',
    word: 'accounts',
    icon: icons.walletIcon,
    covers: (path) => path.startsWith('/accounts'),
  },
];

function Navigation({ currentList }: { readonly currentList: Direction | null }) {
  const { t } = useI18n('portal');
  const { pathname } = usePagePlace().location;
  return items.map(({ to, word, icon, covers }) => (
    <PageLink
      key={to}
      className="app__nav-link"
      to={to}
      aria-current={word === currentList || covers(pathname) ? 'page' : undefined}
    >
      <Icon shape={icon} />
      {t(`navigation.${word}`)}
    </PageLink>
  ));
}

function CurrentUser() {
  const { t } = useI18n('portal');
  const { user } = useMember();
  const { history } = usePagePlace();
  const { preferences: store } = usePortal();
  const preferences = usePreferences(store);
  const name = `${user.profile.firstName} ${user.profile.lastName}`;
  return (
    <UserMenu
      {...preferences}
      name={name}
      email={user.email}
      role={t(`role.${user.role}`)}
      label={t('user.menu', { name })}
      signOutLabel={t('user.signOut')}
      onSignOut={() => history.push('/logout')}
    />
  );
}

/**
 * The portal's frame round a screen.
 * @param isWide without the navigation, for a form that should not be left by chance
 */
export function AppLayout({ isWide, children }: { readonly isWide: boolean; readonly children: ReactNode }) {
  const { t } = useI18n('portal');
  const { user, constants } = useMember();
  const [currentList, setCurrentList] = useState<Direction | null>(null);
  return (
    <AppFrame
      brand={
        <PageLink className="app__brand" to="/">
          <Brand name={constants.brandName} />
        </PageLink>
      }
      navigation={isWide ? undefined : <Navigation currentList={currentList} />}
      navigationLabel={t('navigation.label')}
      place={user.company?.legalName}
      userMenu={<CurrentUser />}
      isNavigating={usePagePlace().isNavigating}
    >
      <CurrentListContext value={setCurrentList}>{children}</CurrentListContext>
    </AppFrame>
  );
}
