import { AppLayout, NavigationLink, useBrand, usePagePlace } from '@quittance/app-shell';
import { icons, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useStaff } from '../session/staff.ts';

function Navigation() {
  const { t } = useI18n('admin');
  const { pathname } = usePagePlace().location;
  return (
    <NavigationLink to="/companies" icon={icons.buildingIcon} isCurrent={pathname.startsWith('/companies')}>
      {t('navigation.companies')}
    </NavigationLink>
  );
}

/** The back office's frame around a screen. */
export const BackOfficeLayout = ({ children }: { readonly children: ReactNode }) => (
  <AppLayout brand={useBrand()} navigation={<Navigation />} user={useStaff()} isRoleShown>
    {children}
  </AppLayout>
);
