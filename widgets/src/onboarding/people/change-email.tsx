import { checkEmail, type EmailOptions } from '@quittance/sdk/validation';
import { useState } from 'react';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { useProblemText } from '../../kit/field/use-problem-text.ts';
import { useServerRefusal } from '../../kit/field/use-server-refusal.ts';
import { Form } from '../../kit/form/form.tsx';
import { Inline } from '../../kit/inline/inline.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { peopleTexts } from './texts.en.ts';

interface ChangeEmailProps {
  readonly email: string;
  readonly name: string;
  readonly rule: EmailOptions;
  readonly onInvite: (newEmail: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the address that the invite goes to instead. */
export function ChangeEmail({ email: before, name, rule, onInvite, onCancel }: ChangeEmailProps) {
  const { t } = useI18n(peopleTexts);
  const errorText = useErrorText('save-information');
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [email, setEmail] = useState(before);
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    setPending(true);
    try {
      await onInvite(email.trim());
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  const validate = (): Readonly<Record<string, string>> => {
    const problem = checkEmail(email, rule);
    return problem ? { newEmail: problemText(problem) } : {};
  };
  return (
    <Form label={`${t('change')}: ${name}`} validate={validate} onSubmit={submit} describeError={errorText}>
      <Stack gap={3}>
        <TextField label={t('newEmail')} name="newEmail" type="email" value={email} onChange={setEmail} />
        <Inline>
          <Button type="submit" variant="primary" size="small" pending={isPending}>
            {t('save')}
          </Button>
          <Button size="small" disabled={isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
