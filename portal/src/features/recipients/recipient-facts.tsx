import { Fact, FactList } from '@quittance/app-shell';
import { formatBankField } from '@quittance/sdk/banking';
import { addressLines, countryName } from '@quittance/sdk/rules';
import { Card, Flag, useI18n } from '@quittance/widgets/kit';
import { detailsOf, type Recipient } from './recipient.ts';
import { recipientsTexts } from './texts.en.ts';

/** The bank and the masked number. */
export function AccountFacts({ recipient }: { readonly recipient: Recipient }) {
  const { t, locale } = useI18n(recipientsTexts);
  const { country, currency, rail } = recipient;
  return (
    <FactList look="aligned">
      <Fact term={t('list.country')}>
        <span className="recipient-country">
          <Flag code={country} />
          {countryName(country, locale)}
        </span>
      </Fact>
      <Fact term={t('list.currency')}>{currency}</Fact>
      <Fact term={t('list.rail')}>{t(`rail.${rail}`)}</Fact>
      {detailsOf(recipient).map(([field, value]) => (
        <Fact key={field} term={t(`field.${field}`)}>
          {field === 'accountType' ? (
            t(value === 'savings' ? 'accountType.savings' : 'accountType.checking')
          ) : (
            <bdi className="q-numeric">{value.includes('•') ? value : formatBankField(field, value, country)}</bdi>
          )}
        </Fact>
      ))}
    </FactList>
  );
}

/** Who owns the account. */
function HolderFacts({ recipient }: { readonly recipient: Recipient }) {
  const { t, locale } = useI18n(recipientsTexts);
  const { kind, holderName, address } = recipient;
  return (
    <FactList look="aligned">
      <Fact term={t('holder')}>
        <bdi>{holderName}</bdi>
      </Fact>
      <Fact term={t('kind.label')}>{t(`kind.${kind}`)}</Fact>
      <Fact term={t('address')} isWide>
        {addressLines(address, locale).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Fact>
    </FactList>
  );
}

/** The facts at the side of a recipient's page. */
export function RecipientFacts({ recipient }: { readonly recipient: Recipient }) {
  const { t } = useI18n(recipientsTexts);
  return (
    <>
      <Card title={t('accountTitle')}>
        <AccountFacts recipient={recipient} />
      </Card>
      <Card title={t('holderTitle')}>
        <HolderFacts recipient={recipient} />
      </Card>
    </>
  );
}
