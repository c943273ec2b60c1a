import { useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey } from '@quittance/sdk/client';
import { Button, InfoBox, Inline, Stack } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../portal.ts';

interface SandboxActionsProps<Action extends string> {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
  readonly label: (action: Action) => string;
  /** What the toast says afterwards. */
  readonly done: (action: Action) => string;
  readonly act: (action: Action, options: { readonly idempotencyKey: string }) => Promise<unknown>;
  /** Called after each action, also a failed one: the record may have changed. */
  readonly onDone: () => void;
}

/** Buttons that do what staff or a bank would, to try a record out. For sandbox mode only; nothing without actions. */
export function SandboxActions<Action extends string>(props: SandboxActionsProps<Action>) {
  const { title, text, actions, label, done, act, onDone } = props;
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [pending, setPending] = useState<Action | null>(null);
  if (actions.length === 0) return null;
  const run = async (action: Action) => {
    setPending(action);
    try {
      await act(action, { idempotencyKey: newIdempotencyKey() });
      toasts.show('success', done(action));
    } catch (error) {
      toasts.show('error', errorText(error));
    }
    setPending(null);
    onDone();
  };
  return (
    <InfoBox title={title}>
      <Stack>
        <p>{text}</p>
        <Inline>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              pending={pending === action}
              disabled={pending !== null}
              onClick={() => void run(action)}
            >
              {label(action)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </InfoBox>
  );
}
