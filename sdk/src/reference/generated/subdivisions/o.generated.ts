// ISO 3166-2: code, code of the parent, English name of Unicode CLDR, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisions =
  'OM:BJ=Janub al Batinah|BS=Shamal al Batinah|BU=Al Buraimi|DA=Ad Dakhiliyah|MA=Muscat|MU=Musandam|SJ=Janub ash Sharqiyah|SS=Shamal ash Sharqiyah|WU=Al Wusta|ZA=Ad Dhahirah|ZU=Dhofar';
