// ISO 3166-2: code and Spanish name where it is not the English one, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisionNamesEs =
  'KR:11=Seúl';
