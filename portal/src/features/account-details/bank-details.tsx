import { Card, EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { DepositLines, type DepositWay } from '@quittance/widgets/react';
import type { DepositInstructions } from './instructions.tsx';
import { accountDetailsTexts } from './texts.en.ts';
import '@quittance/widgets/widgets.css';

interface BankDetailsProps {
  readonly instructions: DepositInstructions;
  readonly way: DepositWay;
}

/** What a sender enters to send money to the account, each value with a button to copy it. */
export function BankDetails({ instructions, way }: BankDetailsProps) {
  const { t } = useI18n(accountDetailsTexts);
  if (!instructions[way]) {
    return (
      <Card>
        <EmptyState title={t('noLocalTitle')} icon={icons.buildingIcon}>
          {t('noLocalText', { currency: instructions.currency })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t(way === 'local' ? 'localTitle' : 'swiftTitle')}>
      <div className="deposit-lines">
        <DepositLines instructions={instructions} way={way} />
      </div>
    </Card>
  );
}
