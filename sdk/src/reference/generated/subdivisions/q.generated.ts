// ISO 3166-2: code, code of the parent, English name of Unicode CLDR, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisions =
  'QA:DA=Doha|KH=Al Khor|MS=Madinat ash Shamal|RA=Al Rayyan|SH=Ash Shīḩānīyah|US=Umm Salal|WA=Al Wakrah|ZA=Al Daayen';
