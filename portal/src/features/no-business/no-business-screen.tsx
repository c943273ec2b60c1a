import { useStore } from '@nanostores/react';
import { brandTitle, PageLink, PlainFrame, Redirect, ScreenTitle, useBrand, userMenuTexts } from '@quittance/app-shell';
import { buttonClass, Card, EmptyState, icons, Stack, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { noBusinessTexts } from './texts.en.ts';

/** For people who belong to no organization: what they can do meanwhile. */
export function NoBusinessScreen() {
  const { t } = useI18n(noBusinessTexts);
  const { t: menuText } = useI18n(userMenuTexts);
  const brand = useBrand();
  const { session } = usePortal();
  const state = useStore(session.$session);
  if (state.status !== 'signed-in') return null;
  const { email, company, profile } = state.user;
  if (company !== null) return <Redirect to="/" />;
  const verifyPhone = (
    <PageLink className={buttonClass({ variant: 'primary' })} to="/save-phone-number">
      {t('verifyPhone')}
    </PageLink>
  );
  return (
    <PlainFrame brand={brand}>
      <Stack>
        <ScreenTitle brand={brandTitle(brand)} isHidden>
          {t('title')}
        </ScreenTitle>
        <Card>
          <EmptyState
            title={t('title')}
            icon={icons.infoIcon}
            action={profile.phoneNumberVerified ? undefined : verifyPhone}
          >
            {t('text', { email })}
          </EmptyState>
        </Card>
        <p>
          <PageLink to="/logout">{menuText('signOut')}</PageLink>
        </p>
      </Stack>
    </PlainFrame>
  );
}
