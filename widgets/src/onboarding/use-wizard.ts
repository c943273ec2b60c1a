import { type AnswerOf, type Contract, isSessionLost } from '@quittance/sdk/client';
import {
  type AnsweredStep,
  answeredStepNames,
  type VerificationAnswers,
  type VerificationStepStatus,
} from '@quittance/sdk/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { errorCodeOf } from '../kit/error-text/error-text.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import type { AnswerPage } from './pages.ts';

export type Verification = AnswerOf<Contract['getVerification']>;

interface StepState {
  readonly status: VerificationStepStatus;
  readonly version: number;
}

export type StepStates = Readonly<Record<AnsweredStep, StepState>>;

/** The answers so far. The setup begins with the handle that the organization has. */
function answersOf({ steps, handle }: Verification): VerificationAnswers {
  const answers = Object.fromEntries(answeredStepNames.map((step) => [step, steps[step].data ?? {}]));
  return { ...answers, bankAccount: { handle, ...steps.bankAccount.data } };
}

const statesOf = ({ steps }: Verification): StepStates =>
  Object.fromEntries(
    answeredStepNames.map((step) => [step, { status: steps[step].status, version: steps[step].version }]),
  ) as Record<AnsweredStep, StepState>;

/** Browsers refuse calls that outlive their page with more than 64 kB; a character has up to three bytes. */
const maxOutlivingCharacters = 20_000;

/** A call that goes on when a phone closes the page. */
const outliving = (call: AnswerPage['call'], body: object): AnswerPage['call'] => ({
  ...call,
  keepalive: JSON.stringify(body).length <= maxOutlivingCharacters,
});

/** How long the page must rest before its answers are saved. */
const restMs = 1500;

export type Saving = 'saved' | 'changed' | 'failed' | 'conflict';

export interface Wizard {
  readonly answers: VerificationAnswers;
  readonly states: StepStates;
  readonly identityStatus: Verification['identityStatus'];
  /** Of the organization; undefined until it has one. */
  readonly handle: string | undefined;
  readonly saving: Saving;
  readonly savedAt: Date | undefined;
  change(page: AnswerPage, answers: VerificationAnswers): void;
  /** Submits the answers of a page. Throws what the API client throws. */
  submit(page: AnswerPage): Promise<VerificationStepStatus>;
  /** Saves what the person typed last, such as before another page. Failures are shown by `saving`. */
  flush(): Promise<void>;
}

/**
 * Holds the answers of the verification and saves them: as drafts when the person pauses, one save after the other, each
 * with the version that it is based on.
 */
export function useWizard(initial: Verification, onEvent: WidgetEventListener): Wizard {
  const client = useClient();
  const [answers, setAnswers] = useState(() => answersOf(initial));
  const [states, setStates] = useState(() => statesOf(initial));
  const [identityStatus, setIdentityStatus] = useState(initial.identityStatus);
  const [handle, setHandle] = useState(initial.handle);
  const [saving, setSaving] = useState<Saving>('saved');
  const [savedAt, setSavedAt] = useState<Date>();
  const latest = useRef({ answers, states });
  /** Pages with changes that are not stored, each with the number of its last change. */
  const unsaved = useRef(new Map<AnswerPage, number>());
  const changes = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(
    async (page: AnswerPage, isDraft: boolean) => {
      const { version } = latest.current.states[page.step];
      const body = { ...page.body(latest.current.answers), isDraft, version };
      const {
        status,
        version: next,
        identityStatus: checked,
        handle: chosen,
      } = await client.request(isDraft ? outliving(page.call, body) : page.call, { body });
      if (checked) setIdentityStatus(checked);
      if (chosen) setHandle(chosen);
      latest.current.states = { ...latest.current.states, [page.step]: { status, version: next } };
      setStates(latest.current.states);
      setSavedAt(new Date());
      return status;
    },
    [client],
  );

  /** Runs one save after the other. */
  const enqueue = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.current.then(work, work);
    queue.current = result.catch(() => undefined);
    return result;
  }, []);

  /** Saves a page. What changes meanwhile stays unsaved. */
  const sendPage = useCallback(
    async (page: AnswerPage, isDraft: boolean) => {
      const change = unsaved.current.get(page);
      try {
        const status = await send(page, isDraft);
        if (unsaved.current.get(page) === change) unsaved.current.delete(page);
        if (unsaved.current.size === 0) setSaving('saved');
        return status;
      } catch (error) {
        setSaving(errorCodeOf(error) === 'VerificationChangedError' ? 'conflict' : 'failed');
        if (isSessionLost(error)) onEvent('session-expired', {});
        throw error;
      }
    },
    [send, onEvent],
  );

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    return enqueue(async () => {
      for (const page of [...unsaved.current.keys()]) {
        try {
          await sendPage(page, true);
        } catch {
          // Said by `saving`; the page stays unsaved.
          return;
        }
      }
    });
  }, [enqueue, sendPage]);

  useEffect(() => {
    // What was typed last is saved when the wizard closes, and what failed when the network is back.
    const save = () => void flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('online', save);
    // A phone may end a page that it has hidden without another word.
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('beforeunload', warn);
      save();
    };
  }, [flush]);

  const isUnsaved = saving !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    onEvent('unsaved-change', { isUnsaved });
    return () => void onEvent('unsaved-change', { isUnsaved: false });
  }, [isUnsaved, onEvent]);

  const rest = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), restMs);
  };

  return {
    answers,
    states,
    identityStatus,
    handle,
    saving,
    savedAt,
    flush,
    change(page, changed) {
      latest.current.answers = changed;
      setAnswers(changed);
      changes.current += 1;
      unsaved.current.set(page, changes.current);
      setSaving((now) => (now === 'conflict' ? now : 'changed'));
      rest();
    },
    submit(page) {
      clearTimeout(timer.current);
      return enqueue(async () => {
        try {
          return await sendPage(page, false);
        } catch (error) {
          // Refused answers are kept as a draft.
          if (unsaved.current.size > 0) rest();
          throw error;
        }
      });
    },
  };
}
