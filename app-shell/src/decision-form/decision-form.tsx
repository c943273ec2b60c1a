import {
  Button,
  type ButtonVariant,
  Form,
  Inline,
  RadioGroup,
  TextArea,
  useErrorText,
  useI18n,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { type DecisionOption, decisionProblems, maySayWhy, noDecision } from './decision.ts';
import { decisionFormTexts } from './texts.en.ts';

interface DecisionFormProps {
  /** Names the form and its choice. */
  readonly label: string;
  readonly options: readonly DecisionOption[];
  /** Most characters of a reason. */
  readonly maxReasonCharacters: number;
  /** Field of the call that takes the reason, where the server's messages about it belong; default `reason`. */
  readonly reasonName?: string | undefined;
  /**
   * Sends the decision. If it throws, the form shows the error and keeps its values; otherwise it is emptied.
   * @param reason trimmed; empty where there is none
   */
  readonly onDecide: (decision: string, reason: string) => Promise<void>;
  /** Returns what is said of an error; default: the sentence of its code. */
  readonly describeError?: ((error: unknown) => string) | undefined;
}

/** Decides about a record: one of some decisions, with the reason that it needs. */
export function DecisionForm(props: DecisionFormProps) {
  const { label, options, maxReasonCharacters, reasonName = 'reason', onDecide } = props;
  const { t } = useI18n(decisionFormTexts);
  const errorText = useErrorText();
  const [draft, setDraft] = useState(noDecision);
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<((isSure: boolean) => void) | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const say = (isSure: boolean) => {
    answer?.(isSure);
    setAnswer(null);
  };
  const chosen = options.find(({ value }) => value === draft.decision);
  const validate = () => decisionProblems(draft, chosen, reasonName, t);
  const send = async () => {
    if (chosen?.question && !(await ask())) return;
    setPending(true);
    try {
      await onDecide(draft.decision, maySayWhy(chosen) ? draft.reason.trim() : '');
      setDraft(noDecision);
    } finally {
      setPending(false);
    }
  };
  const variant: ButtonVariant = chosen?.isDangerous ? 'danger' : 'primary';
  const form = (
    <Form label={label} validate={validate} onSubmit={send} describeError={props.describeError ?? errorText}>
      <RadioGroup
        label={label}
        name="decision"
        options={options.map(({ value, label: verb, description }) => ({ value, label: verb, description }))}
        value={draft.decision}
        onChange={(decision) => setDraft({ ...draft, decision })}
        readOnly={isPending}
      />
      {chosen && maySayWhy(chosen) && (
        <TextArea
          label={t('reason')}
          name={reasonName}
          required={chosen.reason === 'required'}
          maxLength={maxReasonCharacters}
          value={draft.reason}
          onChange={(reason) => setDraft({ ...draft, reason })}
          readOnly={isPending}
        />
      )}
      <Inline>
        <Button type="submit" variant={variant} pending={isPending}>
          {chosen?.label ?? t('submit')}
        </Button>
      </Inline>
    </Form>
  );
  return (
    <>
      {form}
      {answer && chosen?.question && (
        <ConfirmDialog
          title={chosen.question.title}
          cancelLabel={t('cancel')}
          confirmLabel={chosen.label}
          variant={variant}
          onConfirm={() => say(true)}
          onClose={() => say(false)}
        >
          <p>{chosen.question.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
