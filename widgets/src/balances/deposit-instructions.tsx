import { ApiError, getDepositInstructions } from '@quittance/sdk/client';
import { epcDeposit } from '@quittance/sdk/rules';
import { createResource } from '@quittance/sdk/stores';
import { useMemo, useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { CopyButton } from '../kit/copy-button/copy-button.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { QrCode } from '../kit/qr-code/qr-code.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { Tabs } from '../kit/tabs/tabs.tsx';
import { useResourceState } from '../widget/use-resource-state.ts';
import { type Account, type Instructions, queryOf } from './account.ts';
import { balancesTexts } from './texts.en.ts';

type Way = 'local' | 'swift';

interface Row {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
}

/** The lines of one way to pay in, in the order of a bank's form. */
function useRows() {
  const { t } = useI18n(balancesTexts);
  return ({ holderName, reference, ...ways }: Instructions, way: Way): readonly Row[] => {
    const { fields, bankName, bankAddress } = (way === 'local' && ways.local) || ways.swift;
    return [
      { name: t('instructions.holderName'), value: holderName },
      ...fields.map(({ name, value }) => ({ name: t(`instructions.field.${name}`), value })),
      { name: t('instructions.reference'), value: reference, hint: t('instructions.referenceHint') },
      { name: t('instructions.bankName'), value: bankName },
      { name: t('instructions.bankAddress'), value: bankAddress },
    ];
  };
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useI18n(balancesTexts);
  return (
    <>
      <dl className="q-balances__lines">
        {rows.map(({ name, value, hint }) => (
          <div className="q-balances__line" key={name}>
            <dt className="q-label">{name}</dt>
            <dd>
              <span>{value}</span>
              {hint && <span className="q-balances__hint">{hint}</span>}
            </dd>
            <dd>
              <CopyButton value={value} label={t('instructions.copyField', { field: name })} isIconOnly />
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        value={rows.map(({ name, value }) => `${name}: ${value}`).join('\n')}
        label={t('instructions.copyAll')}
      />
    </>
  );
}

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
  const rowsOf = useRows();
  const [way, setWay] = useState<Way>(instructions.local ? 'local' : 'swift');
  const rows = <Rows rows={rowsOf(instructions, way)} />;
  return (
    <>
      {instructions.local ? (
        <Tabs
          label={t('instructions.way')}
          tabs={(['local', 'swift'] as const).map((id) => ({ id, label: t(`instructions.${id}`) }))}
          selected={way}
          onSelect={(id) => setWay(id as Way)}
        >
          {rows}
        </Tabs>
      ) : (
        rows
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
