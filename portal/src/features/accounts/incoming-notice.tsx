import { focusScreenTitle } from '@quittance/app-shell';
import { savePreferences } from '@quittance/sdk/client';
import { Banner, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { incomingTexts } from './incoming-texts.en.ts';

const points = ['transfers', 'currency', 'reference', 'outcome'] as const;

/** Says once to each person what accounts can't receive. Closing it is stored, so it stays closed on every device. */
export function IncomingNotice() {
  const { t } = useI18n(incomingTexts);
  const client = useClient();
  const { session, toasts } = usePortal();
  const { user } = useMember();
  const [isClosed, setClosed] = useState(user.preferences.incomingTransactionRestrictionBannerClosed === true);
  if (isClosed) return null;
  const close = async () => {
    setClosed(true);
    focusScreenTitle();
    try {
      await client.request(savePreferences, { body: { incomingTransactionRestrictionBannerClosed: true } });
      await session.reload();
    } catch {
      setClosed(false);
      toasts.show('error', t('notSaved'));
    }
  };
  return (
    <section aria-label={t('title')}>
      <Banner title={t('title')} onClose={() => void close()}>
        <ul className="incoming-notice">
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}
