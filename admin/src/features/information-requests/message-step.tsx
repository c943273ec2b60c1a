import { Fact, FactList } from '@quittance/app-shell';
import { checkAdditionalInfoMessage, messageLimits } from '@quittance/sdk/validation';
import { Banner, Form, SelectField, TextArea, useI18n, useProblemText } from '@quittance/widgets/kit';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { askedTypes, type RequestDraft, type StaffRequest } from './request.ts';
import { RequestReply } from './request-reply.tsx';
import { informationRequestTexts } from './texts.en.ts';

interface MessageStepProps {
  readonly draft: RequestDraft;
  readonly email: string;
  /** The answer that is not enough. */
  readonly answered: StaffRequest | undefined;
  /** Whether the answer came while the message was written. */
  readonly isNew: boolean;
  readonly isPending: boolean;
  readonly onChange: (draft: RequestDraft) => void;
  readonly onClose: () => void;
  readonly onNext: () => Promise<void>;
  readonly describeError: (error: unknown) => string;
}

/** What the owner is asked. */
export function MessageStep(props: MessageStepProps) {
  const { draft, email, answered, isNew, isPending, onChange, onClose, onNext, describeError } = props;
  const { t } = useI18n(informationRequestTexts);
  const problemText = useProblemText();
  const validate = (): Readonly<Record<string, string>> => {
    const found = checkAdditionalInfoMessage(draft.message);
    return found ? { message: problemText(found) } : {};
  };
  return (
    <Form label={t('dialog.title')} validate={validate} onSubmit={onNext} describeError={describeError}>
      {answered ? (
        <>
          <FactList>
            <Fact term={t('about')}>{t(`type.${draft.type}`)}</Fact>
          </FactList>
          {isNew && (
            <div role="alert">
              <Banner tone="warning" title={t('dialog.newAnswerTitle')}>
                {t('dialog.newAnswerText')}
              </Banner>
            </div>
          )}
          <RequestReply request={answered} />
          <p>{t('dialog.again')}</p>
        </>
      ) : (
        <SelectField
          label={t('about')}
          required
          options={askedTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          value={draft.type}
          onChange={(chosen) => onChange({ ...draft, type: askedTypes.find((type) => type === chosen) ?? draft.type })}
        />
      )}
      <TextArea
        label={t('dialog.message')}
        description={t('dialog.hint', { email })}
        name="message"
        required
        rows={6}
        maxLength={messageLimits.additionalInfo}
        value={draft.message}
        onChange={(message) => onChange({ ...draft, message })}
        readOnly={isPending}
      />
      <DialogButtons cancel={t('dialog.cancel')} submit={t('dialog.next')} isPending={isPending} onClose={onClose} />
    </Form>
  );
}
