import { Button, Dialog, type FieldErrors, Form, Stack, TextField, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { userSettingsTexts } from './texts.en.ts';

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ title, name: before, onSubmit, onClose }: PasskeyNameDialogProps) {
  const { t } = useI18n(userSettingsTexts);
  const [name, setName] = useState(before);
  const validate = (): FieldErrors => (name.trim() === '' ? { name: t('required') } : {});
  return (
    <Dialog title={title} width="narrow" onClose={onClose}>
      <Form validate={validate} onSubmit={async () => onSubmit(name.trim())} label={title}>
        <Stack>
          <TextField
            label={t('passkeys.name')}
            description={t('passkeys.nameHint')}
            name="name"
            maxLength={60}
            autoFocus
            value={name}
            onChange={setName}
          />
          <Button type="submit" variant="primary" block>
            {t('continue')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
