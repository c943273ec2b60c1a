import { Refusal } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { upcomingTexts } from './texts.en.ts';

/** Placeholder for a screen that is not built yet. */
export function UpcomingScreen() {
  const { t } = useI18n(upcomingTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <Refusal title={t('title')} action={{ to: '/', label: layoutText('toDashboard') }}>
      {t('text')}
    </Refusal>
  );
}
