import { Fact, FactList } from '@quittance/app-shell';
import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { bankDetailsTexts } from '@quittance/sdk/i18n';
import { epcDeposit } from '@quittance/sdk/rules';
import { Card, CopyButton, EmptyState, icons, QrCode, Stack, useI18n } from '@quittance/widgets/kit';
import { accountDetailsTexts } from './texts.en.ts';

type Instructions = AnswerOf<Contract['getDepositInstructions']>;

interface DepositInstructionsProps {
  readonly instructions: Instructions;
  readonly way: 'local' | 'swift';
}

interface Line {
  readonly term: string;
  readonly value: string;
}

function CopiedFact({ term, value }: Line) {
  const { t } = useI18n(accountDetailsTexts);
  return (
    <Fact term={term}>
      <span className="deposit-value">
        <span className="deposit-value__text" dir="auto">
          {value}
        </span>
        <CopyButton value={value} label={t('copy', { name: term })} isIconOnly />
      </span>
    </Fact>
  );
}

/** The code that banking apps of the SEPA countries read, if the account has one. */
function EpcCode({ instructions }: Pick<DepositInstructionsProps, 'instructions'>) {
  const { t } = useI18n(accountDetailsTexts);
  const text = epcDeposit(instructions);
  if (text === null) return null;
  return (
    <Card title={t('codeTitle')}>
      <div className="deposit-code">
        <QrCode text={text} label={t('codeLabel')} />
        <p className="q-muted">{t('codeText')}</p>
      </div>
    </Card>
  );
}

/** What a sender enters to send money to the account, each value with a button to copy it. */
export function DepositInstructions({ instructions, way }: DepositInstructionsProps) {
  const { t } = useI18n(accountDetailsTexts);
  const { t: bankText } = useI18n(bankDetailsTexts);
  const bank = instructions[way];
  if (!bank) {
    return (
      <Card>
        <EmptyState title={t('noLocalTitle')} icon={icons.buildingIcon}>
          {t('noLocalText', { currency: instructions.currency })}
        </EmptyState>
      </Card>
    );
  }
  const lines: readonly Line[] = [
    { term: bankText('holder'), value: instructions.holderName },
    ...bank.fields.map(({ name, value }) => ({ term: bankText(`field.${name}`), value })),
    { term: bankText('bankName'), value: bank.bankName },
    { term: t('bankAddress'), value: bank.bankAddress },
    { term: bankText('reference'), value: instructions.reference },
  ];
  const all = lines.map(({ term, value }) => `${term}: ${value}`).join('\n');
  return (
    <Stack>
      <p className="deposit-hint q-muted">
        {t(way === 'local' ? 'localHint' : 'swiftHint', { currency: instructions.currency })}
      </p>
      <div className="deposit-parts">
        <Card title={t(way === 'local' ? 'localTitle' : 'swiftTitle')}>
          <Stack>
            <div className="deposit-facts">
              <FactList>
                {lines.map((line) => (
                  <CopiedFact key={line.term} {...line} />
                ))}
              </FactList>
            </div>
            <div>
              <CopyButton value={all} label={t('copyAll')} size="medium" />
            </div>
          </Stack>
        </Card>
        {(way === 'local' || !instructions.local) && <EpcCode instructions={instructions} />}
      </div>
    </Stack>
  );
}
