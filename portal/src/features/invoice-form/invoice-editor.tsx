import { errorCodeOf, LeaveDialog, useErrorText, useLeaveGuard, usePagePlace } from '@quittance/app-shell';
import { newIdempotencyKey, saveDraft, scheduleInvoice, sendInvoice } from '@quittance/sdk/client';
import { errorTexts } from '@quittance/sdk/i18n';
import { type FieldErrors, lazyPart, useClient, useI18n } from '@quittance/widgets/kit';
import { useReducer, useRef, useState } from 'react';
import { DeleteDraftDialog } from '../../invoices/delete-draft-dialog.tsx';
import { usePortal } from '../../portal.ts';
import { type ServerRefusal, useServerRefusal } from '../../server-refusal/use-server-refusal.ts';
import { useCurrencies, useMember } from '../../session/member.ts';
import { invoiceFormReducer } from './invoice-form-reducer.ts';
import { areSameValues, contentOf, type InvoiceFormValues, isForLater } from './invoice-form-values.ts';
import { InvoiceFormView } from './invoice-form-view.tsx';
import { SendDialog } from './send-dialog.tsx';
import { invoiceFormTexts } from './texts.en.ts';
import { refusalOf, type SaveIntent, validateInvoiceForm } from './validate-invoice-form.ts';

interface InvoiceEditorProps {
  readonly initialValues: InvoiceFormValues;
  /** Absent: the first save creates a draft. */
  readonly initialInvoiceId?: string;
}

/** The refused values: the error message stays until one of them changes. */
interface Refusal {
  readonly values: InvoiceFormValues;
  readonly sentence: string;
}

/** An invoice as it was when the person asked to send it. */
interface Confirmation {
  readonly values: InvoiceFormValues;
  readonly isForLater: boolean;
  /** Unchanged until the outcome is known, so that a retry after a lost answer sends only once. */
  readonly idempotencyKey: string;
  /** Continues editing. */
  readonly close: () => void;
  /** Passes a refusal of the server to the form. */
  readonly refuse: (refusal: ServerRefusal) => void;
}

/** Saves drafts one after another, so that two quick saves of a new invoice create only one draft. */
function useDraft(initialValues: InvoiceFormValues, initialInvoiceId: string | undefined) {
  const client = useClient();
  const [invoiceId, setInvoiceId] = useState(initialInvoiceId);
  const [savedValues, setSavedValues] = useState(initialInvoiceId ? initialValues : null);
  const reference = invoiceId === undefined ? {} : { invoiceId };
  const save = async (values: InvoiceFormValues): Promise<void> => {
    const draft = await client.request(saveDraft, { body: { ...reference, ...contentOf(values) } });
    setInvoiceId(draft._id);
    setSavedValues(values);
  };
  /** Stores and sends or schedules in one call, so that a refused invoice leaves no draft. */
  const send = async ({ values, isForLater, idempotencyKey }: Confirmation): Promise<string> => {
    const body = { ...reference, content: contentOf(values) };
    const call = isForLater ? scheduleInvoice : sendInvoice;
    return (await client.request(call, { body }, { idempotencyKey }))._id;
  };
  return { invoiceId, savedValues, save, send };
}

/**
 * The idempotency key of the current sending. After a lost answer the retry must use the same key, even for changed
 * content:
 * if the first try arrived, the server refuses the retry as a conflict, and never sends a second invoice.
 */
function useSendingKey() {
  const key = useRef<string | null>(null);
  return {
    current: () => {
      key.current ??= newIdempotencyKey();
      return key.current;
    },
    settle: (error?: unknown) => {
      if (!unsettled.has(errorCodeOf(error) ?? '')) key.current = null;
    },
  };
}

/** Whether the first try arrived or may have arrived. */
const unsettled: ReadonlySet<string> = new Set(['UnknownOutcomeError', 'IdempotencyConflictError']);

/** Whether navigation leads to signing out, which must never wait for an answer. */
const isSigningOut = (pathname: string | null): boolean =>
  pathname === '/logout' || pathname?.startsWith('/auth') === true;

/** Loads when someone asks for it: most buyers are typed. */
const latePicker = lazyPart(async () => (await import('../../contact-picker/contact-picker.tsx')).ContactPicker);

