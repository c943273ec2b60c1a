import { Icon, useI18n, useTranslator } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useApp } from '../app-context/app.ts';
import { AppFrame } from '../app-frame.tsx';
import { Brand, type BrandProps } from '../brand.tsx';
import { MoreNavigation } from '../navigation/more-navigation.tsx';
import { isCovered, type NavigationEntry, navigationFor } from '../navigation/navigation-entry.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { usePagePlace } from '../navigation/use-page-history.ts';
import { PaletteButton, type PalettePart } from '../palette/palette-button.tsx';
import { shellTexts } from '../texts.en.ts';
import { userMenuTexts } from '../user-menu/texts.en.ts';
import { usePreferences } from '../user-menu/use-preferences.ts';
import { UserMenu } from '../user-menu/user-menu.tsx';

/** The signed-in person, as the user menu shows them. */
interface Person {
  readonly profile: { readonly firstName: string; readonly lastName: string };
  readonly email: string;
}

interface CurrentUserProps {
  readonly user: Person;
  /** Name of their role, as the screen shows it. */
  readonly role: string;
  /** Whether to show the role below the name, if it decides what the person may do. */
  readonly isRoleShown?: boolean;
  /** More entries of the user menu, such as the businesses to switch to. */
  readonly menuItems?: ReactNode;
}

/** Where an app has screens for a person's settings. */
const settingsPath = '/user-settings';

function CurrentUser({ user, role, isRoleShown, menuItems }: CurrentUserProps) {
  const app = useApp();
  const { t } = useI18n(userMenuTexts);
  const { history } = usePagePlace();
  const hasSettings = app.findScreen(settingsPath).pattern === settingsPath;
  const name = `${user.profile.firstName} ${user.profile.lastName}`;
  return (
    <UserMenu
      {...usePreferences(app)}
      name={name}
      email={user.email}
      role={role}
      isRoleShown={isRoleShown}
      label={t('menu', { name })}
      signOutLabel={t('signOut')}
      version={t('version', { version: app.version })}
      items={
        <>
          {hasSettings && (
            <PageLink className="q-menu__item" to={settingsPath}>
              {t('settings')}
            </PageLink>
          )}
          {menuItems}
        </>
      }
      onSignOut={() => history.push('/logout')}
    />
  );
}

interface NavigationProps {
  readonly entries: readonly NavigationEntry<never>[];
  /** Address of an entry to mark in addition, if the page's address doesn't say where the person is. */
  readonly current?: string | undefined;
}

/** How many links the bar of a phone has room for, beside "More". */
const linksInBar = 4;

/** The app's navigation links. */
function Navigation({ entries, current }: NavigationProps) {
  const i18n = useTranslator();
  const { pathname } = usePagePlace().location;
  const shown = entries.map((entry) => ({
    entry,
    isCurrent: entry.to === current || isCovered(entry, pathname),
  }));
  const links = shown.map(({ entry, isCurrent }) => (
    <PageLink key={entry.to} className="app__nav-link" to={entry.to} aria-current={isCurrent ? 'page' : undefined}>
      <Icon shape={entry.icon} />
      {entry.label(i18n)}
    </PageLink>
  ));
  if (links.length <= linksInBar + 1) return links;
  return (
    <>
      {links.slice(0, linksInBar)}
      <MoreNavigation key={pathname} isCurrent={shown.slice(linksInBar).some(({ isCurrent }) => isCurrent)}>
        {links.slice(linksInBar)}
      </MoreNavigation>
    </>
  );
}

interface AppLayoutProps<User extends Person> extends CurrentUserProps {
  readonly user: User;
  readonly brand: BrandProps;
  /**
   * Entries of the navigation; absent on a screen that people should not leave by accident. Without an entry for the person,
   * the frame has no navigation.
   */
  readonly navigation?: readonly NavigationEntry<User>[] | undefined;
  /** Address of an entry to mark in addition, if the page's address doesn't say where the person is. */
  readonly current?: string | undefined;
  /** Name of the organization that the person acts for. */
  readonly place?: string | undefined;
  /** The app's palette; absent where people have nothing to search. */
  readonly palette?: PalettePart | undefined;
  readonly children: ReactNode;
}

/** The app's frame around a screen. */
export function AppLayout<User extends Person>(props: AppLayoutProps<User>) {
  const { brand, navigation = [], current, place, palette, children, ...person } = props;
  const { guard } = useApp();
  const { t } = useI18n(shellTexts);
  const entries = navigationFor(navigation, person.user);
  return (
    <AppFrame
      brand={
        <PageLink className="app__brand" to={guard.destinationAfterSignIn(null)}>
          <Brand {...brand} />
        </PageLink>
      }
      navigation={entries.length > 0 && <Navigation entries={entries} current={current} />}
      navigationLabel={t('navigation')}
      place={place}
      search={palette && <PaletteButton part={palette} />}
      userMenu={<CurrentUser {...person} />}
      isNavigating={usePagePlace().isNavigating}
    >
      {children}
    </AppFrame>
  );
}
