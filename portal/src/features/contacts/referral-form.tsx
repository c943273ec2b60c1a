import { useErrorText, useNewEmailRule } from '@quittance/app-shell';
import { referPartners } from '@quittance/sdk/client';
import { inviteLimits } from '@quittance/sdk/rules';
import { checkReferralEntry, maxEmailCharacters, referralRefusals, referralsOf } from '@quittance/sdk/validation';
import {
  Button,
  Card,
  EmailText,
  type FieldErrors,
  Form,
  IconButton,
  icons,
  Stack,
  TextField,
  useClient,
  useI18n,
  useProblemText,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useRef, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { referralsTexts } from './referrals-texts.en.ts';

interface AddressesProps {
  readonly emails: readonly string[];
  readonly onRemove: (email: string) => void;
}

function Addresses({ emails, onRemove }: AddressesProps) {
  const { t } = useI18n(referralsTexts);
  return (
    <ul className="referral-form__list" aria-label={t('listLabel')}>
      {emails.map((email) => (
        <li key={email} className="referral-form__entry">
          <span>
            <EmailText email={email} />
          </span>
          <IconButton icon={icons.closeIcon} label={t('remove', { email })} onClick={() => onRemove(email)} />
        </li>
      ))}
    </ul>
  );
}

/** Collects addresses and refers them together. */
export function ReferralForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useI18n(referralsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const { user } = useMember();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const newEmailRule = useNewEmailRule();
  const serverRefusal = useServerRefusal();
  const [typed, setTyped] = useState('');
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const intent = useRef<'add' | 'send'>('add');

  const entry = { emails, typed };
  const toSend = referralsOf(entry);
  const validate = (): FieldErrors => {
    const isSending = intent.current === 'send';
    const problem = checkReferralEntry(entry, { ...newEmailRule, ownEmail: user.email, isSending });
    return problem ? { email: problemText(problem) } : {};
  };
  const send = async () => {
    setPending(true);
    try {
      await client.request(referPartners, { body: { emails: [...toSend] } });
    } catch (error) {
      const refusal = serverRefusal(error);
      throw refusal ? { validations: referralRefusals(refusal.validations, toSend) } : error;
    } finally {
      setPending(false);
    }
    setEmails([]);
    setTyped('');
    toasts.show('success', t('done', { count: toSend.length }));
    onDone();
  };
  const add = () => {
    setEmails(toSend);
    setTyped('');
  };
  const count = toSend.length;
  return (
    <Card title={t('formTitle')}>
      <Form validate={validate} onSubmit={() => (intent.current === 'send' ? send() : add())} describeError={errorText}>
        <Stack>
          <p className="q-muted">{t('formText')}</p>
          <div className="referral-form__add">
            <TextField
              label={t('email')}
              name="email"
              type="email"
              autoComplete="off"
              required={null}
              maxLength={maxEmailCharacters}
              value={typed}
              onChange={setTyped}
            />
            <Button
              type="submit"
              disabled={emails.length >= inviteLimits.referralsAtOnce}
              onClick={() => {
                intent.current = 'add';
              }}
            >
              {t('add')}
            </Button>
          </div>
          {emails.length > 0 && (
            <Addresses emails={emails} onRemove={(email) => setEmails(emails.filter((other) => other !== email))} />
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              icon={icons.sendIcon}
              pending={isPending}
              onClick={() => {
                intent.current = 'send';
              }}
            >
              {count === 0 ? t('submitNone') : t('submit', { count })}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
