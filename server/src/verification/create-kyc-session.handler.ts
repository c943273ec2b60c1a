import { languageOf, prepared, Refusal } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { declaredIdentity } from './declared-identity.ts';
import { askVendor, assertCheckable } from './identity-check.ts';
import { keepIdentitySession, newIdentitySessionId } from './identity-sessions.ts';

interface Started {
  readonly id: string;
  readonly reference: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export const handler = prepared<'createKycSession', Started>({
  async prepare(context, { body: { sandboxVerificationDecision: decision } }) {
    const { app, actor, locale } = context;
    if (decision && app.config.mode !== 'sandbox') throw new Refusal('NotFoundError', 'Only the sandbox decides.');
    await assertCheckable(context, applyingOf(actor));
    const id = newIdentitySessionId();
    const person = await declaredIdentity(context, applyingOf(actor));
    const started = await askVendor(app, () =>
      app.providers.identityVerification.start({
        about: id,
        person,
        locale: languageOf(locale),
        // A partner's page has an address that only the partner knows.
        returnUrl: actor.kind === 'embed' ? actor.origin : `${app.config.publicUrl}/verify`,
        decision,
      }),
    );
    return { ...started, id };
  },
  async run(context, _input, { id, reference, url, expiresAt }) {
    const applying = applyingOf(context.actor);
    await assertCheckable(context, applying);
    await keepIdentitySession(context, { ...applying, id, vendorReference: reference, expiresAt });
    return { url, expiresAt: expiresAt.toISOString() };
  },
});
