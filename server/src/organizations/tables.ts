// biome-ignore lint/suspicious/noEmptyInterface: filled by the area.
export interface OrganizationTables {}
