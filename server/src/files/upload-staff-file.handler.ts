import { fileLimits } from '@quittance/sdk/validation';
import { prepared, refuseFormat } from '../kernel/index.ts';
import { abandonFile, keepFile } from './keep-file.ts';
import { assertOrganization } from './list-organization-files.ts';
import { presentFile } from './present-file.ts';
import { readPlace } from './read-place.ts';
import { receiveFile } from './receive-file.ts';

export const handler = prepared<'uploadStaffFile', Awaited<ReturnType<typeof receiveFile>>>({
  async prepare(context, { upload }) {
    const { place } = readPlace(upload.key, 'organization');
    const { organizationId, group } = place;
    if (organizationId === undefined || group !== 'documentation') throw refuseFormat(upload.key);
    await assertOrganization(context.db, organizationId);
    const owner = { organizationId, personId: null };
    return await receiveFile(context, { place: { ...place, ...owner }, limits: fileLimits.staff, upload });
  },
  run: async (context, { body }, received) => presentFile(await keepFile(context, received, body.language)),
  abandon: ({ db }, received) => abandonFile(db, received),
});
