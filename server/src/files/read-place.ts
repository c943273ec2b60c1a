import { type FileOwner, fileGroupRules, readUploadKey, type UploadPlace } from '@quittance/sdk/rules';
import { checkFileCount, type FileLimits } from '@quittance/sdk/validation';
import { refuseFormat, refuseUpload } from '../kernel/index.ts';

/** A place and what may be put there. */
export interface AllowedPlace {
  readonly place: UploadPlace;
  readonly limits: FileLimits;
}

/**
 * Reads where an upload belongs.
 * @throws ValidationError for a key that is none, of another owner's group, or beyond the group's slots
 */
export function readPlace(key: string, owner: FileOwner): AllowedPlace {
  const place = readUploadKey(key);
  if (!place) throw refuseFormat(key);
  const rules = fileGroupRules(place.group);
  if (rules.owner !== owner) throw refuseFormat(key);
  if (place.slot > rules.slots) {
    throw refuseUpload(key, 'The slot surpasses maximum.', checkFileCount(rules.slots, 1, { maxFiles: rules.slots }));
  }
  return { place, limits: rules.limits };
}
