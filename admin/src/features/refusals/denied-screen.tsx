import { Refusal } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { refusalTexts } from './texts.en.ts';

/** Page for staff whose role doesn't open the requested screen. */
export function DeniedScreen() {
  const { t } = useI18n(refusalTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <Refusal title={t('deniedTitle')} action={{ to: '/new-accounts/signups', label: layoutText('toSignUps') }}>
      {t('deniedText')}
    </Refusal>
  );
}
