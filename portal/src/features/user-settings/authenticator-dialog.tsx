import { isOtpError, RequestFailure, useErrorText, useResource } from '@quittance/app-shell';
import { confirmAuthenticator, createAuthenticatorSecret } from '@quittance/sdk/client';
import {
  Button,
  CopyButton,
  Dialog,
  type FieldErrors,
  Form,
  OneTimeCodeField,
  QrCode,
  Spinner,
  Stack,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { userSettingsTexts } from './texts.en.ts';

interface AuthenticatorDialogProps {
  readonly onClose: () => void;
  /** @param recoveryCodes to be shown once */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets an authenticator app up: a QR code to scan, and the app's first code. */
export function AuthenticatorDialog({ onClose, onDone }: AuthenticatorDialogProps) {
  const { t } = useI18n(userSettingsTexts);
  const client = useClient();
  const offer = useResource(
    useCallback((signal) => client.request(createAuthenticatorSecret, {}, { signal }), [client]),
  );
  return (
    <Dialog title={t('app.setUpTitle')} width="narrow" onClose={onClose}>
      {offer.error !== undefined && <RequestFailure error={offer.error} onRetry={offer.refresh} />}
      {offer.error === undefined && !offer.data && <Spinner />}
      {offer.data && (
        <Stack>
          <p>{t('app.scan')}</p>
          <div className="user-settings__qr">
            <QrCode text={offer.data.otpauthUri} label={t('app.qr')} />
          </div>
          <p className="q-muted">{t('app.type')}</p>
          <p className="user-settings__secret">
            <code>{offer.data.secret}</code> <CopyButton value={offer.data.secret} label={t('app.copy')} />
          </p>
          <FirstCodeForm onDone={onDone} />
        </Stack>
      )}
    </Dialog>
  );
}

function FirstCodeForm({ onDone }: Pick<AuthenticatorDialogProps, 'onDone'>) {
  const { t } = useI18n(userSettingsTexts);
  const client = useClient();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<{ readonly code: string; readonly text: string }>();
  const [isPending, setPending] = useState(false);
  const validate = (): FieldErrors => (code.length < 6 ? { code: t('app.incomplete') } : {});
  const submit = async () => {
    setPending(true);
    try {
      const { recoveryCodes } = await client.request(confirmAuthenticator, { body: { code } });
      onDone(recoveryCodes);
    } finally {
      setPending(false);
    }
  };
  const describe = (error: unknown): string | null => {
    if (!isOtpError(error)) return errorText(error);
    setRefused({ code, text: errorText(error) });
    setCode('');
    return null;
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={describe} label={t('app.setUpTitle')}>
      <Stack>
        <OneTimeCodeField
          label={t('app.firstCode')}
          value={code}
          onChange={(typed) => {
            if (typed !== '') setRefused(undefined);
            setCode(typed);
          }}
          error={refused?.text}
          refused={refused?.code}
          submitsForm
          autoFocus
        />
        <Button type="submit" variant="primary" block pending={isPending}>
          {t('app.confirm')}
        </Button>
      </Stack>
    </Form>
  );
}
