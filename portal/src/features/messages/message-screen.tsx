import { PlainFrame, Refusal, useBrand, useRouteParams } from '@quittance/app-shell';
import { hasText } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { NotFoundScreen } from '../refusals/not-found-screen.tsx';
import { messageTexts } from './texts.en.ts';

/** One of our messages. The address selects it, and none of its text or links. */
export function MessageScreen() {
  const { t } = useI18n(messageTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { messageType = '' } = useRouteParams();
  const brand = useBrand();
  if (!hasText(messageTexts.english, messageType)) return <NotFoundScreen />;
  return (
    <PlainFrame brand={brand} foot={<SupportContact />}>
      <Refusal title={t(`${messageType}.title`)} action={{ to: '/', label: layoutText('toDashboard') }}>
        {t(`${messageType}.text`)}
      </Refusal>
    </PlainFrame>
  );
}
