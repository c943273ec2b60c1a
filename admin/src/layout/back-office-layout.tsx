import { AppLayout, NavigationLink, useBrand, usePagePlace } from '@quittance/app-shell';
import { adminTexts } from '@quittance/sdk/i18n/en';
import { icons, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useStaff } from '../session/staff.ts';

function Navigation() {
  const { t } = useI18n(adminTexts);
  const { pathname } = usePagePlace().location;
  return (
    <NavigationLink to="/companies" icon={icons.buildingIcon} isCurrent={pathname.startsWith('/companies')}>
      {t('navigation.companies')}
    </NavigationLink>
  );
}

/** The back office's frame around a screen. */
export function BackOfficeLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n(adminTexts);
  const staff = useStaff();
  return (
    <AppLayout brand={useBrand()} navigation={<Navigation />} user={staff} role={t(`role.${staff.role}`)} isRoleShown>
      {children}
    </AppLayout>
  );
}
