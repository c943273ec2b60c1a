import { referPartners } from '@quittance/sdk/client';
import { inviteLimits } from '@quittance/sdk/rules';
import { checkReferralEntry, maxEmailCharacters, referralRefusals, referralsOf } from '@quittance/sdk/validation';
import { useRef, useState } from 'react';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { useProblemText } from '../../kit/field/use-problem-text.ts';
import { useServerRefusal } from '../../kit/field/use-server-refusal.ts';
import { Form } from '../../kit/form/form.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { TextButton } from '../../kit/text-button/text-button.tsx';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { PageFoot } from '../page-foot.tsx';
import { PageTitle } from '../page-title.tsx';
import { onboardingTexts } from '../texts.en.ts';
import type { FinishPageProps } from './finish-page.ts';

/** Addresses of businesses that get an invitation, each once. */
export function ReferralsPage({ verification, onContinue, onNotice }: FinishPageProps) {
  const { t } = useI18n(onboardingTexts);
  const client = useClient();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [typed, setTyped] = useState('');
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const { ownerEmail = '', plusAddressesOnlyAt: plusOnlyAt } = verification;
  const entry = { emails, typed };
  const all = referralsOf(entry);

  const validate = (): Readonly<Record<string, string>> => {
    const problem = checkReferralEntry(entry, { ownEmail: ownerEmail, isSending: isSending.current, plusOnlyAt });
    return problem ? { email: problemText(problem) } : {};
  };
  const send = async () => {
    setPending(true);
    try {
      await client.request(referPartners, { body: { emails: [...all] } });
    } catch (error) {
      const refusal = serverRefusal(error);
      throw refusal ? { validations: referralRefusals(refusal.validations, all) } : error;
    } finally {
      setPending(false);
    }
    onContinue();
    onNotice(t('referrals.sent', { count: all.length }));
  };
  const add = () => {
    setEmails(all);
    setTyped('');
  };
  return (
    <Form
      label={t('referrals.title')}
      validate={validate}
      onSubmit={() => (isSending.current ? send() : add())}
      describeError={errorText}
    >
      <Stack gap={6}>
        <div>
          <PageTitle>{t('referrals.title')}</PageTitle>
          <p className="q-muted">{t('referrals.text')}</p>
        </div>
        <Card>
          <Stack>
            <TextField
              label={t('referrals.email')}
              name="email"
              type="email"
              autoComplete="off"
              required={null}
              maxLength={maxEmailCharacters}
              value={typed}
              onChange={setTyped}
            />
            <div>
              <Button
                type="submit"
                disabled={emails.length >= inviteLimits.referralsAtOnce}
                onClick={() => {
                  isSending.current = false;
                }}
              >
                {t('referrals.add')}
              </Button>
            </div>
            {emails.length > 0 && (
              <ul className="q-onboarding__review" aria-label={t('referrals.list')}>
                {emails.map((email) => (
                  <li key={email}>
                    <bdi>{email}</bdi>
                    <TextButton
                      aria-label={t('referrals.remove', { email })}
                      onClick={() => setEmails(emails.filter((other) => other !== email))}
                    >
                      {t('remove')}
                    </TextButton>
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </Card>
        <PageFoot>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            onClick={() => {
              isSending.current = true;
            }}
          >
            {t('referrals.send')}
          </Button>
          <Button onClick={onContinue} disabled={isPending}>
            {t('skip')}
          </Button>
        </PageFoot>
      </Stack>
    </Form>
  );
}
