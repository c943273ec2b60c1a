import { ApiError, getDepositInstructions } from '@quittance/sdk/client';
import { epcDeposit } from '@quittance/sdk/rules';
import { createResource } from '@quittance/sdk/stores';
import { useMemo, useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { QrCode } from '../kit/qr-code/qr-code.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { Tabs } from '../kit/tabs/tabs.tsx';
import { useResourceState } from '../widget/use-resource-state.ts';
import { type Account, type Instructions, queryOf } from './account.ts';
import { DepositLines, type DepositWay } from './deposit-lines.tsx';
import { balancesTexts } from './texts.en.ts';

/** The code by which banking apps start a SEPA transfer, if the account has one. */
function SepaCode({ instructions }: InstructionsProps) {
  const { t } = useI18n(balancesTexts);
  const [isShown, setShown] = useState(false);
  const text = epcDeposit(instructions);
  if (text === null) return null;
  return (
    <div className="q-balances__code-area">
      <Button size="small" variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'instructions.hideCode' : 'instructions.showCode')}
      </Button>
      {isShown && (
        <>
          <QrCode text={text} label={t('instructions.code')} />
          <p className="q-balances__hint">{t('instructions.codeHint')}</p>
        </>
      )}
    </div>
  );
}

interface InstructionsProps {
  readonly instructions: Instructions;
}

function Loaded({ instructions }: InstructionsProps) {
  const { t } = useI18n(balancesTexts);
  const [way, setWay] = useState<DepositWay>(instructions.local ? 'local' : 'swift');
  const lines = <DepositLines instructions={instructions} way={way} />;
  return (
    <>
      {instructions.local ? (
        <Tabs
          label={t('instructions.way')}
          tabs={(['local', 'swift'] as const).map((id) => ({ id, label: t(`instructions.${id}`) }))}
          selected={way}
          onSelect={(id) => setWay(id as DepositWay)}
        >
          {lines}
        </Tabs>
      ) : (
        lines
      )}
      <SepaCode instructions={instructions} />
    </>
  );
}

/** How to send money to an account. Loads when it is opened. */
export function DepositInstructions({ account }: { readonly account: Pick<Account, 'currency' | 'accountType'> }) {
  const { t } = useI18n(balancesTexts);
  const client = useClient();
  const { currency, accountType } = account;
  const resource = useMemo(
    () =>
      createResource<Instructions>((signal) =>
        client.request(getDepositInstructions, { query: queryOf({ currency, accountType }) }, { signal }),
      ),
    [client, currency, accountType],
  );
  const state = useResourceState(resource);
  const isUnavailable =
    state.status === 'failed' &&
    state.error instanceof ApiError &&
    ['CurrencyAccountUnavailableError', 'ProviderUnavailableError'].includes(state.error.code);
  return (
    <section className="q-balances__instructions" aria-busy={state.status === 'loading'}>
      <h3>{t('instructions.title')}</h3>
      {state.status === 'loading' && (
        <>
          <span className="q-visually-hidden" role="status">
            {t('instructions.loading')}
          </span>
          <Skeleton shape="block" />
        </>
      )}
      {isUnavailable && <p className="q-balances__hint">{t('instructions.unavailable')}</p>}
      {state.status === 'failed' && !isUnavailable && (
        <ErrorState title={t('instructions.failed')} onRetry={() => void resource.refresh()} />
      )}
      {state.status === 'ready' && <Loaded instructions={state.data} />}
    </section>
  );
}
