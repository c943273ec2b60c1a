import { identityOutcomes } from '@quittance/sdk/rules';
import * as z from 'zod';
import { hashSecret, newSecret, Refusal, verifyWebhook } from '../../kernel/index.ts';
import { decide } from './decide.ts';
import type { IdentityVerification } from './identity-verification.ts';
import { readDocument, sealDocument } from './sandbox-documents.ts';
import { identityCallbackKey, type SandboxVendorParts, sandboxVendorPath } from './sandbox-parts.ts';

/** An older session belongs to a page that was left. */
const sessionLifetimeMs = 30 * 60_000;

const line = z.string().max(200);
const callback = z.object({
  reference: z.string().max(100),
  outcome: z.enum(identityOutcomes),
  document: z
    .object({ firstName: line, lastName: line, birthDate: z.iso.date(), documentNumber: line.optional() })
    .optional(),
});

/** Creates a simulated vendor, whose page lets anybody decide. */
export const sandboxIdentityVerification = (parts: SandboxVendorParts): IdentityVerification => ({
  async start({ about, person, locale, returnUrl, decision }) {
    const reference = newSecret('check');
    const token = newSecret('idv');
    const expiresAt = new Date(Date.now() + sessionLifetimeMs);
    await parts.db
      .insertInto('sandbox_identity_sessions')
      .values({
        reference,
        token_hash: hashSecret(token).toString('hex'),
        about,
        locale,
        return_url: returnUrl,
        sealed_document: sealDocument(parts, reference, person),
        callback_at: null,
        expires_at: expiresAt,
      })
      .execute();
    if (decision) await decide(parts, reference, decision);
    const url = `${parts.config.publicUrl}${sandboxVendorPath}?${new URLSearchParams({ token })}`;
    return { reference, url, expiresAt };
  },

  async findResult(reference) {
    const { outcome, sealed_document } = await parts.db
      .selectFrom('sandbox_identity_sessions')
      .select(['outcome', 'sealed_document'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { outcome, ...(outcome === 'approved' && { document: readDocument(parts, reference, sealed_document) }) };
  },

  readCallback({ header, body }) {
    verifyWebhook(
      identityCallbackKey(parts.config),
      { id: header('webhook-id'), timestamp: header('webhook-timestamp'), signature: header('webhook-signature') },
      body,
    );
    const read = callback.safeParse(parseJson(body));
    if (!read.success) throw new Refusal('MalformedRequestError', 'The callback is not complete.');
    return read.data;
  },
});

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
