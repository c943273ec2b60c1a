import type { UsedPasskey } from '@quittance/sdk/stores';
import { Button, useI18n } from '@quittance/widgets/kit';
import { useAction } from '../use-action.ts';
import { signInTexts } from './texts.en.ts';
import { usePasskey } from './use-passkey.ts';

interface PasskeyButtonProps {
  /** Continues with the passkey that the person confirmed. */
  readonly onPasskey: (passkey: UsedPasskey) => Promise<void>;
}

/** Asks for the person's passkey. Says so when it was not accepted, or the person cancelled. */
export function PasskeyButton({ onPasskey }: PasskeyButtonProps) {
  const { t } = useI18n(signInTexts);
  const askForPasskey = usePasskey();
  const { isPending, error, run } = useAction(async () => onPasskey(await askForPasskey()));
  return (
    <div>
      <Button variant="secondary" size="large" block pending={isPending} onClick={() => void run()}>
        {t('passkey')}
      </Button>
      <p role="status" className="sign-in__problem">
        {error !== undefined && t('passkeyFailed')}
      </p>
    </div>
  );
}
