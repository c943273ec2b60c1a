import { AppLayout, NavigationLink, useBrand, usePagePlace } from '@quittance/app-shell';
import { icons, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useStaff } from '../session/staff.ts';
import { layoutTexts } from './texts.en.ts';

function Navigation() {
  const { t } = useI18n(layoutTexts);
  const { pathname } = usePagePlace().location;
  return (
    <NavigationLink to="/companies" icon={icons.buildingIcon} isCurrent={pathname.startsWith('/companies')}>
      {t('navigation.companies')}
    </NavigationLink>
  );
}

/** The back office's frame around a screen. */
export function BackOfficeLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n(layoutTexts);
  const staff = useStaff();
  return (
    <AppLayout brand={useBrand()} navigation={<Navigation />} user={staff} role={t(`role.${staff.role}`)} isRoleShown>
      {children}
    </AppLayout>
  );
}
