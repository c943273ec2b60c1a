import { type GeneratedFile } from './source-file.ts';
/** By country: patterns of CLDR's postal code data, kept up by the package's contributors. */
export declare const communityData: ReadonlyMap<string, RegExp>;
/** Valid codes by country. */
export declare const postalExamples: ReadonlyMap<string, readonly string[]>;
/** Corrections where both sources are narrower than real codes, where one is too wide, or can't be used unchanged. */
export declare const corrections: Readonly<Record<string, string>>;
/** Combines both sources: refusing a real address costs more than accepting a wrong code. */
export declare function postalPatternOf(country: string): string | null;
export declare function postalCodeFiles(): GeneratedFile[];
