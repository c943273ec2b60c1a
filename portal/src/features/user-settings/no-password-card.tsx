import { PageLink } from '@quittance/app-shell';
import { buttonClass, Card, Stack, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import { userSettingsTexts } from './texts.en.ts';

/** For people who signed up with Google or LinkedIn: a password is set as a forgotten one is. */
export function NoPasswordCard() {
  const { t } = useI18n(userSettingsTexts);
  const { email } = useMember().user;
  return (
    <Card title={t('password.title')}>
      <Stack>
        <p>{t('password.none')}</p>
        <div>
          <PageLink className={buttonClass()} to={`/auth/password?email=${encodeURIComponent(email)}`}>
            {t('password.set')}
          </PageLink>
        </div>
      </Stack>
    </Card>
  );
}
