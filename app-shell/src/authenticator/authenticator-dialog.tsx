import {
  Button,
  CopyButton,
  Dialog,
  type FieldErrors,
  Form,
  isOtpError,
  OneTimeCodeField,
  QrCode,
  Stack,
  useErrorText,
  useI18n,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import './authenticator.css';
import type { AuthenticatorCalls, AuthenticatorOffer } from './authenticator-calls.ts';
import { authenticatorTexts } from './texts.en.ts';

interface AuthenticatorDialogProps extends FirstCodeFormProps {
  readonly offer: AuthenticatorOffer;
  readonly onClose: () => void;
}

/** Sets an authenticator app up: a QR code to scan, and the app's first code. */
export function AuthenticatorDialog({ offer, onClose, ...form }: AuthenticatorDialogProps) {
  const { t } = useI18n(authenticatorTexts);
  return (
    <Dialog title={t('app.setUpTitle')} width="narrow" onClose={onClose}>
      <Stack>
        <p>{t('app.scan')}</p>
        <div className="authenticator__qr">
          <QrCode text={offer.otpauthUri} label={t('app.qr')} />
        </div>
        <p className="q-muted">{t('app.type')}</p>
        <p className="authenticator__secret">
          <code>{offer.secret}</code> <CopyButton value={offer.secret} label={t('app.copy')} />
        </p>
        <FirstCodeForm {...form} />
      </Stack>
    </Dialog>
  );
}

interface FirstCodeFormProps {
  readonly confirm: AuthenticatorCalls['confirm'];
  /** @param recoveryCodes to be shown once */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

function FirstCodeForm({ confirm, onDone }: FirstCodeFormProps) {
  const { t } = useI18n(authenticatorTexts);
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<{ readonly code: string; readonly text: string }>();
  const [isPending, setPending] = useState(false);
  const validate = (): FieldErrors => (code.length < 6 ? { code: t('app.incomplete') } : {});
  const submit = async () => {
    setPending(true);
    try {
      const { recoveryCodes } = await confirm(code);
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
