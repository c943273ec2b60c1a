import { staffRoles } from '@quittance/sdk/contract';
import { checkLine } from '@quittance/sdk/validation';
import type { OperationContext } from '../kernel/index.ts';
import { createFirstStaff, findStaffByEmail, type NewStaffMember } from '../staff/index.ts';
import { CommandError, readOptions, requireChoice, requireEmail, requireOption, requireValid } from './command-line.ts';
import { type PasswordDelivery, passwordHelp, passwordOptions, readPasswordDelivery } from './password-delivery.ts';
import type { Command } from './run-command.ts';

const help = `
npm run admin:create -- --email grace@example.com --first-name Grace --last-name Hopper

Creates a staff member of the back office, such as the first one. Later ones are invited in the back office.
Running it again changes nothing, but sends a new link while no password is set.

  --email ADDRESS          what the person signs in with
  --first-name NAME
  --last-name NAME
  --role ROLE              ${staffRoles.join(', ')}; by default compliance-head, who may invite others
${passwordHelp.slice(1)}`;

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string', default: 'compliance-head' },
  ...passwordOptions,
} as const;

/** `npm run admin:create`. */
export const adminCreate: Command = {
  name: 'admin:create',
  help,
  async prepare(parameters) {
    const given = readOptions(parameters, options);
    const name = (option: 'first-name' | 'last-name') => {
      const text = requireOption(option, given[option]);
      return requireValid(option, text, checkLine(text));
    };
    const staff: NewStaffMember = {
      email: requireEmail('email', given.email),
      firstName: name('first-name'),
      lastName: name('last-name'),
      role: requireChoice('role', given.role, staffRoles),
    };
    const delivery = await readPasswordDelivery(given);
    return (context) => ensureStaff(context, staff, delivery);
  },
};

async function ensureStaff(
  context: OperationContext,
  staff: NewStaffMember,
  delivery: PasswordDelivery,
): Promise<readonly string[]> {
  const { email, role } = staff;
  const existing = await findStaffByEmail(context.db, email);
  if (existing && existing.role !== role) {
    throw new CommandError(`${email} exists with the role ${existing.role}. Change it in the back office.`);
  }
  if (existing && !existing.isInvited) return [`${email} exists, with a password. Nothing was changed.`];
  if (existing && delivery.password !== undefined) {
    throw new CommandError(`${email} exists without a password. Run it without --ask-password to send a new link.`);
  }
  const userId =
    existing?.userId ??
    (await createFirstStaff(context, {
      ...staff,
      ...(delivery.password !== undefined && { password: delivery.password }),
    }));
  const created = existing ? `${email} exists, without a password.` : `Created ${email} with the role ${role}.`;
  if (delivery.password !== undefined) return [created];
  return [created, await delivery.sendLink(context, { kind: 'staff', userId, email })];
}
