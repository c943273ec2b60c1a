import { writtenLocales } from '@quittance/sdk/contract';
import { createPasswordLink, type Invitation, inviteUser } from '../identity/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { askPassword } from './ask-password.ts';
import { CommandError, requireChoice } from './command-line.ts';

/** How a new person gets their password. */
export const passwordOptions = {
  'print-link': { type: 'boolean' },
  'ask-password': { type: 'boolean' },
  locale: { type: 'string', default: 'en' },
} as const;

export const passwordHelp = `
  --print-link             print the link to set the password, instead of mailing it
  --ask-password           ask for the password here; without a terminal, read it from the first line of the input
  --locale en|es|es-MX     language of the mail, by default en
`;

interface PasswordChoice {
  readonly 'print-link'?: boolean | undefined;
  readonly 'ask-password'?: boolean | undefined;
  readonly locale: string;
}

/** Sets up how a person gets their password. */
export interface PasswordDelivery {
  /** Present when it was asked for. */
  readonly password?: string;
  /** Mails or prints the link. Without a password only. @returns the line to print */
  sendLink(context: OperationContext, invitation: Omit<Invitation, 'locale'>): Promise<string>;
}

/** @throws CommandError for options that exclude each other, and for a weak password */
export async function readPasswordDelivery(choice: PasswordChoice): Promise<PasswordDelivery> {
  const locale = requireChoice('locale', choice.locale, writtenLocales);
  if (choice['print-link'] && choice['ask-password']) {
    throw new CommandError('Use --print-link or --ask-password, not both.');
  }
  return {
    ...(choice['ask-password'] && { password: await askPassword() }),
    async sendLink(context, invitation) {
      if (choice['print-link']) {
        const { link, expiresAt } = await createPasswordLink(context, invitation);
        return `Set the password here, once, until ${expiresAt.toISOString()}: ${link}`;
      }
      const { mode, smtp } = context.app.config;
      if (mode === 'production' && !smtp) {
        throw new CommandError('Email is not configured (SMTP_URL). Use --print-link or --ask-password.');
      }
      await inviteUser(context, { ...invitation, locale });
      return `A link to set the password is mailed to ${invitation.email} by the running server.`;
    },
  };
}
