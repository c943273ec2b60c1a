import { personOf, prepared, refuseFormat } from '../kernel/index.ts';
import { abandonFile, keepFile } from './keep-file.ts';
import { presentFile } from './present-file.ts';
import { readPlace } from './read-place.ts';
import { receiveFile } from './receive-file.ts';

export const handler = prepared<'uploadUserFile', Awaited<ReturnType<typeof receiveFile>>>({
  async prepare(context, { upload }) {
    const { place, limits } = readPlace(upload.key, 'person');
    if (place.organizationId !== undefined) throw refuseFormat(upload.key);
    const owner = { organizationId: null, personId: personOf(context.actor).userId };
    return await receiveFile(context, { place: { ...place, ...owner }, limits, upload });
  },
  async run(context, { body }, received) {
    const { organizationId } = context.actor;
    if (!organizationId) return presentFile(await keepFile(context, received, body.language));
    const used = await context.app.documentsInUse.lock(context, organizationId);
    return presentFile(await keepFile(context, received, body.language, { isInUse: (fileId) => used.has(fileId) }));
  },
  abandon: ({ db }, received) => abandonFile(db, received),
});
