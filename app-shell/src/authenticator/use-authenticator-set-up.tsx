import { type ReactNode, useState } from 'react';
import { useChange } from '../use-change.ts';
import type { AuthenticatorCalls, AuthenticatorOffer } from './authenticator-calls.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

interface SetUpEnds {
  /** Called once the app is set up, while its recovery codes are shown. */
  readonly onSetUp?: () => void;
  /** Called when the person has closed the recovery codes. */
  readonly onSaved?: () => void;
}

interface SetUp {
  readonly isPending: boolean;
  readonly start: () => void;
  readonly showCodes: (codes: readonly string[]) => void;
  /** The open dialog, to render. */
  readonly dialog: ReactNode;
}

/** Sets an authenticator app up: confirms it with a code of before, shows the secret, then the recovery codes. */
export function useAuthenticatorSetUp(calls: AuthenticatorCalls, { onSetUp, onSaved }: SetUpEnds): SetUp {
  const { isPending, change } = useChange();
  const [offer, setOffer] = useState<AuthenticatorOffer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = (recoveryCodes: readonly string[]) => {
    setOffer(undefined);
    setCodes(recoveryCodes);
    onSetUp?.();
  };
  const close = () => {
    setCodes(undefined);
    onSaved?.();
  };
  return {
    isPending,
    start: () => void change(async () => setOffer(await calls.offer())),
    showCodes: setCodes,
    dialog: (
      <>
        {offer && (
          <AuthenticatorDialog
            offer={offer}
            confirm={calls.confirm}
            onClose={() => setOffer(undefined)}
            onDone={finish}
          />
        )}
        {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
      </>
    ),
  };
}