/** Keeps the form's values, saves them, and sends the invoice after a confirmation. */
export function InvoiceEditor({ initialValues, initialInvoiceId }: InvoiceEditorProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { t: errors } = useI18n(errorTexts);
  const { toasts } = usePortal();
  const { constants, user } = useMember();
  const currencies = useCurrencies();
  const { history } = usePagePlace();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const [values, dispatch] = useReducer(invoiceFormReducer, initialValues);
  const draft = useDraft(initialValues, initialInvoiceId);
  const isLater = isForLater(values, constants.businessDate);
  const sendingKey = useSendingKey();
  const [pending, setPending] = useState<SaveIntent | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const ContactPicker = latePicker.usePart(isChoosing);
  const latestValues = useRef(values);
  latestValues.current = values;
  // A ref, because a navigation may begin before the next render.
  const isDone = useRef(false);
  const leaveQuestion = useLeaveGuard(
    (pathname) =>
      !isDone.current && !isSigningOut(pathname) && !areSameValues(values, draft.savedValues ?? initialValues),
  );

  const leaveFor = (address: string, message: string) => {
    isDone.current = true;
    toasts.show('success', message);
    history.push(address);
  };
  const validate = (intent: SaveIntent, refused: ReadonlySet<string>): FieldErrors => {
    const facts = { today: constants.businessDate, ownEmail: user.email, refused };
    const problems = validateInvoiceForm(values, intent, facts);
    const sentence = refusalOf(problems, refused);
    setRefusal(sentence === null ? null : { values, sentence: t(sentence) });
    return Object.fromEntries(Object.entries(problems).map(([path, key]) => [path, errors(`field.${key}`)]));
  };
  const save = async () => {
    setPending('save');
    try {
      await draft.save(values);
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(null);
    }
    if (areSameValues(latestValues.current, values)) leaveFor('/income', t('saved'));
    else toasts.show('success', t('saved'));
  };
  const confirm = (): Promise<void> =>
    new Promise((close, refuse) =>
      setConfirmation({ values, isForLater: isLater, idempotencyKey: sendingKey.current(), close, refuse }),
    );
  const submit = async (intent: SaveIntent) => {
    try {
      await (intent === 'send' ? confirm() : save());
    } catch (error) {
      if (isServerRefusal(error)) setRefusal({ values, sentence: t('checkMarked') });
      throw error;
    } finally {
      setConfirmation(null);
    }
  };
  const send = async (asked: Confirmation) => {
    try {
      const invoiceId = await draft.send(asked);
      sendingKey.settle();
      leaveFor(`/invoices/${invoiceId}`, t(asked.isForLater ? 'scheduled' : 'sent'));
    } catch (error) {
      sendingKey.settle(error);
      const refused = serverRefusal(error);
      if (refused === null) throw error;
      asked.refuse(refused);
    }
  };

  return (
    <>
      <InvoiceFormView
        values={values}
        dispatch={dispatch}
        currencies={currencies}
        today={constants.businessDate}
        isForLater={isLater}
        validate={validate}
        onSubmit={submit}
        onChooseContact={() => setChoosing(true)}
        onDelete={draft.invoiceId === undefined ? undefined : () => setDeleting(true)}
        describeError={errorText}
        pending={pending}
        refusal={refusal?.values === values ? refusal.sentence : null}
      />
      {confirmation && (
        <SendDialog
          values={confirmation.values}
          isForLater={confirmation.isForLater}
          closeLabel={t('keepEditing')}
          onSend={() => send(confirmation)}
          onClose={confirmation.close}
        />
      )}
      {isChoosing && ContactPicker && (
        <ContactPicker
          onClose={() => setChoosing(false)}
          onChoose={({ email, name }) => {
            dispatch({ type: 'field', changes: { recipientEmail: email, recipientName: name } });
            setChoosing(false);
          }}
        />
      )}
      {isDeleting && draft.invoiceId !== undefined && (
        <DeleteDraftDialog
          invoiceId={draft.invoiceId}
          status="draft"
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            isDone.current = true;
            history.push('/income');
          }}
        />
      )}
      {leaveQuestion && (
        <LeaveDialog
          question={leaveQuestion}
          title={t('leaveTitle')}
          text={t('leaveText')}
          leaveLabel={t('leave')}
          stayLabel={t('stay')}
        />
      )}
    </>
  );
}

/** Whether the error marks fields. An error without fields has its own message. */
const isServerRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'validations' in error &&
  Array.isArray(error.validations) &&
  error.validations.length > 0;
