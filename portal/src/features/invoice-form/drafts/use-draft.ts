import { errorCodeOf } from '@quittance/app-shell';
import {
  type AnswerOf,
  type Contract,
  getInvoice,
  newIdempotencyKey,
  type RequestOf,
  saveDraft,
  scheduleInvoice,
  sendInvoice,
} from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useRef, useState } from 'react';
import { contentOf, type InvoiceFormValues, valuesOfInvoice } from '../invoice-form-values.ts';
import { createTurns } from './turns.ts';

type Invoice = AnswerOf<Contract['getInvoice']>;

/** The draft on the server that the form edits. */
interface StoredDraft {
  readonly invoiceId: string;
  readonly revision: number | undefined;
}

/** A save whose answer is not known. It is repeated before anything else is saved, so that it takes effect once. */
interface Attempt {
  readonly values: InvoiceFormValues;
  readonly body: RequestOf<Contract['saveDraft']>['body'];
  readonly idempotencyKey: string;
}

/** What is saved. */
export interface SavedState {
  readonly values: InvoiceFormValues;
  /** Absent for what was loaded. */
  readonly at?: Date;
}

interface Sending {
  readonly values: InvoiceFormValues;
  readonly isForLater: boolean;
  readonly idempotencyKey: string;
}

const referenceOf = (draft: StoredDraft | null) =>
  draft ? { invoiceId: draft.invoiceId, ...(draft.revision !== undefined && { revision: draft.revision }) } : {};

const storedOf = ({ _id, revision }: Invoice): StoredDraft => ({ invoiceId: _id, revision });

/** Whether the server may have saved the draft although no answer came. */
export const isUnanswered = (error: unknown): boolean => {
  const code = errorCodeOf(error);
  return code === 'UnknownOutcomeError' || code === 'NetworkError' || code === 'TimeoutError';
};

/**
 * Saves a draft, one request after another: two quick saves of a new invoice create only one draft, and sending waits for
 * them. `onCreated` gets the id of a draft that a save has created. A save of a draft that somebody else has changed meanwhile is refused by the server, which is a conflict.
 */
export function useDraft(
  initialValues: InvoiceFormValues,
  initial: Invoice | undefined,
  onCreated: (invoiceId: string) => void,
) {
  const client = useClient();
  const stored = useRef(initial ? storedOf(initial) : null);
  const attempt = useRef<Attempt | null>(null);
  const [inTurn] = useState(createTurns);
  const latestOnCreated = useRef(onCreated);
  latestOnCreated.current = onCreated;
  const [invoiceId, setInvoiceId] = useState(initial?._id);
  const [saved, setSaved] = useState<SavedState | null>(initial ? { values: initialValues } : null);
  const [isInConflict, setInConflict] = useState(false);

  const store = async (next: Attempt): Promise<void> => {
    attempt.current = next;
    try {
      const { body, idempotencyKey } = next;
      const draft = await client.request(saveDraft, { body }, { idempotencyKey });
      const isNew = stored.current?.invoiceId !== draft._id;
      stored.current = storedOf(draft);
      setInvoiceId(draft._id);
      setSaved({ values: next.values, at: new Date() });
      setInConflict(false);
      if (isNew) latestOnCreated.current(draft._id);
    } catch (error) {
      if (errorCodeOf(error) === 'DraftChangedError') setInConflict(true);
      if (isUnanswered(error)) throw error;
      attempt.current = null;
      throw error;
    }
    attempt.current = null;
  };
  const save = (values: InvoiceFormValues): Promise<void> =>
    inTurn(async () => {
      if (attempt.current) await store(attempt.current);
      const body = { ...referenceOf(stored.current), ...contentOf(values) };
      await store({ values, body, idempotencyKey: newIdempotencyKey() });
    });
  /** Stores and sends or schedules in one call, so that a refused invoice changes no draft. */
  const send = ({ values, isForLater, idempotencyKey }: Sending): Promise<string> =>
    inTurn(async () => {
      const body = { ...referenceOf(stored.current), content: contentOf(values) };
      const call = isForLater ? scheduleInvoice : sendInvoice;
      return (await client.request(call, { body }, { idempotencyKey }))._id;
    });
  const loadOther = async (): Promise<Invoice | null> => {
    if (stored.current === null) return null;
    return await client.request(getInvoice, { params: { id: stored.current.invoiceId } });
  };
  return {
    invoiceId,
    saved,
    isInConflict,
    save,
    send,
    /** Ways out of a conflict. None of them loses what the other side saved without being told to. */
    conflict: {
      /** Replaces what the other side saved. */
      overwrite: async (values: InvoiceFormValues) => {
        const other = await loadOther();
        if (other) stored.current = storedOf(other);
        await save(values);
      },
      /** Keeps both: the form goes on with a new draft. */
      saveCopy: async (values: InvoiceFormValues) => {
        stored.current = null;
        await save(values);
      },
      /** Returns what the other side saved, with which the form goes on. */
      takeOther: async (): Promise<InvoiceFormValues | null> => {
        const other = await loadOther();
        if (!other) return null;
        stored.current = storedOf(other);
        const values = valuesOfInvoice(other);
        setSaved({ values });
        setInConflict(false);
        return values;
      },
    },
  };
}
