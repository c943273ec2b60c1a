import { Refusal } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { notFoundTexts } from './texts.en.ts';

/** Page for an unknown address, with a link to the organizations. */
export function NotFoundScreen() {
  const { t } = useI18n(notFoundTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <Refusal title={t('title')} action={{ to: '/companies', label: layoutText('toCompanies') }}>
      {t('text')}
    </Refusal>
  );
}
