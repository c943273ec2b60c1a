import { PageLink, ScreenTitle, useBrandTitle } from '@quittance/app-shell';
import { buttonClass, useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { notFoundTexts } from './texts.en.ts';

/** Page for an unknown address, with a link to the organizations. */
export function NotFoundScreen() {
  const { t } = useI18n(notFoundTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <section className="refusal">
      <ScreenTitle brand={useBrandTitle()}>{t('title')}</ScreenTitle>
      <p className="q-muted">{t('text')}</p>
      <PageLink className={buttonClass({ variant: 'primary' })} to="/companies">
        {layoutText('toCompanies')}
      </PageLink>
    </section>
  );
}
