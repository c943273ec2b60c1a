import {
  errorCodeOf,
  LeaveDialog,
  useErrorText,
  useLateDialog,
  useLeaveGuard,
  usePagePlace,
} from '@quittance/app-shell';
import { newIdempotencyKey } from '@quittance/sdk/client';
import { errorTexts } from '@quittance/sdk/i18n';
import { type FieldErrors, lazyPart, type ServerRefusal, useI18n, useServerRefusal } from '@quittance/widgets/kit';
import { useReducer, useRef, useState } from 'react';
import { isSigningOut } from '../../guards/is-signing-out.ts';
import { DeleteDraftDialog } from '../../invoices/delete-draft-dialog.tsx';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { ConflictBanner } from './drafts/conflict-banner.tsx';
import { SaveNote } from './drafts/save-note.tsx';
import { useAutosave } from './drafts/use-autosave.ts';
import { useDraft } from './drafts/use-draft.ts';
import { invoiceFormReducer } from './invoice-form-reducer.ts';
import { areSameValues, type Invoice, type InvoiceFormValues } from './invoice-form-values.ts';
import { InvoiceFormView } from './invoice-form-view.tsx';
import { SendDialog } from './send-dialog.tsx';
import { isForLater } from './sending-day.ts';
import { invoiceFormTexts } from './texts.en.ts';
import { refusalOf, type SaveIntent, validateInvoiceForm } from './validate-invoice-form.ts';

interface InvoiceEditorProps {
  readonly initialValues: InvoiceFormValues;
  /** Absent: the first save creates a draft. */
  readonly draft?: Invoice;
  /** That the seller can choose, beside the invoice's own. */
  readonly currencies: readonly string[];
  /** The invoice was stored for the first time, and its address is about to be shown. */
  readonly onStored: (invoiceId: string) => void;
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

/**
 * The idempotency key of the current sending. After a lost answer the retry must use the same key, even for changed
 * content:
 * if the first try arrived, the server refuses the retry as a conflict, and never sends a second invoice.
 */
function useSendingKey() {
  const key = useRef<string | null>(null);
  const hasBegun = useRef(false);
  return {
    current: () => {
      key.current ??= newIdempotencyKey();
      return key.current;
    },
    /** Whether a sending has begun whose outcome is not known. */
    isInUse: () => hasBegun.current,
    begin: () => {
      hasBegun.current = true;
    },
    settle: (error?: unknown) => {
      if (unsettled.has(errorCodeOf(error) ?? '')) return;
      key.current = null;
      hasBegun.current = false;
    },
  };
}

/** Whether the first try arrived or may have arrived. */
const unsettled: ReadonlySet<string> = new Set(['UnknownOutcomeError', 'IdempotencyConflictError']);

/** Loads when someone asks for it: most buyers are typed. */
const latePicker = lazyPart(async () => (await import('../../contact-picker/contact-picker.tsx')).ContactPicker);

/** Keeps the form's values, saves them automatically, and sends the invoice after a confirmation. */
export function InvoiceEditor({ initialValues, draft: initialDraft, currencies: open, onStored }: InvoiceEditorProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { t: errors } = useI18n(errorTexts);
  const { toasts } = usePortal();
  const { constants, user } = useMember();
  const { history, location } = usePagePlace();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const [values, dispatch] = useReducer(invoiceFormReducer, initialValues);
  const own = initialValues.currency;
  const currencies = open.includes(own) ? open : [own, ...open];
  const ownAddress = useRef('');
  const draft = useDraft(initialValues, initialDraft, (invoiceId) => {
    // The person may have left meanwhile.
    if (history.location.pathname !== location.pathname) return;
    ownAddress.current = `/invoices/${invoiceId}/form`;
    onStored(invoiceId);
    // The state says what a new form began with.
    history.replace(ownAddress.current, history.location.state);
  });
  const unchanged = draft.saved?.values ?? initialValues;
  const isLater = isForLater(values, constants.businessDate);
  const sendingKey = useSendingKey();
  const [pending, setPending] = useState<SaveIntent | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const ContactPicker = useLateDialog(latePicker, isChoosing, () => setChoosing(false));
  const facts = { today: constants.businessDate, ownEmail: user.email };
  const latestValues = useRef(values);
  latestValues.current = values;
  // A ref, because a navigation may begin before the next render.
  const isDone = useRef(false);
  const leaveQuestion = useLeaveGuard(
    (pathname) =>
      !isDone.current &&
      pathname !== ownAddress.current &&
      !isSigningOut(pathname) &&
      !areSameValues(values, unchanged),
  );
  const isIdle = () => !isDone.current && confirmation === null && pending === null && !sendingKey.isInUse();
  const hasFailed = useAutosave({
    values,
    unchanged,
    isAllowed: (current) =>
      isIdle() && !draft.isInConflict && Object.keys(validateInvoiceForm(current, 'save', facts)).length === 0,
    save: draft.save,
  });
  const takeOther = async () => {
    const other = await draft.conflict.takeOther();
    if (other) dispatch({ type: 'replace', values: other });
  };

  const leaveFor = (address: string, message: string) => {
    isDone.current = true;
    toasts.show('success', message);
    history.push(address);
  };
  const validate = (intent: SaveIntent, refused: ReadonlySet<string>): FieldErrors => {
    const problems = validateInvoiceForm(values, intent, { ...facts, refused });
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
    sendingKey.begin();
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
        notice={
          draft.isInConflict && (
            <ConflictBanner
              onSaveCopy={() => draft.conflict.saveCopy(values)}
              onOverwrite={() => draft.conflict.overwrite(values)}
              onTakeOther={takeOther}
            />
          )
        }
        saveNote={
          <SaveNote
            savedAt={draft.saved?.at}
            isChanged={!areSameValues(values, unchanged)}
            hasFailed={hasFailed && !draft.isInConflict}
          />
        }
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
          onChoose={({ email, name, address }) => {
            const changes = { recipientEmail: email, recipientName: name, recipientAddress: address };
            dispatch({ type: 'field', changes });
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
