import { PageLink, ScreenTitle, useBrandTitle } from '@quittance/app-shell';
import { adminTexts } from '@quittance/sdk/i18n/en';
import { buttonClass, useI18n } from '@quittance/widgets/kit';

/** Page for an unknown address, with a link to the companies. */
export function NotFoundScreen() {
  const { t } = useI18n(adminTexts);
  return (
    <section className="refusal">
      <ScreenTitle brand={useBrandTitle()}>{t('notFound.title')}</ScreenTitle>
      <p className="q-muted">{t('notFound.text')}</p>
      <PageLink className={buttonClass({ variant: 'primary' })} to="/companies">
        {t('notFound.action')}
      </PageLink>
    </section>
  );
}
