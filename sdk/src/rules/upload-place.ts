import { type FileLimits, fileLimits } from '../validation/files.ts';

/** Who a file belongs to. */
export type FileOwner = 'organization' | 'person';

interface FileGroupRules {
  readonly owner: FileOwner;
  /** Roles of its files; absent: any. */
  readonly roles?: readonly string[];
  /** Maximum number of files for each role of the group. */
  readonly slots: number;
  /** Maximum number of files of one owner, over all roles. */
  readonly maxFiles: number;
  readonly limits: FileLimits;
  /** A new file takes the place of the one in its slot; otherwise the slot must be empty. */
  readonly replaces?: true;
  /** Has many files at once: each new one gets the next free slot, whatever its key says. */
  readonly isNumbered?: true;
  /** Roles of which there are several files: each new one gets the next free slot of its role. */
  readonly numberedRoles?: readonly string[];
  /** Its files are pictures, of which only the pixels are kept. */
  readonly reEncodes?: true;
}

export const fileGroupNames = [
  'additionalInfoRequest',
  'companyLogo',
  'documentation',
  'invoiceAttachment',
  'proofOfPhysicalResidentialAddress',
] as const;
export type FileGroup = (typeof fileGroupNames)[number];

/** The groups of files and their rules. */
const fileGroups = {
  additionalInfoRequest: {
    owner: 'organization',
    roles: ['reply'],
    slots: 1,
    maxFiles: 1000,
    limits: fileLimits.customer,
    isNumbered: true,
  },
  companyLogo: {
    owner: 'organization',
    roles: ['logo'],
    slots: 1,
    maxFiles: 1,
    limits: fileLimits.logo,
    replaces: true,
    reEncodes: true,
  },
  documentation: {
    owner: 'organization',
    slots: 10,
    maxFiles: 50,
    limits: fileLimits.customer,
    // Each trust has a deed.
    numberedRoles: ['trustDeed'],
  },
  invoiceAttachment: {
    owner: 'organization',
    roles: ['attachment'],
    slots: 1,
    maxFiles: 100_000,
    limits: fileLimits.invoiceAttachment,
    isNumbered: true,
  },
  proofOfPhysicalResidentialAddress: { owner: 'person', slots: 1, maxFiles: 5, limits: fileLimits.customer },
} as const satisfies Readonly<Record<FileGroup, FileGroupRules>>;

/** Returns the rules of a group. */
export const fileGroupRules = (group: FileGroup): FileGroupRules => fileGroups[group];

/** Whether a role can have several files, in slots that the server numbers. */
export const isNumberedRole = (group: FileGroup, role: string): boolean => {
  const { isNumbered, numberedRoles } = fileGroupRules(group);
  return isNumbered === true || numberedRoles?.includes(role) === true;
};

/** Where a file belongs: the key of an upload. */
export interface UploadPlace {
  /** What the file is, such as `logo` or `articlesOfAssociation`. */
  readonly role: string;
  /** From 1. */
  readonly slot: number;
  readonly group: FileGroup;
  /** Staff name the organization; customers upload for their own. */
  readonly organizationId?: string | undefined;
}

/** Writes the key of an upload, such as `logo-1-companyLogo`. */
export const uploadKey = ({ role, slot, group, organizationId }: UploadPlace): string =>
  [role, slot, group, ...(organizationId === undefined ? [] : [organizationId])].join('-');

const hasRole = (group: FileGroup, role: string): boolean => fileGroupRules(group).roles?.includes(role) ?? true;

const isGroup = (name: string | undefined): name is FileGroup => name !== undefined && Object.hasOwn(fileGroups, name);

/** Reads the key of an upload. @returns undefined for text that is no key */
export function readUploadKey(key: string): UploadPlace | undefined {
  const [, role = '', slot = '', group, organizationId] =
    /^([A-Za-z]{1,40})-([1-9]\d{0,2})-([A-Za-z]{1,40})(?:-(org_[0-9a-z]{20,32}))?$/.exec(key) ?? [];
  return isGroup(group) && hasRole(group, role)
    ? { role, slot: Number(slot), group, ...(organizationId && { organizationId }) }
    : undefined;
}
