import { ApiError, saveDraft, sendInvoice } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { invoiceLimits } from '@quittance/sdk/rules';
import { useErrorText, useLeaveGuard } from '@quittance/widgets/host';
import { type FieldErrors, useClient, useI18n } from '@quittance/widgets/kit';
import { useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../portal.ts';
import { useMember } from '../session/member.ts';
import { invoiceFormReducer } from './invoice-form-reducer.ts';
import { areSameValues, draftBodyOf, type InvoiceFormValues } from './invoice-form-values.ts';
import { InvoiceFormView, type SaveIntent } from './invoice-form-view.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { refusalOf, validateInvoiceForm } from './validate-invoice-form.ts';

interface InvoiceEditorProps {
  readonly initialValues: InvoiceFormValues;
  /** Absent: the first save makes a new draft. */
  readonly initialInvoiceId?: string;
}

interface SavedDraft {
  readonly invoiceId: string;
  readonly values: InvoiceFormValues;
}

/** What was refused: the sentence about it stands until something of it is changed. */
interface Refusal {
  readonly values: InvoiceFormValues;
  readonly sentence: string;
}

/** Saves drafts one after the other, so that two quick saves of a new invoice do not make two drafts. */
function useDraft(initialValues: InvoiceFormValues, initialInvoiceId: string | undefined) {
  const client = useClient();
  const [invoiceId, setInvoiceId] = useState(initialInvoiceId);
  const [savedValues, setSavedValues] = useState(initialInvoiceId ? initialValues : null);
  const save = async (values: InvoiceFormValues): Promise<string> => {
    const draft = await client.request(saveDraft, { body: draftBodyOf(values, invoiceId) });
    setInvoiceId(draft._id);
    setSavedValues(values);
    return draft._id;
  };
  return { savedValues, save };
}

/** Signing out, also by itself after a long absence, must never wait for an answer. */
const isSigningOut = (pathname: string | null): boolean =>
  pathname === '/logout' || pathname?.startsWith('/auth') === true;

/** Keeps what is typed, saves it, and sends it once the person has confirmed. */
export function InvoiceEditor({ initialValues, initialInvoiceId }: InvoiceEditorProps) {
  const { t, locale } = useI18n('portal-invoices');
  const client = useClient();
  const { toasts } = usePortal();
  const { constants } = useMember();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [values, dispatch] = useReducer(invoiceFormReducer, initialValues);
  const { savedValues, save } = useDraft(initialValues, initialInvoiceId);
  const [pending, setPending] = useState<SaveIntent | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // As it was saved: what is typed while the answer is on its way is not what will be sent.
  const [draftToSend, setDraftToSend] = useState<SavedDraft | null>(null);
  const latestValues = useRef(values);
  latestValues.current = values;
  // Read when a navigation begins, which is sooner than the next render.
  const isDone = useRef(false);
  const leaveQuestion = useLeaveGuard(
    (pathname) => !isDone.current && !isSigningOut(pathname) && !areSameValues(values, savedValues ?? initialValues),
  );

  const leaveFor = (address: string, message: string) => {
    isDone.current = true;
    toasts.show('success', message);
    void navigate(address);
  };
  const validate = (): FieldErrors => {
    const problems = validateInvoiceForm(values, constants.businessDate);
    const sentence = refusalOf(problems);
    setRefusal(sentence === null ? null : { values, sentence: t(sentence) });
    const limits = {
      maxRate: formatDecimalMoney(invoiceLimits.rate, values.currency, locale),
      maxQuantity: new Intl.NumberFormat(locale).format(Number(invoiceLimits.quantity)),
    };
    return Object.fromEntries(Object.entries(problems).map(([path, key]) => [path, t(key, limits)]));
  };
  const submit = async (intent: SaveIntent) => {
    setPending(intent);
    try {
      const invoiceId = await save(values);
      if (intent === 'send') setDraftToSend({ invoiceId, values });
      else if (areSameValues(latestValues.current, values)) leaveFor('/income', t('form.saved'));
      else toasts.show('success', t('form.saved'));
    } catch (error) {
      if (error instanceof ApiError && error.validations.length > 0) {
        setRefusal({ values, sentence: t('form.checkMarked') });
      }
      throw error;
    } finally {
      setPending(null);
    }
  };
  const send = async (invoiceId: string) => {
    const sent = await client.request(sendInvoice, { body: { invoiceId } });
    leaveFor(`/invoices/${sent._id}`, t('form.sent'));
  };

  return (
    <>
      <InvoiceFormView
        values={values}
        dispatch={dispatch}
        currencies={constants.currencies}
        today={constants.businessDate}
        validate={validate}
        onSubmit={submit}
        describeError={errorText}
        pending={pending}
        refusal={refusal?.values === values ? refusal.sentence : null}
      />
      {draftToSend !== null && (
        <SendDialog
          values={draftToSend.values}
          closeLabel={t('form.keepEditing')}
          onSend={() => send(draftToSend.invoiceId)}
          onClose={() => setDraftToSend(null)}
        />
      )}
      {leaveQuestion && <LeaveDialog question={leaveQuestion} />}
    </>
  );
}
