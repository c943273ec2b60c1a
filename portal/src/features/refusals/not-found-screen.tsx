import { PlainFrame, Refusal, useApp, useBrand, userMenuTexts } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { refusalTexts } from './texts.en.ts';

/** Says that the address doesn't exist, inside the frame of another screen. */
export function NotFound() {
  const { t } = useI18n(refusalTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <Refusal title={t('notFound.title')} action={{ to: '/', label: layoutText('toDashboard') }}>
      {t('notFound.text')}
    </Refusal>
  );
}

/** The page of an address that doesn't exist. */
export function NotFoundScreen() {
  const { t } = useI18n(userMenuTexts);
  const { version } = useApp();
  return (
    <PlainFrame brand={useBrand()} foot={<small className="q-muted">{t('version', { version })}</small>}>
      <NotFound />
    </PlainFrame>
  );
}
