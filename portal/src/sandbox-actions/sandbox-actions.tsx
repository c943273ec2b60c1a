import { ConfirmDialog, useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey } from '@quittance/sdk/client';
import { Button, InfoBox, Inline, Stack } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../portal.ts';

interface SandboxQuestion {
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
}

interface SandboxActionsProps<Action extends string> {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
  readonly label: (action: Action) => string;
  /** What the toast says afterwards. */
  readonly done: (action: Action) => string;
  /** Returns the question before an action that can't be undone; undefined for other actions. */
  readonly question?: (action: Action) => SandboxQuestion | undefined;
  readonly act: (action: Action, options: { readonly idempotencyKey: string }) => Promise<unknown>;
  /** Called after each action, also a failed one: the record may have changed. */
  readonly onDone: () => void;
}

/** Buttons that do what staff or a bank would, to try a record out. For sandbox mode only; nothing without actions. */
export function SandboxActions<Action extends string>(props: SandboxActionsProps<Action>) {
  const { title, text, actions, label, done, question, act, onDone } = props;
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [pending, setPending] = useState<Action | null>(null);
  const [asked, setAsked] = useState<{ readonly action: Action; readonly about: SandboxQuestion }>();
  if (actions.length === 0) return null;
  const run = async (action: Action) => {
    setAsked(undefined);
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
  const press = (action: Action) => {
    const about = question?.(action);
    if (about) setAsked({ action, about });
    else void run(action);
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
              onClick={() => press(action)}
            >
              {label(action)}
            </Button>
          ))}
        </Inline>
      </Stack>
      {asked && (
        <ConfirmDialog
          title={asked.about.title}
          cancelLabel={asked.about.cancel}
          confirmLabel={label(asked.action)}
          variant="danger"
          onConfirm={() => void run(asked.action)}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked.about.text}</p>
        </ConfirmDialog>
      )}
    </InfoBox>
  );
}
