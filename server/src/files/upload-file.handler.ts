import { organizationOf, prepared, Refusal } from '../kernel/index.ts';
import { abandonFile, keepFile } from './keep-file.ts';
import { presentFile } from './present-file.ts';
import { readPlace } from './read-place.ts';
import { receiveFile } from './receive-file.ts';

export const handler = prepared<'uploadFile', Awaited<ReturnType<typeof receiveFile>>>({
  async prepare(context, { upload }) {
    const { place, limits } = readPlace(upload.key, 'organization');
    const organizationId = organizationOf(context.actor);
    if (place.organizationId !== undefined && place.organizationId !== organizationId) {
      throw new Refusal('ForbiddenError', 'Files can be uploaded only for your own organization.');
    }
    return await receiveFile(context, { place: { ...place, organizationId, personId: null }, limits, upload });
  },
  async run(context, { body }, received) {
    if (received.place.group !== 'documentation') return presentFile(await keepFile(context, received, body.language));
    const used = await context.app.documentsInUse.lock(context, organizationOf(context.actor));
    return presentFile(await keepFile(context, received, body.language, { isInUse: (fileId) => used.has(fileId) }));
  },
  abandon: ({ db }, received) => abandonFile(db, received),
});
