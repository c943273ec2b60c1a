import { errorCodeOf, useErrorText } from '@quittance/app-shell';
import { changePassword } from '@quittance/sdk/client';
import { checkPassword } from '@quittance/sdk/validation';
import {
  Button,
  Card,
  type FieldErrors,
  Form,
  NewPasswordField,
  PasswordField,
  Stack,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { userSettingsTexts } from './texts.en.ts';

const empty = { currentPassword: '', newPassword: '' };

/** Changes the password, with a code. */
export function PasswordCard({ onChange }: { readonly onChange: () => void }) {
  const { t } = useI18n(userSettingsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [entries, setEntries] = useState(empty);
  const [wrongPassword, setWrongPassword] = useState<string>();
  const [isPending, setPending] = useState(false);

  const validate = (): FieldErrors => ({
    ...(entries.currentPassword === '' && { currentPassword: t('required') }),
    ...(checkPassword(entries.newPassword) && { newPassword: t('password.weak') }),
  });
  const submit = async () => {
    setPending(true);
    setWrongPassword(undefined);
    try {
      await client.request(changePassword, { body: entries });
    } finally {
      setPending(false);
    }
    setEntries(empty);
    toasts.show('success', t('password.changed'));
    onChange();
  };
  const describe = (error: unknown): string | null => {
    const code = errorCodeOf(error);
    if (code === 'OtpNotProvidedError') return null;
    if (code !== 'ValidationError') return errorText(error);
    setWrongPassword(t('password.wrong'));
    return null;
  };
  return (
    <Card title={t('password.title')}>
      <Form validate={validate} onSubmit={submit} describeError={describe} label={t('password.title')}>
        <Stack>
          <PasswordField
            label={t('password.current')}
            name="currentPassword"
            value={entries.currentPassword}
            error={wrongPassword}
            onChange={(currentPassword) => {
              setWrongPassword(undefined);
              setEntries({ ...entries, currentPassword });
            }}
          />
          <NewPasswordField
            label={t('password.new')}
            name="newPassword"
            value={entries.newPassword}
            onChange={(newPassword) => setEntries({ ...entries, newPassword })}
          />
          <p className="q-muted">{t('password.effect')}</p>
          <div>
            <Button type="submit" variant="primary" pending={isPending}>
              {t('password.submit')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
