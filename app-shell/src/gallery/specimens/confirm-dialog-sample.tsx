import { icons, useErrorText } from '@quittance/widgets/kit';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { useAction } from '../../use-action.ts';
import { useSay } from '../say.ts';
import { Opener } from './opener.tsx';
import { offline } from './sample-failures.ts';

type State = 'primary' | 'danger' | 'failed';

interface QuestionProps {
  readonly state: State;
  readonly onClose: () => void;
}

function Question({ state, onClose }: QuestionProps) {
  const say = useSay();
  const errorText = useErrorText();
  const { isPending, error, run } = useAction(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (state === 'failed') throw offline;
    onClose();
  });
  const isDanger = state === 'danger';
  const action = say(isDanger ? 'Delete draft' : 'Send invoice');
  return (
    <ConfirmDialog
      title={action}
      cancelLabel={say('Cancel')}
      confirmLabel={action}
      icon={isDanger ? icons.trashIcon : icons.sendIcon}
      variant={isDanger ? 'danger' : 'primary'}
      error={error === undefined ? undefined : errorText(error)}
      isPending={isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{say("This can't be undone.")}</p>
    </ConfirmDialog>
  );
}

/** Takes a moment over everything; `failed` loses the connection. */
export function SampleConfirmDialog({ state }: { readonly state: State }) {
  const say = useSay();
  return <Opener label={say('Open the question')}>{(close) => <Question state={state} onClose={close} />}</Opener>;
}
