import { bankDetailsTexts } from '@quittance/sdk/i18n';
import { useI18n } from '../kit/base/i18n.tsx';
import { CopyButton } from '../kit/copy-button/copy-button.tsx';
import type { Instructions } from './account.ts';
import { balancesTexts } from './texts.en.ts';

/** How money reaches an account: within the country of its bank, or from abroad. */
export type DepositWay = 'local' | 'swift';

interface DepositLinesProps {
  readonly instructions: Instructions;
  /** Without local transfers, the details are those of SWIFT. */
  readonly way: DepositWay;
}

interface Line {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
}

/** The lines of one way to pay in, in the order of a bank's form. */
function useLines({ holderName, reference, ...ways }: Instructions, way: DepositWay): readonly Line[] {
  const { t } = useI18n(balancesTexts);
  const { t: bankText } = useI18n(bankDetailsTexts);
  const { fields, bankName, bankAddress } = (way === 'local' && ways.local) || ways.swift;
  return [
    { name: bankText('holder'), value: holderName },
    ...fields.map(({ name, value }) => ({ name: bankText(`field.${name}`), value })),
    { name: bankText('reference'), value: reference, hint: t('instructions.referenceHint') },
    { name: bankText('bankName'), value: bankName },
    { name: t('instructions.bankAddress'), value: bankAddress },
  ];
}

/** What a sender enters to send money to an account, each value with a button to copy it. */
export function DepositLines({ instructions, way }: DepositLinesProps) {
  const { t } = useI18n(balancesTexts);
  const lines = useLines(instructions, way);
  return (
    <>
      <dl className="q-balances__lines">
        {lines.map(({ name, value, hint }) => (
          <div className="q-balances__line" key={name}>
            <dt className="q-label">{name}</dt>
            <dd>
              <bdi>{value}</bdi>
              {hint && <span className="q-balances__hint">{hint}</span>}
            </dd>
            <dd>
              <CopyButton value={value} label={t('instructions.copyField', { field: name })} isIconOnly />
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        value={lines.map(({ name, value }) => `${name}: ${value}`).join('\n')}
        label={t('instructions.copyAll')}
      />
    </>
  );
}
