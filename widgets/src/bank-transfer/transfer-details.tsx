import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { bankDetailsTexts } from '@quittance/sdk/i18n';
import { epcPayment } from '@quittance/sdk/rules';
import { useState } from 'react';
import { useMoneyText } from '../invoice/money-text.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { CopyButton } from '../kit/copy-button/copy-button.tsx';
import { QrCode } from '../kit/qr-code/qr-code.tsx';
import { Tabs } from '../kit/tabs/tabs.tsx';
import { CopyableLine } from '../widget/copyable-line.tsx';
import { bankTransferTexts } from './texts.en.ts';

export type TransferInstructions = AnswerOf<Contract['getTransferInstructions']>;

type Way = 'local' | 'swift';

interface Line {
  readonly name: string;
  readonly value: string;
  /** What a bank's form takes instead; default: the value. */
  readonly typed?: string;
  readonly hint?: string;
}

interface DetailsProps {
  readonly instructions: TransferInstructions;
}

/** The lines of one way to send the money, in the order of a bank's form. */
function useLines(
  { holderName, reference, amount, currency, ...ways }: TransferInstructions,
  way: Way,
): readonly Line[] {
  const { t } = useI18n(bankTransferTexts);
  const { t: bankText } = useI18n(bankDetailsTexts);
  const amountText = useMoneyText(amount, currency);
  const { fields, bankName } = (way === 'local' && ways.local) || ways.swift;
  return [
    { name: t('amount'), value: amountText, typed: amount, hint: t('amountHint') },
    { name: bankText('holder'), value: holderName },
    ...fields.map(({ name, value }) => ({ name: bankText(`field.${name}`), value })),
    { name: bankText('bankName'), value: bankName },
    { name: bankText('reference'), value: reference, hint: t('referenceHint') },
  ];
}

function Lines({ instructions, way }: DetailsProps & { readonly way: Way }) {
  const { t } = useI18n(bankTransferTexts);
  const lines = useLines(instructions, way);
  return (
    <>
      <dl>
        {lines.map((line) => (
          <CopyableLine key={line.name} {...line} copyLabel={t('copyField', { field: line.name })} />
        ))}
      </dl>
      <CopyButton value={lines.map(({ name, value }) => `${name}: ${value}`).join('\n')} label={t('copyAll')} />
    </>
  );
}

/** The code by which banking apps fill in a SEPA transfer; for euros and an IBAN, as the standard requires. */
function SepaCode({ instructions: { currency, holderName, reference, amount, local, swift } }: DetailsProps) {
  const { t } = useI18n(bankTransferTexts);
  const fieldOf = (field: 'iban' | 'bic') =>
    [...(local?.fields ?? []), ...swift.fields].find(({ name }) => name === field)?.value;
  const iban = fieldOf('iban');
  if (currency !== 'EUR' || iban === undefined) return null;
  return (
    <div className="q-payment-code">
      <QrCode text={epcPayment({ name: holderName, iban, bic: fieldOf('bic'), amount, reference })} label={t('code')} />
      <p className="q-payment-hint">{t('codeHint')}</p>
    </div>
  );
}

/** What a sender enters to pay by bank transfer, each value with a button to copy it. */
export function TransferDetails({ instructions }: DetailsProps) {
  const { t } = useI18n(bankTransferTexts);
  const [way, setWay] = useState<Way>(instructions.local ? 'local' : 'swift');
  const lines = <Lines instructions={instructions} way={way} />;
  return (
    <>
      {instructions.local ? (
        <Tabs
          label={t('way')}
          tabs={(['local', 'swift'] as const).map((id) => ({ id, label: t(id) }))}
          selected={way}
          onSelect={(id) => setWay(id as Way)}
        >
          {lines}
        </Tabs>
      ) : (
        lines
      )}
      {way === 'local' && <SepaCode instructions={instructions} />}
    </>
  );
}
