import { supportChatFacts } from '@quittance/sdk/rules';
import { z } from 'zod';

/** The chat with support. Its script runs in a separate frame. */
export interface SupportChatSettings {
  /** Address of the provider's script; null for the sandbox's. */
  readonly scriptUrl: string | null;
  /** Origins that the script may use besides its own. */
  readonly origins: readonly string[];
  /** What the chat gets to know of the person. */
  readonly shares: readonly (typeof supportChatFacts)[number][];
}

const origin = z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin);
const listOf = <Output extends string>(item: z.ZodType<Output, string>) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((each) => each !== ''))
    .pipe(z.array(item));

export const supportChatSettings = {
  SUPPORT_CHAT_SCRIPT: z
    .union([z.literal('sandbox'), z.url({ protocol: /^https$/ })])
    .optional()
    .describe(
      'Address of the script of a chat with support, by https, for enabled company users on a desktop. sandbox: a chat that answers automatically, in sandbox mode only. Unset: no chat.',
    ),
  SUPPORT_CHAT_ORIGINS: listOf(origin)
    .optional()
    .describe('Origins that this script may load from and connect to besides its own, separated by commas.'),
  SUPPORT_CHAT_SHARES: listOf(z.enum(supportChatFacts))
    .optional()
    .describe(
      `What the chat gets to know of the person, separated by commas: ${supportChatFacts.join(', ')}. Unset: nothing.`,
    ),
};

type Given = z.infer<z.ZodObject<typeof supportChatSettings>> & { readonly QUITTANCE_MODE: 'sandbox' | 'production' };

/** Reports the sandbox's chat in production mode. */
export function checkSupportChatSettings(given: Given, report: (name: string, message: string) => void): void {
  if (given.SUPPORT_CHAT_SCRIPT === 'sandbox' && given.QUITTANCE_MODE === 'production') {
    report('SUPPORT_CHAT_SCRIPT', 'The sandbox’s chat does not exist in production mode.');
  }
}

/** Returns the chat; undefined without one. */
export function supportChatOf(given: Given): SupportChatSettings | undefined {
  const { SUPPORT_CHAT_SCRIPT: script, SUPPORT_CHAT_ORIGINS: origins, SUPPORT_CHAT_SHARES: shares } = given;
  if (script === undefined) return undefined;
  return { scriptUrl: script === 'sandbox' ? null : script, origins: origins ?? [], shares: shares ?? [] };
}
