import { portalTexts } from '@quittance/sdk/i18n/en';
import { useI18n } from '@quittance/widgets/kit';
import { RefusalPage } from './refusal-page.tsx';

/** The page of an address that doesn't exist. */
export function NotFoundScreen() {
  const { t } = useI18n(portalTexts);
  return (
    <RefusalPage title={t('notFound.title')} action={{ to: '/', label: t('notFound.action') }}>
      {t('notFound.text')}
    </RefusalPage>
  );
}
