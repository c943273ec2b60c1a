import { errorCodeOf, useAction, useErrorText } from '@quittance/app-shell';
import { confirmEmail } from '@quittance/sdk/client';
import { Banner, Button, useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../portal.ts';
import { useMember } from '../session/member.ts';
import './email-notice.css';
import { emailNoticeTexts } from './texts.en.ts';

/** Says that mails to the person come back, and confirms the address by a code. */
export function EmailNotice() {
  const { t } = useI18n(emailNoticeTexts);
  const client = useClient();
  const { session, toasts } = usePortal();
  const { email } = useMember().user;
  const errorText = useErrorText();
  const { isPending, error, run } = useAction(async () => {
    await client.request(confirmEmail, {});
    toasts.show('success', t('done'));
    await session.reload();
  });
  const isClosed = error !== undefined && errorCodeOf(error) === 'OtpNotProvidedError';
  return (
    <section className="email-notice" aria-label={t('title')}>
      <Banner
        tone="warning"
        title={t('title')}
        action={
          <Button variant="secondary" pending={isPending} onClick={() => void run()}>
            {t('confirm')}
          </Button>
        }
      >
        {t('text', { email })}
      </Banner>
      <div role="alert">{error !== undefined && !isClosed && <Banner tone="danger">{errorText(error)}</Banner>}</div>
    </section>
  );
}
