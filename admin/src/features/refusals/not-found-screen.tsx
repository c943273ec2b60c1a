import { Refusal, useApp, userMenuTexts } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { refusalTexts } from './texts.en.ts';

/** Page for an unknown address, with a link to the sign-ups. */
export function NotFoundScreen() {
  const { t } = useI18n(refusalTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { t: menuText } = useI18n(userMenuTexts);
  const { version } = useApp();
  return (
    <>
      <Refusal title={t('notFoundTitle')} action={{ to: '/new-accounts/signups', label: layoutText('toSignUps') }}>
        {t('notFoundText')}
      </Refusal>
      <small className="q-muted">{menuText('version', { version })}</small>
    </>
  );
}
