import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { RefusalPage } from './refusal-page.tsx';
import { refusalTexts } from './texts.en.ts';

/** The page of an address that doesn't exist. */
export function NotFoundScreen() {
  const { t } = useI18n(refusalTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <RefusalPage title={t('notFound.title')} action={{ to: '/', label: layoutText('toDashboard') }}>
      {t('notFound.text')}
    </RefusalPage>
  );
}
