import type { PalettePage } from '@quittance/app-shell';
import { listCompaniesUnderVerification, listPeopleUnderVerification, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { newAccountsTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage<StaffUser>[] = [
  {
    to: '/new-accounts/accounts-under-verification',
    label: (i18n) => i18n.t(newAccountsTexts, 'companies.title'),
    icon: icons.buildingIcon,
    isShownTo: (staff) => mayMake(listCompaniesUnderVerification, staff),
  },
  {
    to: '/new-accounts/persons-under-verification',
    label: (i18n) => i18n.t(newAccountsTexts, 'people.title'),
    icon: icons.userIcon,
    isShownTo: (staff) => mayMake(listPeopleUnderVerification, staff),
  },
];
