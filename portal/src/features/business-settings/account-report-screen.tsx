import { usePagePlace, useRouteParams } from '@quittance/app-shell';
import { AccountStatement } from '../../account-statement/account-statement.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The report of one account; its currency is in the path, as the specification has it. */
export function AccountReportScreen() {
  const { currencyAccount } = useRouteParams();
  const { history } = usePagePlace();
  return (
    <SettingsFrame page="account-report">
      <AccountStatement
        currency={currencyAccount}
        onChoose={({ currency }, search) =>
          history.replace({ pathname: `/business-settings/account-report/${currency}`, search })
        }
      />
    </SettingsFrame>
  );
}
