import { AppLayout, NavigationLink, usePagePlace } from '@quittance/app-shell';
import { type IconShape, icons, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import type { Direction } from '../invoices/status-groups.ts';
import { useMember } from '../session/member.ts';
import { CurrentListContext } from './current-list.ts';
import { layoutTexts } from './texts.en.ts';

interface NavigationItem {
  readonly to: string;
  readonly word: 'expenses' | 'income' | 'accounts';
  readonly icon: IconShape;
  /** Also marked as current while one of these addresses is open. */
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
  const { t } = useI18n(layoutTexts);
  const { pathname } = usePagePlace().location;
  return items.map(({ to, word, icon, covers }) => (
    <NavigationLink key={to} to={to} icon={icon} isCurrent={word === currentList || covers(pathname)}>
      {t(`navigation.${word}`)}
    </NavigationLink>
  ));
}

/**
 * The portal's frame around a screen.
 * @param isWide hides the navigation, for a form that people should not leave by accident
 */
export function PortalLayout({ isWide, children }: { readonly isWide: boolean; readonly children: ReactNode }) {
  const { t } = useI18n(layoutTexts);
  const { user, constants } = useMember();
  const [currentList, setCurrentList] = useState<Direction | null>(null);
  return (
    <AppLayout
      brand={{ name: constants.brandName }}
      navigation={isWide ? undefined : <Navigation currentList={currentList} />}
      place={user.company?.legalName}
      user={user}
      role={t(`role.${user.role}`)}
    >
      <CurrentListContext value={setCurrentList}>{children}</CurrentListContext>
    </AppLayout>
  );
}
