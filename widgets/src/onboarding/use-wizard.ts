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
import { keepLastSave } from './last-saves.ts';
import type { TypedAnswers } from './load-beside.ts';
import type { AnswerPage, PageId } from './pages.ts';
import { useQueue } from './use-queue.ts';

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

/** A page whose last changes are not stored. */
interface UnsavedPage {
  /** Number of its last change. */
  readonly change: number;
  /** `conflict`: others saved the page, so no further try can work. */
  readonly saving: Exclude<Saving, 'saved'>;
}

type UnsavedPages = ReadonlyMap<AnswerPage, UnsavedPage>;

const noPages: UnsavedPages = new Map();

const pagesThat = (pages: UnsavedPages, saving: Saving): readonly PageId[] =>
  [...pages].filter(([, page]) => page.saving === saving).map(([{ id }]) => id);

/** The worst of all pages: a page that is stored must not hide one that is not. */
const savingOf = (pages: UnsavedPages): Saving =>
  (['conflict', 'failed', 'changed'] as const).find((saving) => pagesThat(pages, saving).length > 0) ?? 'saved';

const areConflicts = (pages: UnsavedPages): boolean => [...pages.values()].every(({ saving }) => saving === 'conflict');

export interface Wizard extends TypedAnswers {
  readonly answers: VerificationAnswers;
  readonly states: StepStates;
  readonly identityStatus: Verification['identityStatus'];
  /** Of the organization; undefined until it has one. */
  readonly handle: string | undefined;
  readonly saving: Saving;
  /** Pages whose last try to save them failed. They are tried again. */
  readonly failedPages: readonly PageId[];
  /** Pages that others saved meanwhile. */
  readonly changedElsewhere: readonly PageId[];
  readonly savedAt: Date | undefined;
  change(page: AnswerPage, answers: VerificationAnswers): void;
  /** Submits the answers of a page. Throws what the API client throws. */
  submit(page: AnswerPage): Promise<VerificationStepStatus>;
  /**
   * Saves what the person typed last on all pages, such as before another page. Failures are shown by `saving`.
   * Resolves to whether only pages that were changed elsewhere are left.
   */
  flush(): Promise<boolean>;
  /** Whether nothing typed is unsaved, also right after a flush. */
  isSaved(): boolean;
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
  const [unsavedPages, setUnsavedPages] = useState(noPages);
  const [savedAt, setSavedAt] = useState<Date>();
  const latest = useRef({ answers, states });
  /** The latest `unsavedPages`, for saves under way. */
  const unsaved = useRef(noPages);
  const changes = useRef(0);
  const isClosed = useRef(false);
  const isSignedOut = useRef(false);
  const enqueue = useQueue();
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
      isSignedOut.current = false;
      if (checked) setIdentityStatus(checked);
      if (chosen) setHandle(chosen);
      latest.current.states = { ...latest.current.states, [page.step]: { status, version: next } };
      setStates(latest.current.states);
      setSavedAt(new Date());
      return status;
    },
    [client],
  );

  const note = useCallback((pages: UnsavedPages) => {
    unsaved.current = pages;
    setUnsavedPages(pages);
  }, []);

  /** Saves a page. Changes during the call stay unsaved. */
  const sendPage = useCallback(
    async (page: AnswerPage, isDraft: boolean) => {
      const sent = unsaved.current.get(page);
      try {
        const status = await send(page, isDraft);
        if (unsaved.current.get(page)?.change === sent?.change) {
          note(new Map([...unsaved.current].filter(([each]) => each !== page)));
        }
        return status;
      } catch (error) {
        const saving = errorCodeOf(error) === 'VerificationChangedError' ? 'conflict' : 'failed';
        const kept = unsaved.current.get(page);
        // A page that was submitted unchanged has nothing to lose, but can't be submitted until the others' answers are loaded.
        if (kept || saving === 'conflict') {
          note(new Map([...unsaved.current, [page, { change: kept?.change ?? changes.current, saving }]]));
        }
        if (isSessionLost(error)) {
          isSignedOut.current = true;
          onEvent('session-expired', {});
        }
        throw error;
      }
    },
    [send, note, onEvent],
  );

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    return enqueue(async () => {
      // Somebody else may sign in next.
      if (isClosed.current && isSignedOut.current) return false;
      // A page that others saved meanwhile would be refused each time.
      for (const page of [...unsaved.current].flatMap(([each, { saving }]) => (saving === 'conflict' ? [] : each))) {
        try {
          await sendPage(page, true);
        } catch (error) {
          // Said by `saving`; the page stays unsaved, and the others are saved all the same.
          if (isSessionLost(error)) break;
        }
      }
      return areConflicts(unsaved.current);
    });
  }, [enqueue, sendPage]);

  useEffect(() => {
    isClosed.current = false;
    // Save the last changes when the wizard closes, and failed ones when the network is back.
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
      isClosed.current = true;
      keepLastSave(client, flush());
    };
  }, [client, flush]);

  const isUnsaved = unsavedPages.size > 0;
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
    saving: savingOf(unsavedPages),
    failedPages: pagesThat(unsavedPages, 'failed'),
    changedElsewhere: pagesThat(unsavedPages, 'conflict'),
    savedAt,
    flush,
    isSaved: () => unsaved.current.size === 0,
    async settle() {
      let saved: number;
      do {
        saved = changes.current;
        await flush();
      } while (changes.current !== saved);
    },
    mayReplace: (isAsked) => (isAsked ? areConflicts(unsaved.current) : unsaved.current.size === 0),
    change(page, changed) {
      latest.current.answers = changed;
      setAnswers(changed);
      changes.current += 1;
      const isConflict = unsaved.current.get(page)?.saving === 'conflict';
      const saving = isConflict ? 'conflict' : 'changed';
      note(new Map([...unsaved.current, [page, { change: changes.current, saving }]]));
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
