import { Fact, FactList } from '@quittance/app-shell';
import { addressLines } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { CalendarDate, Card, useI18n } from '@quittance/widgets/kit';
import type { Company, CompanyProps } from './company.ts';
import { CopyableText } from './copyable-text.tsx';
import { companyTexts } from './texts.en.ts';

function Details({ company }: CompanyProps) {
  const { t, locale } = useI18n(companyTexts);
  const { address, companyHandle, website } = company;
  return (
    <Card title={t('company.facts')}>
      <FactList look="aligned">
        {companyHandle && <Fact term={t('company.handle')}>@{companyHandle}</Fact>}
        <Fact term={t('company.type')}>{t(`organizationType.${company.organizationType}`)}</Fact>
        <Fact term={t('companies.plan')}>{t(`pricingTier.${company.pricingTier}`)}</Fact>
        {address && <Fact term={t('company.address')}>{addressLines(address, locale).join(', ')}</Fact>}
        {/* Copied and not linked: a customer's own words must not lead staff anywhere by a slip of the hand. */}
        {website && (
          <Fact term={t('company.website')} isWide>
            <CopyableText text={website} label={t('company.copyWebsite')} />
          </Fact>
        )}
        <Fact term={t('companies.created')}>
          <CalendarDate date={businessDateOf(new Date(company.createdAt))} />
        </Fact>
        <Fact term={t('company.id')} isWide>
          <CopyableText text={company.organizationId} label={t('company.copyId')} />
        </Fact>
      </FactList>
    </Card>
  );
}

function InvoiceCounts({ invoices }: Pick<Company, 'invoices'>) {
  const { t, locale } = useI18n(companyTexts);
  const number = new Intl.NumberFormat(locale);
  return (
    <Card title={t('company.invoices')}>
      <FactList look="aligned">
        <Fact term={t('company.issued')}>{number.format(invoices.issued)}</Fact>
        <Fact term={t('company.received')}>{number.format(invoices.received)}</Fact>
      </FactList>
    </Card>
  );
}

/** What is known of a company, at a glance. */
export function CompanyFacts({ company }: CompanyProps) {
  return (
    <>
      <Details company={company} />
      <InvoiceCounts invoices={company.invoices} />
    </>
  );
}
