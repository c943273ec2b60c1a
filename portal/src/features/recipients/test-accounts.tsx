import { Fact, FactList } from '@quittance/app-shell';
import { sandboxPayoutDigits } from '@quittance/sdk/rules';
import { InfoBox, Stack, TextButton, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { recipientFormTexts } from './form-texts.en.ts';
import type { RecipientValues } from './recipient-values.ts';
import { recipientsTexts } from './texts.en.ts';

/** Published sample accounts, which pass every check; by country for IBANs, else by rail. */
const samples: Readonly<Record<string, NonNullable<RecipientValues['details']>>> = {
  ach: { routingNumber: '021000021', accountNumber: '123456789', accountType: 'checking' },
  wire: { routingNumber: '021000021', accountNumber: '123456789' },
  'faster-payments': { sortCode: '08-99-99', accountNumber: '66374958' },
  fps: { bankCode: '004', accountNumber: '123456789001' },
  fast: { bankCode: '7171', accountNumber: '0012345678' },
  eft: { institutionNumber: '003', transitNumber: '00002', accountNumber: '1234567' },
  spei: { clabe: '032 180 00011835971 9' },
  'direct-entry': { bsb: '032-000', accountNumber: '123456789' },
  cnaps: { cnaps: '102100099996', accountNumber: '6222021234567890123' },
  becs: { accountNumber: '01-0902-0068389-000' },
  'sepa DE': { iban: 'DE89 3704 0044 0532 0130 00' },
  'sepa FR': { iban: 'FR14 2004 1010 0505 0001 3M02 606' },
  'sepa NL': { iban: 'NL91 ABNA 0417 1643 00' },
  'sepa ES': { iban: 'ES91 2100 0418 4502 0005 1332' },
  'elixir PL': { iban: 'PL61 1090 1014 0000 0712 1981 2874' },
};

/** Names that the sandbox's name check answers differently. */
const testNames = [
  { name: 'Close Match Bakery', outcome: 'close-match' },
  { name: 'No Match Bakery', outcome: 'no-match' },
  { name: 'No Answer Bakery', outcome: 'unavailable' },
] as const;

interface TestAccountsProps {
  readonly values: RecipientValues;
  readonly onChange: (values: RecipientValues) => void;
}

/** Sandbox only: a sample account of the corridor, the names that decide the name check, and the numbers that decide a payout. */
export function TestAccounts({ values, onChange }: TestAccountsProps) {
  const { t } = useI18n(recipientFormTexts);
  const { t: listText } = useI18n(recipientsTexts);
  const [isOpen, setOpen] = useState(false);
  const sample = samples[values.rail] ?? samples[`${values.rail} ${values.country}`];
  return (
    <InfoBox title={t('sandbox.title')}>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'sandbox.hide' : 'sandbox.show')}
      </TextButton>
      {isOpen && (
        <Stack>
          {sample && values.details !== null && (
            <div>
              <TextButton onClick={() => onChange({ ...values, details: sample })}>{t('sandbox.fill')}</TextButton>
            </div>
          )}
          <FactList look="aligned">
            {testNames.map(({ name, outcome }) => (
              <Fact key={name} term={listText(`nameCheck.short.${outcome}`)}>
                <TextButton onClick={() => onChange({ ...values, kind: 'business', holderName: name })}>
                  {name}
                </TextButton>
              </Fact>
            ))}
          </FactList>
          <p>{t('sandbox.numbers')}</p>
          <FactList look="aligned">
            {Object.entries(sandboxPayoutDigits).map(([digits, outcome]) => (
              <Fact key={digits} term={digits}>
                {t(`sandbox.payout.${outcome}`)}
              </Fact>
            ))}
          </FactList>
        </Stack>
      )}
    </InfoBox>
  );
}
