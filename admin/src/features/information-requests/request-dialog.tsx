import { Dialog, useI18n } from '@quittance/widgets/kit';
import { MessageStep } from './message-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { informationRequestTexts } from './texts.en.ts';
import { useRequest, type WrittenRequest } from './use-request.ts';

/** Asks the owner for information: first the message, then the email as it will be sent. */
export function RequestDialog(props: WrittenRequest) {
  const { email, answered } = props;
  const { t } = useI18n(informationRequestTexts);
  const request = useRequest(props);
  return (
    <Dialog title={t('dialog.title')} width="medium" locked={request.isPending} onClose={request.close}>
      {request.mail ? (
        <PreviewStep
          mail={request.mail}
          failure={request.failure}
          isPending={request.isPending}
          onBack={request.edit}
          onSend={() => void request.send()}
        />
      ) : (
        <MessageStep
          draft={request.draft}
          email={email}
          answered={request.answered}
          isNew={request.answered !== answered}
          isPending={request.isPending}
          onChange={request.setDraft}
          onClose={request.close}
          onNext={request.preview}
          describeError={request.describe}
        />
      )}
    </Dialog>
  );
}
