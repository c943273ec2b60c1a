import { useErrorText } from '@quittance/app-shell';
import { joinWaitlist, mayMake } from '@quittance/sdk/client';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { accountTexts } from './texts.en.ts';

/** The waiting lists for accounts that can't be opened yet. */
export interface Waitlist {
  readonly has: (currency: string) => boolean;
  /** The currency whose list is being joined. */
  readonly joining: string | undefined;
  /** Absent for people who may not act for the business. */
  readonly join: ((currency: string) => void) | undefined;
}

/** Reads and joins the waiting lists of the business. */
export function useWaitlist(): Waitlist {
  const { t } = useI18n(accountTexts);
  const client = useClient();
  const errorText = useErrorText();
  const { session, toasts } = usePortal();
  const { user } = useMember();
  const [joining, setJoining] = useState<string>();
  const join = async (currency: string) => {
    setJoining(currency);
    try {
      await client.request(joinWaitlist, { body: { currency } });
      await session.reload();
      toasts.show('success', t('joined', { account: currency }));
    } catch (error) {
      toasts.show('error', errorText(error));
    } finally {
      setJoining(undefined);
    }
  };
  return {
    has: (currency) => user.company?.waitlists.includes(currency) ?? false,
    joining,
    join: mayMake(joinWaitlist, user) ? (currency) => void join(currency) : undefined,
  };
}
