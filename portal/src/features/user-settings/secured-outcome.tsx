import { mayManageFunds } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';
import { Banner, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { userSettingsTexts } from './texts.en.ts';

interface SecuredOutcomeProps extends Pick<CustomerUser, 'role'> {
  readonly action?: ReactNode;
}

/** Says that the account is secure now, and whether its person may manage funds. */
export function SecuredOutcome({ role, action }: SecuredOutcomeProps) {
  const { t } = useI18n(userSettingsTexts);
  const isAllowed = mayManageFunds(role);
  return (
    <div role="status">
      <Banner tone={isAllowed ? 'success' : 'info'} action={action}>
        {t(isAllowed ? 'secure.secured' : 'secure.notAllowed')}
      </Banner>
    </div>
  );
}
