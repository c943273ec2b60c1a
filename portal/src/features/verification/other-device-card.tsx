import { Button, Card, CopyButton, QrCode, Stack, useI18n } from '@quittance/widgets/kit';
import { verificationTexts } from './texts.en.ts';

/** Gives the address to another device of the person. */
function ShareButton({ url }: { readonly url: string }) {
  const { t } = useI18n(verificationTexts);
  // Mostly phones have it.
  if (!('share' in navigator)) return null;
  const share = () =>
    navigator.share({ title: t('start.title'), url }).catch(() => {
      // The person closed the choice of apps.
    });
  return (
    <Button size="small" onClick={() => void share()}>
      {t('device.share')}
    </Button>
  );
}

/** How to go on with the verification on another device. */
export function OtherDeviceCard() {
  const { t } = useI18n(verificationTexts);
  const url = new URL('/start-verification', location.origin).href;
  return (
    <Card title={t('device.title')}>
      <div className="verification__device">
        <Stack>
          <p>{t('device.text')}</p>
          <p className="verification__address">
            <strong>{url}</strong>
          </p>
          <div className="verification__device-actions">
            <CopyButton value={url} label={t('desktop.copy')} />
            <ShareButton url={url} />
          </div>
        </Stack>
        <div className="verification__qr">
          <QrCode text={url} label={t('device.qr')} />
          <p className="q-muted">{t('device.scan')}</p>
        </div>
      </div>
    </Card>
  );
}
