import { PageTabs, usePagePlace } from '@quittance/app-shell';
import { listCompaniesUnderVerification, listPeopleUnderVerification, mayMake } from '@quittance/sdk/client';
import { useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import { newAccountsTexts } from './texts.en.ts';

/** Links between the lists of new accounts that the staff member may open. */
export function NewAccountsTabs() {
  const { t } = useI18n(newAccountsTexts);
  const staff = useStaff();
  const { pathname } = usePagePlace().location;
  const lists = [
    { to: '/new-accounts/signups', label: t('signUps.title'), isOpen: true },
    {
      to: '/new-accounts/accounts-under-verification',
      label: t('companies.title'),
      isOpen: mayMake(listCompaniesUnderVerification, staff),
    },
    {
      to: '/new-accounts/persons-under-verification',
      label: t('people.title'),
      isOpen: mayMake(listPeopleUnderVerification, staff),
    },
  ];
  const pages = lists
    .filter(({ isOpen }) => isOpen)
    .map(({ to, label }) => ({ to, label, isCurrent: to === pathname }));
  // One tab alone leads nowhere.
  return pages.length > 1 && <PageTabs label={t('lists')} pages={pages} />;
}
