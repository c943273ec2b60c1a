import { Fact, FactList, PageLink } from '@quittance/app-shell';
import { onboardingFeeCurrency } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { Amount, CalendarDate, Card, EmailText, useI18n } from '@quittance/widgets/kit';
import { personCaseAddress } from '../new-accounts/case-address.ts';
import { CopyableText } from '../organizations/copyable-text.tsx';
import '../organizations/organizations.css';
import { organizationTexts } from '../organizations/texts.en.ts';
import type { CompanyProps } from './company-record.ts';
import { caseTexts } from './texts.en.ts';

/** Where the onboarding fee stands, once it is due. */
function FeeFact({ company }: CompanyProps) {
  const { t } = useI18n(caseTexts);
  const { data } = company.steps.onboardingCheckout;
  if (!data || data.feeState === 'not_due') return null;
  const state = data.feeState === 'due' && data.refusal ? t(`fee.refusal.${data.refusal}`) : t(`fee.${data.feeState}`);
  return (
    <Fact term={t('fee.title')}>
      <Amount value={data.feeAmount} currency={onboardingFeeCurrency} /> · {state}
    </Fact>
  );
}

/** What is known of the company besides its answers. */
export function CompanyFacts({ company }: CompanyProps) {
  const { t } = useI18n(caseTexts);
  const { t: companyText } = useI18n(organizationTexts);
  const { owner, companyHandle, startedOnMobile, finalizedAt, createdAt, organizationId } = company;
  return (
    <Card title={companyText('company.facts')}>
      <FactList look="aligned">
        {companyHandle && <Fact term={companyText('company.handle')}>@{companyHandle}</Fact>}
        <Fact term={t('facts.owner')}>
          <PageLink to={personCaseAddress(owner.userId)} dir="auto">
            {owner.name}
          </PageLink>
        </Fact>
        <Fact term={companyText('company.email')}>
          <EmailText email={owner.email} />
        </Fact>
        <Fact term={companyText('companies.plan')}>{companyText(`pricingTier.${company.pricingTier}`)}</Fact>
        <Fact term={companyText('companies.created')}>
          <CalendarDate date={businessDateOf(new Date(createdAt))} />
        </Fact>
        {startedOnMobile && <Fact term={t('facts.startedOn')}>{t('facts.phone')}</Fact>}
        {finalizedAt && (
          <Fact term={t('facts.handedIn')}>
            <CalendarDate date={businessDateOf(new Date(finalizedAt))} />
          </Fact>
        )}
        <FeeFact company={company} />
        <Fact term={companyText('company.id')} isWide>
          <CopyableText text={organizationId} label={companyText('company.copyId')} />
        </Fact>
      </FactList>
    </Card>
  );
}
