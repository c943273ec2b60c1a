import { useStore } from '@nanostores/react';
import { type AnswerOf, type Contract, requestWithCode, transferMoney, withdrawMoney } from '@quittance/sdk/client';
import { createConfirmedIntent, createOneTimeCodeStore, type MoneyIntent } from '@quittance/sdk/stores';
import { useClient } from '@quittance/widgets/kit';
import { useMemo } from 'react';
import { useOutcome } from '../../unknown-outcome/use-outcome.ts';

export type Transfer = AnswerOf<Contract['getTransfer']>;

type Content = Pick<AnswerOf<Contract['createQuote']>, '_id' | 'kind'>;

/** Runs one transfer or withdrawal by the money intent: code, unknown outcome and check included. */
export function useTransferIntent(onDone: (transferId: string) => void) {
  const client = useClient();
  const { codes, intent } = useMemo(() => {
    const store = createOneTimeCodeStore(client);
    const created: MoneyIntent<Content, Transfer> = createConfirmedIntent({
      codes: store,
      send: ({ _id: quoteId, kind }, options) =>
        kind === 'withdrawal'
          ? requestWithCode(client, withdrawMoney, { body: { quoteId } }, options)
          : requestWithCode(client, transferMoney, { body: { quoteId } }, options),
    });
    return { codes: store, intent: created };
  }, [client]);
  const state = useOutcome(intent, ({ _id }) => onDone(_id));
  const { step: codeStep } = useStore(codes.$code);
  return {
    codes,
    intent,
    state,
    isCodeAsked: codeStep === 'WAITING_OTP' || codeStep === 'PROCESSING_OTP_AND_REQUEST',
  };
}
