import { Fact, FactList } from '@quittance/app-shell';
import { addressLines } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { CalendarDate, Card, useI18n } from '@quittance/widgets/kit';
import { CopyableText } from './copyable-text.tsx';
import type { Organization, OrganizationProps } from './organization.ts';
import { organizationTexts } from './texts.en.ts';

function Details({ organization }: OrganizationProps) {
  const { t, locale } = useI18n(organizationTexts);
  const { address, companyHandle, website } = organization;
  return (
    <Card title={t('company.facts')}>
      <FactList look="aligned">
        {companyHandle && <Fact term={t('company.handle')}>@{companyHandle}</Fact>}
        <Fact term={t('company.type')}>{t(`organizationType.${organization.organizationType}`)}</Fact>
        <Fact term={t('companies.plan')}>{t(`pricingTier.${organization.pricingTier}`)}</Fact>
        {address && <Fact term={t('company.address')}>{addressLines(address, locale).join(', ')}</Fact>}
        {/* Copied and not linked: a customer's own words must not lead staff anywhere by a slip of the hand. */}
        {website && (
          <Fact term={t('company.website')} isWide>
            <CopyableText text={website} label={t('company.copyWebsite')} />
          </Fact>
        )}
        <Fact term={t('companies.created')}>
          <CalendarDate date={businessDateOf(new Date(organization.createdAt))} />
        </Fact>
        <Fact term={t('company.id')} isWide>
          <CopyableText text={organization.organizationId} label={t('company.copyId')} />
        </Fact>
      </FactList>
    </Card>
  );
}

function InvoiceCounts({ invoices }: Pick<Organization, 'invoices'>) {
  const { t, locale } = useI18n(organizationTexts);
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

/** What is known of an organization, at a glance. */
export function OrganizationFacts({ organization }: OrganizationProps) {
  return (
    <>
      <Details organization={organization} />
      <InvoiceCounts invoices={organization.invoices} />
    </>
  );
}
