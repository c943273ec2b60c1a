import { PageLink, usePagePlace } from '@quittance/app-shell';
import { Banner, buttonClass, useI18n } from '@quittance/widgets/kit';
import './plan-notice.css';
import { planNoticeTexts } from './texts.en.ts';

const planAddress = '/business-settings/plan';

/** Says that the balance of the free plan was not reached in time. The plan's own page says it itself. */
export function PlanNotice() {
  const { t } = useI18n(planNoticeTexts);
  const { pathname } = usePagePlace().location;
  if (pathname === planAddress) return null;
  return (
    <section className="plan-notice" aria-label={t('title')}>
      <Banner
        tone="warning"
        title={t('title')}
        action={
          <PageLink className={buttonClass({ variant: 'secondary' })} to={planAddress}>
            {t('see')}
          </PageLink>
        }
      >
        {t('text')}
      </Banner>
    </section>
  );
}
