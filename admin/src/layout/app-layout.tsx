import { AppFrame, BrandMark, UserMenu, useIsNavigating, usePreferences } from '@quittance/widgets/host';
import { Icon, icons, useI18n } from '@quittance/widgets/kit';
import { Link, NavLink, useNavigate } from 'react-router';
import { useBackOffice } from '../back-office.ts';
import { useStaff } from '../session/staff.ts';
import { ScreenOutlet } from './screen-outlet.tsx';
import { useBrand } from './use-brand.ts';

function CurrentUser() {
  const { t } = useI18n('admin');
  const { preferences } = useBackOffice();
  const staff = useStaff();
  const navigate = useNavigate();
  const name = `${staff.profile.firstName} ${staff.profile.lastName}`;
  return (
    <UserMenu
      {...usePreferences(preferences)}
      name={name}
      email={staff.email}
      role={t(`role.${staff.role}`)}
      label={t('user.menu', { name })}
      signOutLabel={t('user.signOut')}
      onSignOut={() => void navigate('/logout')}
    />
  );
}

/** The back office's frame round a screen. */
export function AppLayout() {
  const { t } = useI18n('admin');
  const brand = useBrand();
  const staff = useStaff();
  return (
    <AppFrame
      brand={
        <Link className="app__brand" to="/companies">
          <BrandMark />
          {brand}
        </Link>
      }
      navigation={
        <NavLink className="app__nav-link" to="/companies">
          <Icon shape={icons.buildingIcon} />
          {t('navigation.companies')}
        </NavLink>
      }
      navigationLabel={t('navigation.label')}
      place={t(`role.${staff.role}`)}
      userMenu={<CurrentUser />}
      isNavigating={useIsNavigating()}
    >
      <ScreenOutlet />
    </AppFrame>
  );
}
