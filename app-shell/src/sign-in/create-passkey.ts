import type { AnswerOf } from '@quittance/sdk/client';
import type { CallRequest, Contract } from '@quittance/sdk/contract';

type NewPasskey = CallRequest<Contract['addPasskey']>['body']['passkey'];

/**
 * Lets the browser create a passkey.
 * @throws the browser's error, when the person cancels too
 */
export async function createPasskey(options: AnswerOf<Contract['createPasskeyOptions']>): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
}
