import { AppFrame, Brand, PageLink, UserMenu, usePagePlace, usePreferences } from '@quittance/app-shell';
import { Icon, icons, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useBackOffice } from '../back-office.ts';
import { useStaff } from '../session/staff.ts';
import { useBrand } from './use-brand.ts';

function CurrentUser() {
  const { t } = useI18n('admin');
  const { preferences } = useBackOffice();
  const staff = useStaff();
  const { history } = usePagePlace();
  const name = `${staff.profile.firstName} ${staff.profile.lastName}`;
  return (
    <UserMenu
      {...usePreferences(preferences)}
      name={name}
      email={staff.email}
      role={t(`role.${staff.role}`)}
      isRoleShown
      label={t('user.menu', { name })}
      signOutLabel={t('user.signOut')}
      onSignOut={() => history.push('/logout')}
    />
  );
}

/** The back office's frame round a screen. */
export function AppLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n('admin');
  const brand = useBrand();
  const { pathname } = usePagePlace().location;
  return (
    <AppFrame
      brand={
        <PageLink className="app__brand" to="/companies">
          <Brand {...brand} />
        </PageLink>
      }
      navigation={
        <PageLink
          className="app__nav-link"
          to="/companies"
          aria-current={pathname.startsWith('/companies') ? 'page' : undefined}
        >
          <Icon shape={icons.buildingIcon} />
          {t('navigation.companies')}
        </PageLink>
      }
      navigationLabel={t('navigation.label')}
      userMenu={<CurrentUser />}
      isNavigating={usePagePlace().isNavigating}
    >
      {children}
    </AppFrame>
  );
}
