import { Screen, usePagePlace } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { AccountStatement } from '../../account-statement/account-statement.tsx';
import { accountStatementTexts } from '../../account-statement/texts.en.ts';
import { useMember } from '../../session/member.ts';

/** The statement of an account, which is in the query of the address. */
export function AccountStatementScreen() {
  const { t } = useI18n(accountStatementTexts);
  const { constants } = useMember();
  const { history, location } = usePagePlace();
  return (
    <Screen title={t('title')} brand={constants.brandName}>
      <AccountStatement onChoose={(_, search) => history.replace({ pathname: location.pathname, search })} />
    </Screen>
  );
}
